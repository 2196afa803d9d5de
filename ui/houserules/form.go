package houserules

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A Form edits how a game ends, and the house rules.
type Form struct {
	agree  func(engine.Key, engine.Value)
	Ending *fyne.Container
	House  *fyne.Container
	shown  engine.Ruleset
}

// NewForm returns an empty form, which calls agree with every change.
func NewForm(agree func(engine.Key, engine.Value)) *Form {
	return &Form{
		agree:  agree,
		Ending: widgets.Column(widgets.SpaceSmall),
		House:  widgets.Column(widgets.SpaceMedium),
	}
}

// Show shows a ruleset. It rebuilds only what has to be different, so that
// nothing moves under a finger.
func (f *Form) Show(t engine.Ruleset, players int) {
	was := f.shown
	f.shown = t
	if was.Rules.ID != t.Rules.ID || was.Value(engine.End) != t.Value(engine.End) {
		f.showHouse()
		f.showEnding(players)
	}
}

// endings has the number that belongs to each way a game can end, and how far one
// tap changes it.
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

// number returns the number of an ending; one round per player counts as the
// number of players.
func (f *Form) number(k engine.Key, players int) engine.Value {
	v := f.shown.Value(k)
	if v == engine.RoundsPerPlayer {
		return engine.Number(max(players, f.shown.Rules.Players.Min))
	}
	return v
}

func (f *Form) showHouse() {
	common, rest := houseKeys(f.shown)
	f.House.Objects = append(f.editors(common), widgets.NewExpander("More house rules", widgets.Column(widgets.SpaceMedium, f.editors(rest)...)))
	f.House.Refresh()
}

// editors returns the editors of some house rules.
func (f *Form) editors(keys []engine.Key) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, k := range keys {
		all = append(all, houseEditor(k, f.shown.Value(k), func(v engine.Value) { f.agree(k, v) }))
	}
	return all
}
