package rulesref

import (
	"fmt"

	"tabby/engine"
)

// exactly returns how a total of exactly the number falls where the number matters, and the
// house rule that says so. It falls nowhere if it falls to itself.
func (f *facts) exactly() (engine.Fall, engine.Key) {
	number := f.amount(engine.Threshold)
	for _, fall := range f.Ruleset.Falls() {
		if fall.From == number {
			return fall, engine.Falls
		}
	}
	return engine.Fall{From: number, To: f.Ruleset.FallsTo()}, engine.ExactLimit
}

// falls reports whether a total of exactly the number falls back where the number matters.
func (f *facts) falls() bool {
	fall, _ := f.exactly()
	return fall.To < fall.From
}

// fallsHere reports whether it falls back as this table plays.
func (f *facts) fallsHere() bool {
	_, by := f.exactly()
	return f.falls() && (by == engine.Falls || f.limited())
}

// fallsTo returns what a total of exactly the number becomes.
func (f *facts) fallsTo() int {
	fall, _ := f.exactly()
	return fall.To
}

// fallTimes returns how often it falls for each player, or 0 if it does every time.
func (f *facts) fallTimes() int {
	fall, _ := f.exactly()
	return fall.Times
}

// fallKey returns the house rule by which it falls.
func (f *facts) fallKey() engine.Key {
	_, by := f.exactly()
	return by
}

// fall says how it falls: "100 falls to 50, once for each player".
func (f *facts) fall() string {
	fall, _ := f.exactly()
	list := fmt.Sprintf("%d=%d", fall.From, fall.To)
	if fall.Times > 0 {
		list += fmt.Sprintf("*%d", fall.Times)
	}
	return f.words.Rules.Value(engine.Falls, engine.Value(list))
}
