package ui

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/widgets"
)

// A rulesForm is what a table agrees on: how the game ends, and the house rules.
type rulesForm struct {
	agree  func(engine.Key, engine.Value)
	ending *fyne.Container
	house  *fyne.Container
	shown  engine.Ruleset
}

func newRulesForm(agree func(engine.Key, engine.Value)) *rulesForm {
	return &rulesForm{
		agree:  agree,
		ending: widgets.Column(widgets.SpaceSmall),
		house:  widgets.Column(widgets.SpaceMedium),
	}
}

// show makes the form look like what the table plays by. Its parts are made anew
// only where they would be others, so that nothing moves under a finger.
func (f *rulesForm) show(t engine.Ruleset, players int) {
	was := f.shown
	f.shown = t
	if was.Rules.ID != t.Rules.ID {
		f.showHouse()
	}
	if was.Rules.ID != t.Rules.ID || was.Value(engine.End) != t.Value(engine.End) {
		f.showEnding(players)
	}
}

// endings are the ways a game can end, in the order they are offered, each with
// its number and how far one tap changes it.
var endings = []struct {
	end    engine.Value
	words  string
	number engine.Key
	label  string
	step   int
}{
	{engine.EndElimination, "Last one in", engine.Threshold, "Out at", 10},
	{engine.EndRounds, "Rounds", engine.Rounds, "Rounds", 1},
	{engine.EndTime, "Time", engine.Minutes, "Minutes", 5},
	{engine.EndThreshold, "First to a number", engine.Threshold, "The game ends at", 10},
}

func (f *rulesForm) showEnding(players int) {
	at := 0
	var options []string
	for i, e := range endings {
		options = append(options, e.words)
		if e.end == f.shown.Value(engine.End) {
			at = i
		}
	}
	choice := widgets.NewChoice(options, func(i int) { f.agree(engine.End, endings[i].end) })
	choice.SetSelected(at)
	e := endings[at]
	number := numberEditor(e.number, e.label, f.number(e.number, players), func(v engine.Value) { f.agree(e.number, v) })
	number.SetStep(e.step)
	f.ending.Objects = []fyne.CanvasObject{choice, number}
	f.ending.Refresh()
}

// number returns the number of an ending; as many rounds as players are that
// many.
func (f *rulesForm) number(k engine.Key, players int) engine.Value {
	v := f.shown.Value(k)
	if v == engine.RoundsPerPlayer {
		return engine.Number(max(players, f.shown.Rules.Players.Min))
	}
	return v
}

func (f *rulesForm) showHouse() {
	keys, few := houseKeys(f.shown.Rules)
	f.house.Objects = nil
	more := widgets.Column(widgets.SpaceMedium)
	for i, k := range keys {
		editor := houseEditor(k, f.shown.Value(k), func(v engine.Value) { f.agree(k, v) })
		if i < few {
			f.house.Add(editor)
		} else {
			more.Add(editor)
		}
	}
	f.house.Add(widgets.NewExpander("More house rules", more))
}
