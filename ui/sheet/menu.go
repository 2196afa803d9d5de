package sheet

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/houserules"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// more opens the menu of the game.
func (t *Page) more() {
	s := t.Sheet()
	var can []frame.Choice
	if !s.Over && t.away == "" {
		can = append(can,
			frame.Choice{Text: "The table"},
			frame.Choice{Icon: widgets.IconPerson, Text: "Somebody joins", Do: t.joins},
			frame.Choice{Icon: widgets.IconPeople, Text: "Change seats", Do: t.reseat},
		)
		can = append(can, t.clockChoices(s)...)
		if t.virtual != nil {
			can = append(can, frame.Choice{Icon: widgets.IconCards, Text: "Deal with the virtual deck", Do: t.dealCards})
		}
	}
	can = append(can, frame.Choice{Text: "The game"})
	can = append(can, t.guestsChoice()...)
	can = append(can, frame.Choice{Icon: widgets.IconTurn, Text: "Around the table", Do: t.turnAround})
	if t.CanSpeak() {
		can = append(can, frame.Choice{Icon: widgets.IconSpeak, Text: "Say how it stands", Do: func() { t.Speak(words.SpokenStandings(t.Sheet())) }})
	}
	can = append(can,
		frame.Choice{Icon: widgets.IconChart, Text: "Looking back", Do: t.lookBack},
		frame.Choice{Icon: widgets.IconBook, Text: "Ending and house rules", Do: t.agree},
	)
	if !s.Over {
		can = append(can, frame.Choice{Icon: widgets.IconShare, Text: "Hand this game over", Do: func() { t.Go(frame.Route{Room: frame.HandoverRoom, ID: t.ID()}) }})
	}
	if !s.Over && t.away == "" {
		can = append(can, frame.Choice{Icon: widgets.IconTrophy, Text: "End the game now", Do: t.endGame})
	}
	can = append(can,
		frame.Choice{Text: "Tabby"},
		frame.Choice{Icon: widgets.IconPlus, Text: "New game", Do: func() { t.Go(frame.Route{Room: frame.SetupRoom, ID: frame.NewSetup}) }},
		frame.Choice{Icon: widgets.IconSettings, Text: "Settings", Do: func() { t.Go(frame.Route{Room: frame.SettingsRoom}) }},
		frame.Choice{Icon: widgets.IconHelp, Text: "Keys", Do: func() { t.Go(frame.Route{Room: frame.KeysRoom}) }},
	)
	t.Menu("At the table", "", can)
}

// clockChoices returns the choices about the clock.
func (t *Page) clockChoices(s scoring.Sheet) []frame.Choice {
	switch {
	case !s.Clock.Runs || s.Clock.Up:
		return nil
	case s.Clock.Paused:
		return []frame.Choice{{Icon: widgets.IconPlay, Text: "Let the clock go on", Do: func() { t.do(scoring.Resume{At: t.game.Now()}) }}}
	}
	return []frame.Choice{{Icon: widgets.IconPause, Text: "Stop the clock, if all agree", Do: func() { t.do(scoring.Pause{At: t.game.Now()}) }}}
}

// player opens the menu of a player.
func (t *Page) player(p scoring.Player) {
	s := t.Sheet()
	var can []frame.Choice
	if !s.Over && s.Status[p] == scoring.In {
		can = []frame.Choice{{Icon: widgets.IconDeal, Text: "Deals the next round", Do: func() { t.do(scoring.ChooseDealer{At: t.game.Now(), Player: p}) }}}
	}
	if !s.Over && s.Status[p] != scoring.Gone {
		can = append(can, frame.Choice{Icon: widgets.IconLeave, Text: "Leaves the game", Do: func() { t.leave(p) }})
	}
	if !s.Over && s.Status[p] == scoring.Gone {
		can = append(can, frame.Choice{Icon: widgets.IconPerson, Text: "Comes back", Do: func() { t.comeBack(p) }})
	}
	if _, known := t.Known(s.People[p].ID); known {
		can = append(can, frame.Choice{Icon: widgets.IconEdit, Text: "Colour and shape", Do: func() { t.openBadge(p) }})
	}
	t.Menu(s.People[p].Name, words.Player(s, p), can)
}

// openBadge opens the choice of a person's colour and shape.
func (t *Page) openBadge(p scoring.Player) {
	person, _ := t.Known(t.Sheet().People[p].ID)
	page := t.subpage(person.Name)
	page.SetBody(t.BadgeSections(person, func() {
		t.show()
		page.Refresh()
	})...)
	t.Open(page)
}

// subpage returns a page that goes back to the sheet.
func (t *Page) subpage(title string) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack("Back to the sheet", t.Close)
	return page
}

// comeBack seats a player again who left, with their total.
func (t *Page) comeBack(p scoring.Player) {
	t.perform(scoring.Join{At: t.game.Now(), Person: t.Sheet().People[p], After: scoring.Nobody}, t.Undo)
}

// leave asks before a player leaves.
func (t *Page) leave(p scoring.Player) {
	name := t.Sheet().People[p].Name
	t.Ask(widgets.ConfirmWords{
		Title: name + " leaves the game", Accept: "Leaves", Cancel: "Stays",
		Text: "The total stays as it is, without a place. " + name + " can come back between rounds.",
	}, func() { t.perform(scoring.Leave{At: t.game.Now(), Player: p}, t.Undo) })
}

// endGame asks before the game ends.
func (t *Page) endGame() {
	t.Ask(widgets.ConfirmWords{
		Title: "End the game now", Accept: "End it", Cancel: "Play on",
		Text: "The lowest total of those still in wins. Undo brings the game back.",
	}, func() { t.perform(scoring.EndGame{At: t.game.Now()}, t.Undo) })
}

// agree opens the ending and the house rules of the game on the table.
func (t *Page) agree() {
	page := t.subpage("Ending and house rules")
	var form *houserules.Form
	show := func() { s := t.Sheet(); form.Show(s.Ruleset, len(s.People)) }
	form = houserules.NewForm(func(k engine.Key, v engine.Value) {
		t.perform(scoring.Agree{At: t.game.Now(), House: engine.House{k: v}}, func() {
			t.Undo()
			show()
		})
		show()
	})
	show()
	page.SetBody(
		widgets.NewHint("Changes hold for the whole game, the rounds played included. Undo takes them back."),
		widgets.Section("It ends", form.Ending), widgets.Section("House rules", form.House))
	t.Open(page)
}

// reseat opens the order of seats.
func (t *Page) reseat() {
	s := t.Sheet()
	page := t.subpage("Seats, clockwise")
	seats := slices.Clone(s.Seats)
	var rows []fyne.CanvasObject
	for _, p := range seats {
		name := widgets.NewText(s.People[p].Name, widgets.TextStyle{Bold: true, Lines: 1})
		rows = append(rows, widgets.Row(widgets.SpaceSmall, 1, widgets.NewBadgeView(t.badge(p), widgets.RowBadge), name))
	}
	list := widgets.NewReorder(rows, func(from, to int) {
		p := seats[from]
		seats = slices.Insert(slices.Delete(seats, from, from+1), to, p)
	})
	page.SetBody(widgets.NewHint("The deal passes to the left, down this list."), list)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "Sit like this", func() {
		t.Close()
		t.perform(scoring.Reseat{At: t.game.Now(), Seats: seats}, t.Undo)
	}))
	t.Open(page)
}
