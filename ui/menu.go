package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A choiceOf is one line of a menu.
type choiceOf struct {
	icon widgets.Icon
	text string
	do   func()
}

// menu opens a list of things to do.
func (a *App) menu(title, text string, choices []choiceOf) {
	list := widgets.Column(widgets.SpaceSmall)
	if text != "" {
		list.Add(widgets.NewBody(text))
	}
	var m *widgets.Modal
	for _, c := range choices {
		list.Add(widgets.NewIconTextButton(widgets.Secondary, c.icon, c.text, func() {
			m.Close()
			c.do()
		}))
	}
	m = widgets.NewModal(title, list, widgets.NewButton(widgets.Quiet, "Close", nil))
	m.Open(a.window.Canvas())
}

// more opens what else can be done with the game on the table.
func (t *sheetTable) more() {
	s := t.game.sheet()
	var can []choiceOf
	if !s.Over {
		can = append(can,
			choiceOf{widgets.IconPerson, "Somebody joins", t.joins},
			choiceOf{widgets.IconPeople, "Change seats", t.reseat},
		)
		can = append(can, t.clockChoices(s)...)
		can = append(can, choiceOf{widgets.IconCards, "Deal with the virtual deck", t.dealCards})
	}
	can = append(can, choiceOf{widgets.IconBook, "Ending and house rules", t.agree})
	if !s.Over {
		can = append(can, choiceOf{widgets.IconTrophy, "End the game now", t.endGame})
	}
	can = append(can,
		choiceOf{widgets.IconChart, "Looking back", t.story},
		choiceOf{widgets.IconPlus, "New game", t.app.goSetup},
		choiceOf{widgets.IconSettings, "Settings", t.app.goSettings},
		choiceOf{widgets.IconHelp, "Keys", t.app.showKeys},
	)
	t.app.menu("At the table", "", can)
}

// clockChoices is what can be done about the clock.
func (t *sheetTable) clockChoices(s scoring.Sheet) []choiceOf {
	switch {
	case !s.Clock.Runs || s.Clock.Up:
		return nil
	case s.Clock.Paused:
		return []choiceOf{{widgets.IconPlay, "Let the clock go on", func() { t.do(scoring.Resume{At: t.game.now()}) }}}
	}
	return []choiceOf{{widgets.IconPause, "Stop the clock, if all agree", func() { t.do(scoring.Pause{At: t.game.now()}) }}}
}

// player opens what concerns one player.
func (t *sheetTable) player(p scoring.Player) {
	s := t.game.sheet()
	var can []choiceOf
	if !s.Over && s.Status[p] == scoring.In {
		can = []choiceOf{{widgets.IconDeal, "Deals the next round", func() { t.do(scoring.ChooseDealer{At: t.game.now(), Player: p}) }}}
	}
	if !s.Over && s.Status[p] != scoring.Gone {
		can = append(can, choiceOf{widgets.IconLeave, "Leaves the game", func() { t.leave(p) }})
	}
	if _, known := t.app.known(s.People[p].ID); known {
		can = append(can, choiceOf{widgets.IconEdit, "Colour and shape", func() { t.paint(p) }})
	}
	t.app.menu(s.People[p].Name, words.Player(s, p), can)
}

// leave asks before somebody leaves for good.
func (t *sheetTable) leave(p scoring.Player) {
	name := t.game.sheet().People[p].Name
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: name + " leaves the game", Accept: "Leaves", Cancel: "Stays",
		Text: "The total stays as it is, without a place. Undo brings " + name + " back.",
	}, func() { t.told(scoring.Leave{At: t.game.now(), Player: p}, true) }).Open(t.app.window.Canvas())
}

// endGame asks before the game ends.
func (t *sheetTable) endGame() {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: "End the game now", Accept: "End it", Cancel: "Play on",
		Text: "The lowest total of those still in wins. Undo brings the game back.",
	}, func() { t.told(scoring.EndGame{At: t.game.now()}, true) }).Open(t.app.window.Canvas())
}

// agree opens the ending and the house rules of the game on the table.
func (t *sheetTable) agree() {
	page := widgets.NewPage("Ending and house rules")
	page.SetBack("Back to the sheet", func() { t.app.stack.Pop() })
	var form *rulesForm
	show := func() { s := t.game.sheet(); form.show(s.Ruleset, len(s.People)) }
	form = newRulesForm(func(k engine.Key, v engine.Value) {
		t.told(scoring.Agree{At: t.game.now(), House: engine.House{k: v}}, true)
		show()
	})
	show()
	page.SetBody(
		widgets.NewHint("Changes hold for the whole game, the rounds played included. Undo takes them back."),
		widgets.Section("It ends", form.ending), widgets.Section("House rules", form.house))
	t.app.stack.Push(page)
}

// reseat opens the order of seats.
func (t *sheetTable) reseat() {
	s := t.game.sheet()
	page := widgets.NewPage("Seats, clockwise")
	page.SetBack("Back to the sheet", func() { t.app.stack.Pop() })
	seats := slices.Clone(s.Seats)
	var rows []fyne.CanvasObject
	for _, p := range seats {
		name := widgets.NewText(s.People[p].Name, widgets.TextStyle{Bold: true, Lines: 1})
		rows = append(rows, widgets.Row(widgets.SpaceSmall, 1, widgets.NewBadgeView(t.mark(p), rowMarkSide), name))
	}
	list := widgets.NewReorder(widgets.ReorderWords{Up: "Up", Down: "Down"}, rows, func(from, to int) {
		p := seats[from]
		seats = slices.Insert(slices.Delete(seats, from, from+1), to, p)
	})
	page.SetBody(widgets.NewHint("The deal passes to the left, down this list."), list)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "Sit like this", func() {
		t.app.stack.Pop()
		t.told(scoring.Reseat{At: t.game.now(), Seats: seats}, true)
	}))
	t.app.stack.Push(page)
}
