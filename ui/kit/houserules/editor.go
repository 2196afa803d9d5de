// Package houserules edits how a game ends and the house rules of a table.
package houserules

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

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
		return widgets.Column(widgets.SpaceTiny, numberEditor(&w.Kit, number{rule, text.Title, now}, changed), widgets.NewHint(text.Line))
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
	field := numberEditor(&w.Kit, number{rule: rule, now: now}, changed)
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

// A number is a house rule that is one, with its title.
type number struct {
	rule  engine.HouseRule
	title string
	now   engine.Value
}

// numberEditor returns a stepper over the range of the rule.
func numberEditor(w *words.Kit, of number, changed func(engine.Value)) *widgets.Stepper {
	numbers := of.rule.Numbers
	s := widgets.NewStepper(w, of.title, widgets.Span{Least: numbers.Min, Most: numbers.Max}, func(n int) { changed(engine.Number(n)) })
	if n, err := strconv.Atoi(string(of.now)); err == nil {
		s.SetValue(n)
	}
	return s
}
