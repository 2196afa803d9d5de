package ui

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A paperScreen takes the totals of a game from a paper sheet.
type paperScreen struct {
	app    *App
	page   *widgets.Page
	said   answer
	day    day
	name   *widgets.TextField
	chips  *fyne.Container
	totals *fyne.Container
	now    Paper
}

// goPaper opens an empty paper sheet of today.
func (a *App) goPaper() {
	people, err := a.store.People()
	if a.refused(err) {
		return
	}
	a.people = people
	page := a.keepPage("Paper sheet")
	s := &paperScreen{app: a, page: page, said: answerOn(page)}
	s.now.Variant = engine.Variants()[0].ID
	s.day = dayField("Evening", stats.Evening(a.time.Now()))
	s.chips, s.totals = widgets.Flow(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	s.name = widgets.NewTextField("")
	s.name.SetHint("Add a name")
	s.name.OnSubmitted = func(string) { s.typed() }
	s.page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "Keep it", s.keep))
	s.show()
	a.stack.Push(s.page)
}

// show shows who is on the sheet, and with what.
func (s *paperScreen) show() {
	s.chips.Objects, s.totals.Objects = nil, nil
	for _, p := range active(s.app.people) {
		chip := widgets.NewPersonChip(markOf(p), p.Name, func() { s.toggle(p.Name) })
		chip.SetSelected(s.at(p.Name) >= 0)
		s.chips.Add(chip)
	}
	widgets.SetVisible(s.chips, len(s.chips.Objects) > 0)
	for i, name := range s.now.Names {
		total := widgets.NewStepper(stepper(name), 0, 999, func(n int) { s.now.Totals[i] = n })
		total.SetValue(s.now.Totals[i])
		s.totals.Add(total)
	}
	if len(s.now.Names) == 0 {
		s.totals.Add(widgets.NewHint("Choose who played."))
	}
	variant := widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, variantName(s.now.Variant), s.chooseVariant)
	add := widgets.NewIconButton(widgets.IconPlus, "Add", s.typed)
	s.page.SetBody(
		s.said.box,
		widgets.NewHint("A game of which only the totals are known. The lowest wins."),
		s.day, widgets.Section("Game", variant),
		widgets.Section("Who played", s.chips, widgets.Row(widgets.SpaceSmall, 0, s.name, add)),
		widgets.Section("Totals", s.totals),
	)
}

// at returns where somebody is on the sheet, or -1.
func (s *paperScreen) at(name string) int {
	return slices.IndexFunc(s.now.Names, func(n string) bool { return scoring.SameName(n, name) })
}

// toggle puts somebody on the sheet, or takes them off.
func (s *paperScreen) toggle(name string) {
	if i := s.at(name); i >= 0 {
		s.now.Names = slices.Delete(slices.Clone(s.now.Names), i, i+1)
		s.now.Totals = slices.Delete(slices.Clone(s.now.Totals), i, i+1)
	} else {
		s.now.Names, s.now.Totals = append(s.now.Names, name), append(s.now.Totals, 0)
	}
	s.show()
}

// typed puts somebody on the sheet whose name was typed.
func (s *paperScreen) typed() {
	if s.name.Text() == "" {
		return
	}
	name, err := scoring.CleanName(s.name.Text())
	if err == nil && s.at(name) >= 0 {
		err = scoring.ErrSameName
	}
	if err != nil {
		s.name.SetError(words.Explain(err))
		return
	}
	s.name.SetError("")
	s.name.SetText("")
	s.toggle(name)
}

func (s *paperScreen) chooseVariant() {
	var choices []choiceOf
	for _, r := range engine.Variants() {
		choices = append(choices, choiceOf{ticked(r.ID == s.now.Variant), r.Name, func() {
			s.now.Variant = r.ID
			s.show()
		}})
	}
	s.app.menu("Which game", "", choices)
}

// errOneAlone means that nobody is there to play against.
var errOneAlone = errors.New("choose who played, two people at least")

// keep keeps the game, if it can have been one.
func (s *paperScreen) keep() {
	if len(s.now.Names) < 2 {
		s.said.give(errOneAlone, "Nothing was kept.", "")
		return
	}
	text, ok := s.day.day()
	if !ok {
		return
	}
	if text == "" {
		s.day.SetError("Say which evening it was.")
		return
	}
	s.now.Day = text
	paper := s.now
	s.app.takeIn(s.said, func(Work) (words.Imported, error) {
		return s.app.store.CopyOut(paper)
	}, func() {
		s.now.Names, s.now.Totals = nil, nil // for the next sheet
		s.show()
	})
}
