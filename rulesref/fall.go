package rulesref

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words"
)

// exactly is what becomes of a total of exactly the number where the number matters.
type exactly struct {
	fall    engine.Fall // to itself if it falls nowhere
	by      engine.Key  // the house rule that says so
	limited bool        // whether a total ends the game here, or puts a player out
}

func exactlyAt(t engine.Ruleset) exactly {
	number := t.Number(engine.Threshold)
	e := exactly{fall: engine.Fall{From: number, To: t.FallsTo()}, by: engine.ExactLimit}
	_, e.limited = t.Limit()
	for _, fall := range t.Falls() {
		if fall.From == number {
			e.fall, e.by = fall, engine.Falls
		}
	}
	return e
}

func (e exactly) falls() bool { return e.fall.To < e.fall.From }

// here reports whether it falls as this table plays.
func (e exactly) here() bool { return e.falls() && (e.by == engine.Falls || e.limited) }

// in says how it falls: "100 falls to 50, once for each player".
func (e exactly) in(w *words.Language) string { return w.Rules.Value(engine.Falls, e.list()) }

// list returns it as a value of the house rule of totals that fall.
func (e exactly) list() engine.Value {
	list := fmt.Sprintf("%d=%d", e.fall.From, e.fall.To)
	if e.fall.Times > 0 {
		list += fmt.Sprintf("*%d", e.fall.Times)
	}
	return engine.Value(list)
}

// falling says which totals fall as this table plays, or returns "".
func (f *facts) falling(at exactly) string {
	list := f.Ruleset.Value(engine.Falls)
	switch own := at.here() && at.by == engine.ExactLimit; {
	case own && len(f.Ruleset.Falls()) > 0:
		list += "," + at.list()
	case own:
		list = at.list()
	case len(f.Ruleset.Falls()) == 0:
		return ""
	}
	return f.words.Rules.Value(engine.Falls, list)
}
