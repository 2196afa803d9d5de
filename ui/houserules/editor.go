package houserules

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// fewRules are the house rules that families ask for; the others stand under
// "More house rules".
var fewRules = []engine.Key{
	engine.Younger, engine.MinKnockTurns, engine.Draw2Nested, engine.KnockerLocked, engine.FinalTie,
	engine.NobodySurvives, engine.WrongCallPenalty, engine.Jokers, engine.SnapWho, engine.SnapPenalty,
}

// endingRules are chosen with the ending itself.
var endingRules = []engine.Key{engine.End, engine.Rounds, engine.Minutes, engine.Threshold}

// houseKeys returns the house rules of a variant that have an editor, the few
// that matter first, and how many those are.
func houseKeys(r engine.Rules) (keys []engine.Key, few int) {
	var rest []engine.Key
	for _, o := range r.House {
		switch rule := o.Key.Rule(); {
		case slices.Contains(endingRules, o.Key) || len(rule.Words) < 2 && rule.Numbers == (engine.Range{}):
		case slices.Contains(fewRules, o.Key):
			keys = append(keys, o.Key)
		default:
			rest = append(rest, o.Key)
		}
	}
	return append(keys, rest...), len(keys)
}

// houseEditor returns what a house rule is changed with.
func houseEditor(k engine.Key, now engine.Value, changed func(engine.Value)) fyne.CanvasObject {
	rule, said := k.Rule(), words.House(k)
	switch {
	case slices.Contains(rule.Words, engine.On):
		t := widgets.NewToggle(said.Title, said.Line, func(on bool) { changed(onOff(on)) })
		t.SetOn(now == engine.On)
		return t
	case len(rule.Words) == 0:
		return widgets.Column(widgets.SpaceTiny, numberEditor(k, said.Title, now, changed), widgets.NewHint(said.Line))
	}
	body := widgets.Column(widgets.SpaceTiny, widgets.NewBody(said.Title), widgets.NewHint(said.Line))
	body.Add(wordEditor(k, now, changed))
	return body
}

func onOff(on bool) engine.Value {
	if on {
		return engine.On
	}
	return engine.Off
}

// wordEditor is a choice of words, and of a number where the rule can be one.
func wordEditor(k engine.Key, now engine.Value, changed func(engine.Value)) fyne.CanvasObject {
	rule := k.Rule()
	var options []string
	for _, w := range rule.Words {
		options = append(options, words.Value(k, w))
	}
	number := numberEditor(k, "", now, changed)
	if rule.Numbers != (engine.Range{}) {
		options = append(options, words.Amount(k))
	}
	choice := widgets.NewChoice(options, func(i int) {
		widgets.SetVisible(number, i >= len(rule.Words))
		if i < len(rule.Words) {
			changed(rule.Words[i])
		} else {
			changed(engine.Number(number.Value()))
		}
	})
	at := slices.Index(rule.Words, now)
	widgets.SetVisible(number, at < 0)
	if at < 0 {
		at = len(rule.Words)
	}
	choice.SetSelected(at)
	return widgets.Column(widgets.SpaceTiny, choice, number)
}

// numberEditor is a number in the range of the rule.
func numberEditor(k engine.Key, title string, now engine.Value, changed func(engine.Value)) *widgets.Stepper {
	numbers := k.Rule().Numbers
	s := widgets.NewStepper(widgets.LessMore(title), numbers.Min, numbers.Max, func(n int) { changed(engine.Number(n)) })
	if n, err := strconv.Atoi(string(now)); err == nil {
		s.SetValue(n)
	}
	return s
}
