package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// showFilters shows what is filtered: a chip for every filter, which takes its
// choice back at its end. The keyboard stays where it is.
func (s *gamesScreen) showFilters() {
	was := s.filters.Objects
	focus := slices.IndexFunc(was, func(o fyne.CanvasObject) bool { return s.app.focused(o) })
	s.filters.Objects = nil
	for _, v := range viewFilters(s.wanted, s.app.people) {
		s.filters.Add(s.filterChip(v))
	}
	if focus >= 0 {
		s.app.focus(s.filters.Objects[focus])
	}
	s.page.Refresh()
}

// filterChip is a filter that opens its choice.
func (s *gamesScreen) filterChip(v filterView) *widgets.Chip {
	chip := widgets.NewChip(v.Text, nil)
	if known, ok := s.app.known(s.wanted.Person); ok && v.Kind == byPerson {
		chip = widgets.NewPersonChip(markOf(known), v.Text, nil)
	}
	chip.OnTapped = func() { s.choose(v.Kind) }
	if v.On {
		chip.OnRemove = func() { s.want(s.wanted.with(v.Kind, "")) }
	}
	chip.SetSelected(v.On)
	return chip
}

// choose asks what a filter is to let through.
func (s *gamesScreen) choose(k filterKind) {
	var m *widgets.Modal
	list := widgets.Flow(widgets.SpaceSmall)
	add := func(chip *widgets.Chip, value string) {
		chip.SetSelected(value == s.wanted.value(k))
		chip.OnTapped = func() {
			m.Close()
			s.want(s.wanted.with(k, value))
		}
		list.Add(chip)
	}
	add(widgets.NewChip(filterNames[k], nil), "")
	for _, o := range filterOptions(k, s.app.people) {
		if p, ok := s.app.known(o.Value); ok && k == byPerson {
			add(widgets.NewPersonChip(markOf(p), o.Text, nil), o.Value)
			continue
		}
		add(widgets.NewChip(o.Text, nil), o.Value)
	}
	m = widgets.NewModal(filterTitles[k], list, widgets.NewButton(widgets.Quiet, "Close", nil))
	m.Open(s.app.window.Canvas())
}

// focused reports whether the keyboard is on an object.
func (a *App) focused(o fyne.CanvasObject) bool {
	f, can := o.(fyne.Focusable)
	return can && a.window.Canvas().Focused() == f
}

// focus puts the keyboard on an object, if it takes keys.
func (a *App) focus(o fyne.CanvasObject) {
	if f, can := o.(fyne.Focusable); can {
		a.window.Canvas().Focus(f)
	}
}
