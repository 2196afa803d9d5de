package games

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// showFilters shows what is filtered: a chip for every filter, which takes its
// choice back at its end. The keyboard stays where it is.
func (s *listPage) showFilters() {
	was := s.filters.Objects
	focus := slices.IndexFunc(was, func(o fyne.CanvasObject) bool { return s.room.Focused(o) })
	s.filters.Objects = nil
	for _, v := range viewFilters(s.wanted, s.room.People()) {
		s.filters.Add(s.filterChip(v))
	}
	if focus >= 0 {
		s.room.Focus(s.filters.Objects[focus])
	}
	s.page.Refresh()
}

// filterChip returns a filter that opens its choice.
func (s *listPage) filterChip(v filterView) *widgets.Chip {
	chip := widgets.NewChip(v.Text, nil)
	if known, ok := s.room.Known(s.wanted.Person); ok && v.Kind == byPerson {
		chip = widgets.NewPersonChip(frame.BadgeOf(known), v.Text, nil)
	}
	chip.OnTapped = func() { s.choose(v.Kind) }
	if v.On {
		chip.OnRemove = func() { s.want(filtered(s.wanted, v.Kind, "")) }
	}
	chip.SetSelected(v.On)
	return chip
}

// choose asks what a filter is to let through.
func (s *listPage) choose(k filterKind) {
	var m *widgets.Modal
	list := widgets.Flow(widgets.SpaceSmall)
	add := func(chip *widgets.Chip, value string) {
		chip.SetSelected(value == filterValue(s.wanted, k))
		chip.OnTapped = func() {
			m.Close()
			s.want(filtered(s.wanted, k, value))
		}
		list.Add(chip)
	}
	add(widgets.NewChip(filterNames[k], nil), "")
	for _, o := range filterOptions(k, s.room.People()) {
		if p, ok := s.room.Known(o.Value); ok && k == byPerson {
			add(widgets.NewPersonChip(frame.BadgeOf(p), o.Text, nil), o.Value)
			continue
		}
		add(widgets.NewChip(o.Text, nil), o.Value)
	}
	m = widgets.NewModal(filterTitles[k], list, widgets.NewButton(widgets.Quiet, "Close", nil))
	m.Open(s.room.Canvas())
}
