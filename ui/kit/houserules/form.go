// Package houserules edits how a game ends and the house rules of a table.
package houserules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

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
	field := numberEditor(&f.words.Kit, f.shown.Rules.Rule(k), f.words.Rules.EndingNumber(end), f.number(k, players), func(v engine.Value) { f.agree(k, v) })
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

// commonRules are the house rules that families ask for; the others are under
// "More house rules".
var commonRules = []engine.Key{
	engine.Younger, engine.MinKnockTurns, engine.Draw2Nested, engine.KnockerLocked, engine.FinalTie,
	engine.NobodySurvives, engine.WrongCallPenalty, engine.Jokers, engine.SnapWho, engine.SnapPenalty,
	engine.ExactLimit, engine.NextDealer,
}

// houseKeys returns the house rules that have an editor and matter with the ending:
// the common ones and the rest.
func houseKeys(t engine.Ruleset) (common, rest []engine.Key) {
	for _, o := range t.Rules.House {
		switch rule := o.Key.Rule(); {
		case !rule.Matters(t.Value(engine.End)):
		case o.Key.OfEnding() || !hasEditor(rule):
		case slices.Contains(commonRules, o.Key):
			common = append(common, o.Key)
		default:
			rest = append(rest, o.Key)
		}
	}
	return common, rest
}

// hasEditor reports whether a house rule can be changed on screen.
func hasEditor(rule engine.HouseRule) bool {
	return len(rule.Words) > 1 || rule.Numbers != (engine.Range{}) || rule.Key == engine.Falls
}

// NewRow returns the row of a house rule, as a game has it, with its value now: a switch, a number,
// a choice of words, or the totals that fall. It calls changed with every other value.
func NewRow(w *words.Language, rule engine.HouseRule, now engine.Value, changed func(engine.Value)) fyne.CanvasObject {
	text := w.Rules.House(rule)
	switch {
	case rule.Key == engine.Falls:
		return widgets.Column(widgets.SpaceTiny, widgets.NewBody(text.Title), widgets.NewHint(text.Line), newFalls(w, rule, now, changed))
	case slices.Contains(rule.Words, engine.On):
		t := widgets.NewToggle(text.Title, text.Line, func(on bool) {
			if on {
				changed(engine.On)
			} else {
				changed(engine.Off)
			}
		})
		t.SetOn(now == engine.On)
		return t
	case len(rule.Words) == 0:
		return widgets.Column(widgets.SpaceTiny, numberEditor(&w.Kit, rule, text.Title, now, changed), widgets.NewHint(text.Line))
	}
	return widgets.Column(widgets.SpaceTiny, widgets.NewBody(text.Title), widgets.NewHint(text.Line), wordEditor(w, rule, now, changed))
}

// wordEditor returns a choice of words, with a number if the rule can be one.
func wordEditor(w *words.Language, rule engine.HouseRule, now engine.Value, changed func(engine.Value)) fyne.CanvasObject {
	k := rule.Key
	var options []string
	for _, value := range rule.Words {
		options = append(options, w.Capital(w.Rules.Value(k, value)))
	}
	field := numberEditor(&w.Kit, rule, "", now, changed)
	field.SetLabel(w.Rules.House(rule).Title)
	if rule.Numbers != (engine.Range{}) {
		options = append(options, w.Capital(w.Rules.Amount(k)))
	}
	choice := widgets.NewChoice(options, func(i int) {
		widgets.SetVisible(field, i >= len(rule.Words))
		if i < len(rule.Words) {
			changed(rule.Words[i])
		} else {
			changed(engine.Number(field.Value()))
		}
	})
	at := slices.Index(rule.Words, now)
	widgets.SetVisible(field, at < 0)
	if at < 0 {
		at = len(rule.Words)
	}
	choice.SetLabel(w.Rules.House(rule).Title)
	choice.SetSelected(at)
	return widgets.Column(widgets.SpaceTiny, choice, field)
}

// numberEditor returns a stepper over the range of the rule.
func numberEditor(w *words.Kit, rule engine.HouseRule, title string, now engine.Value, changed func(engine.Value)) *widgets.Stepper {
	span := widgets.Span{Least: rule.Numbers.Min, Most: rule.Numbers.Max}
	s := widgets.NewStepper(w, title, span, func(n int) { changed(engine.Number(n)) })
	if n, err := strconv.Atoi(string(now)); err == nil {
		s.SetValue(n)
	}
	return s
}

// falls edits the totals that fall.
type falls struct {
	words   *words.Language
	rule    engine.HouseRule // says how many there can be, and of which totals
	changed func(engine.Value)
	all     []engine.Fall
	rows    *fyne.Container
	add     *widgets.Button
}

func newFalls(w *words.Language, rule engine.HouseRule, now engine.Value, changed func(engine.Value)) fyne.CanvasObject {
	f := &falls{words: w, rule: rule, changed: changed, all: now.Falls(), rows: widgets.Column(widgets.SpaceSmall)}
	f.add = widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlus, w.Rules.AddFall, func() { f.set(append(f.all, f.next())) })
	f.show()
	return widgets.Column(widgets.SpaceSmall, f.rows, f.add)
}

// next returns a total that does not fall yet.
func (f *falls) next() engine.Fall {
	next := engine.Fall{From: 100, To: 50}
	for _, other := range f.all {
		next.From, next.To = max(next.From, other.From+100), max(next.To, other.From+50)
	}
	return next
}

// set changes how many totals fall.
func (f *falls) set(all []engine.Fall) {
	f.all = all
	f.show()
	f.say()
}

// say hands over what falls now.
func (f *falls) say() {
	var list []string
	for _, fall := range f.all {
		text := fmt.Sprintf("%d=%d", fall.From, fall.To)
		if fall.Times > 0 {
			text += fmt.Sprintf("*%d", fall.Times)
		}
		list = append(list, text)
	}
	if list == nil {
		f.changed(engine.None)
		return
	}
	f.changed(engine.Value(strings.Join(list, ",")))
}

func (f *falls) show() {
	f.rows.Objects = nil
	for i := range f.all {
		f.rows.Add(f.row(i))
	}
	widgets.SetVisible(f.rows, len(f.all) > 0)
	widgets.SetVisible(f.add, len(f.all) < f.rule.Items)
	f.rows.Refresh()
	widgets.Folded(f.rows)
}

// row returns what a total falls to, and how often.
func (f *falls) row(i int) fyne.CanvasObject {
	w, now := &f.words.Rules, f.all[i]
	stepper := func(label string, span widgets.Span, value int, set func(*engine.Fall, int)) *widgets.Stepper {
		s := widgets.NewStepper(&f.words.Kit, label, span, func(n int) {
			set(&f.all[i], n)
			f.say()
		})
		s.SetValue(value)
		return s
	}
	totals := widgets.Span{Least: f.rule.Each.Min, Most: f.rule.Each.Max}
	from := stepper(w.FallFrom, totals, now.From, func(f *engine.Fall, n int) { f.From = n })
	to := stepper(w.FallTo, totals, now.To, func(f *engine.Fall, n int) { f.To = n })
	times := stepper(w.FallTimes, widgets.Span{Most: 9}, now.Times, func(f *engine.Fall, n int) { f.Times = n })
	times.SetHelp(w.AnyTimes)
	remove := widgets.NewIconTextButton(widgets.Quiet, widgets.IconTrash, w.RemoveFall, func() { f.set(slices.Delete(slices.Clone(f.all), i, i+1)) })
	return widgets.Grouped(w.FallNumber(i+1), widgets.NewCard(from, to, times, remove))
}
