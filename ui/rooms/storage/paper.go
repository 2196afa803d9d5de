package storage

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A paperPage takes the totals of a game from a paper sheet.
type paperPage struct {
	room   *Room
	page   *widgets.Page
	said   answer
	day    frame.DayField
	name   *widgets.TextField
	chips  *fyne.Container
	totals *fyne.Container
	ready  *widgets.Button // while two people played
	now    history.Paper
}

// openPaper opens an empty paper sheet of today.
func (r *Room) openPaper() {
	if !r.LoadPeople() {
		return
	}
	w := r.Words.Storage
	page := r.NewPage(w.PaperSheet)
	s := &paperPage{room: r, page: page, said: r.answerOn(page)}
	s.now.Played.Variant = engine.Variants()[0].ID
	s.day = frame.NewDayField(r.Words, w.Evening, stats.Evening(r.Now()), r.Now())
	s.chips, s.totals = widgets.Flow(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	s.name = widgets.NewTextField("")
	s.name.SetHint(r.Words.Setup.AddName)
	s.name.SetListed()
	s.name.OnSubmitted = func(string) { s.typed() }
	s.name.SetBeside(widgets.NewIconButton(widgets.IconPlus, r.Words.Setup.Add, s.typed))
	s.ready = widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, r.Words.Common.Keep, s.keep)
	s.page.SetFooter(s.ready)
	s.show()
	r.Open(s.page)
}

// show shows the players and their totals.
func (s *paperPage) show() {
	w := s.room.Words
	s.chips.Objects, s.totals.Objects = nil, nil
	for _, p := range s.room.Humans() {
		chip := widgets.NewPersonChip(badges.Of(p), p.Name, func() { s.toggle(p.Name) })
		chip.SetSelected(s.at(p.Name) >= 0)
		s.chips.Add(chip)
	}
	widgets.SetVisible(s.chips, len(s.chips.Objects) > 0)
	for i, name := range s.now.Names {
		total := widgets.NewStepper(&w.Kit, name, widgets.Span{Least: max(-999, s.now.Played.Totals().Min), Most: 999}, func(n int) { s.now.Totals[i] = n })
		total.SetValue(s.now.Totals[i])
		s.now.Totals[i] = total.Value() // it may have been typed for another game
		s.totals.Add(total)
	}
	if s.ready.SetEnabled(len(s.now.Names) > 1); len(s.now.Names) < 2 {
		s.totals.Add(widgets.NewHint(w.Storage.ChooseWho))
	}
	variant := widgets.NewPickButton(s.gameName(), s.chooseVariant)
	s.page.SetBody(
		s.said.box,
		widgets.NewHint(w.Storage.PaperHint),
		s.day, widgets.Section(w.Storage.Game, variant),
		widgets.Section(w.Games.WhoPlayed, s.chips, s.name),
		widgets.Section(w.Storage.Totals, widgets.Grouped(w.Storage.Totals, s.totals)),
	)
}

// at returns the index of a name on the sheet, or -1.
func (s *paperPage) at(name string) int {
	return slices.IndexFunc(s.now.Names, func(n string) bool { return scoring.SameName(n, name) })
}

// toggle adds a name to the sheet, or removes it.
func (s *paperPage) toggle(name string) {
	if i := s.at(name); i >= 0 {
		s.now.Names = slices.Delete(slices.Clone(s.now.Names), i, i+1)
		s.now.Totals = slices.Delete(slices.Clone(s.now.Totals), i, i+1)
	} else {
		s.now.Names, s.now.Totals = append(s.now.Names, name), append(s.now.Totals, 0)
	}
	s.show()
}

// typed adds the names that were typed.
func (s *paperPage) typed() {
	if s.name.Text() == "" {
		return
	}
	all := s.room.TakeNames(s.name, s.name.Text(), func(name string) (string, error) {
		name, err := scoring.CleanName(name)
		if err != nil || s.at(name) >= 0 {
			return name, err
		}
		s.toggle(name)
		return "", nil
	})
	if all {
		s.name.SetText("")
	}
}

// gameName returns the name of the game that was played.
func (s *paperPage) gameName() string {
	if s.now.Played.Game != nil {
		return s.now.Played.Game.Name
	}
	return s.room.Words.Rules.VariantName(s.now.Played.Variant)
}

// chooseVariant lists the games, those of one's own before the others.
func (s *paperPage) chooseVariant() {
	var names, variants []string
	own := s.room.CustomGames()
	for _, g := range own {
		names, variants = append(names, g.Name), append(variants, g.Variant())
	}
	for _, r := range engine.Games() {
		names, variants = append(names, s.room.Words.Rules.In(r).Name), append(variants, r.ID)
	}
	s.room.Pick(s.room.Words.Storage.WhichGame, names, slices.Index(variants, s.now.Played.Variant), func(i int) {
		if s.now.Played.Variant, s.now.Played.Game = variants[i], nil; i < len(own) {
			s.now.Played.Game = &own[i]
		}
		s.show()
	})
}

// keep imports the game, if it is complete.
func (s *paperPage) keep() {
	text, ok := s.day.Day()
	if !ok {
		return
	}
	if text == "" {
		s.day.SetError(s.room.Words.Storage.WhichDay)
		return
	}
	s.now.Day = text
	paper := s.now
	s.room.runImport(s.said, func(history.Work) (history.Imported, error) {
		return s.room.store.ImportPaper(paper)
	}, func() {
		s.now.Names, s.now.Totals = nil, nil // for the next sheet
		s.show()
	})
}
