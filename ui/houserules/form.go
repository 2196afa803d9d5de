package houserules

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A Form is what a table agrees on: how the game ends, and the house rules.
type Form struct {
	agree  func(engine.Key, engine.Value)
	Ending *fyne.Container
	House  *fyne.Container
	shown  engine.Ruleset
}

func NewForm(agree func(engine.Key, engine.Value)) *Form {
	return &Form{
		agree:  agree,
		Ending: widgets.Column(widgets.SpaceSmall),
		House:  widgets.Column(widgets.SpaceMedium),
	}
}

// Show makes the form look like what the table plays by. Its parts are made anew
// only where they would be others, so that nothing moves under a finger.
func (f *Form) Show(t engine.Ruleset, players int) {
	was := f.shown
	f.shown = t
	if was.Rules.ID != t.Rules.ID {
		f.showHouse()
	}
	if was.Rules.ID != t.Rules.ID || was.Value(engine.End) != t.Value(engine.End) {
		f.showEnding(players)
	}
}

// endings are what is chosen with each way a game can end: its number, and how
// far one tap changes that.
var endings = map[engine.Value]struct {
	number engine.Key
	label  string
	step   int
}{
	engine.EndElimination: {engine.Threshold, "Out at", 10},
	engine.EndRounds:      {engine.Rounds, "Rounds", 1},
	engine.EndTime:        {engine.Minutes, "Minutes", 5},
	engine.EndThreshold:   {engine.Threshold, "The game ends at", 10},
}

func (f *Form) showEnding(players int) {
	all := words.Endings()
	var options []string
	for _, end := range all {
		options = append(options, words.EndingName(end))
	}
	choice := widgets.NewChoice(options, func(i int) { f.agree(engine.End, all[i]) })
	now := f.shown.Value(engine.End)
	choice.SetSelected(max(0, slices.Index(all, now)))
	e := endings[now]
	number := numberEditor(e.number, e.label, f.number(e.number, players), func(v engine.Value) { f.agree(e.number, v) })
	number.SetStep(e.step)
	f.Ending.Objects = []fyne.CanvasObject{choice, number}
	f.Ending.Refresh()
}

// number returns the number of an ending; as many rounds as players are that
// many.
func (f *Form) number(k engine.Key, players int) engine.Value {
	v := f.shown.Value(k)
	if v == engine.RoundsPerPlayer {
		return engine.Number(max(players, f.shown.Rules.Players.Min))
	}
	return v
}

func (f *Form) showHouse() {
	keys, few := houseKeys(f.shown.Rules)
	f.House.Objects = nil
	more := widgets.Column(widgets.SpaceMedium)
	for i, k := range keys {
		editor := houseEditor(k, f.shown.Value(k), func(v engine.Value) { f.agree(k, v) })
		if i < few {
			f.House.Add(editor)
		} else {
			more.Add(editor)
		}
	}
	f.House.Add(widgets.NewExpander("More house rules", more))
}
