package houserules

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

// A Form edits how a game ends, and the house rules.
type Form struct {
	words  *words.Language
	agree  func(engine.Key, engine.Value)
	Ending *fyne.Container
	House  *fyne.Container
	shown  engine.Ruleset
}

// NewForm returns an empty form in a language, which calls agree with every change.
func NewForm(w *words.Language, agree func(engine.Key, engine.Value)) *Form {
	return &Form{
		words:  w,
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
	step   int
}{
	engine.EndElimination: {engine.Threshold, 10},
	engine.EndRounds:      {engine.Rounds, 1},
	engine.EndTime:        {engine.Minutes, 5},
	engine.EndThreshold:   {engine.Threshold, 10},
}

func (f *Form) showEnding(players int) {
	all := words.EndingsOf(f.shown.Rules)
	var options []string
	for _, end := range all {
		options = append(options, f.words.Rules.EndingName(end))
	}
	choice := widgets.NewChoice(options, func(i int) { f.agree(engine.End, all[i]) })
	choice.SetLabel(f.words.Rules.House(engine.End.Rule()).Title)
	now := f.shown.Value(engine.End)
	choice.SetSelected(max(0, slices.Index(all, now)))
	f.Ending.Objects = []fyne.CanvasObject{choice}
	if e, numbered := endings[now]; numbered {
		f.Ending.Add(f.endingNumber(now, e.number, e.step, players))
	}
	f.Ending.Refresh()
}

// endingNumber returns the editor of the number by which the game ends, which a tap changes by
// a step.
func (f *Form) endingNumber(end engine.Value, k engine.Key, step, players int) fyne.CanvasObject {
	rule := number{f.shown.Rules.Rule(k), f.words.Rules.EndingNumber(end), f.number(k, players)}
	field := numberEditor(&f.words.Kit, rule, func(v engine.Value) { f.agree(k, v) })
	field.SetStep(step)
	return field
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
	f.House.Objects = append(f.editors(common), widgets.NewExpander(f.words.Rules.MoreHouseRules, widgets.Column(widgets.SpaceMedium, f.editors(rest)...)))
	f.House.Refresh()
}

func (f *Form) editors(keys []engine.Key) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, k := range keys {
		all = append(all, NewRow(f.words, f.shown.Rules.Rule(k), f.shown.Value(k), func(v engine.Value) { f.agree(k, v) }))
	}
	return all
}
