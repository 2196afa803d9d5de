package entry

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/uitest"
)

// gameOf returns a game after some intents.
func gameOf(t *testing.T, intents ...scoring.Intent) scoring.Game {
	t.Helper()
	var g scoring.Game
	for _, in := range intents {
		events, err := scoring.Decide(g, in)
		if err != nil {
			t.Fatalf("%T: %v", in, err)
		}
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	return g
}

var evening = time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC)

// trio begins a game of Ann, Ben and Cy, Ann dealing.
func trio(house engine.House) scoring.Start {
	return scoring.Start{At: evening, Variant: "rat-a-tat-cat", House: house, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}}
}

// round is a round of totals by player; -1 is a blank.
func round(caller scoring.Player, totals ...int) scoring.Record {
	in := scoring.Record{At: evening, Caller: caller}
	for _, n := range totals {
		if n < 0 {
			in.Scores = append(in.Scores, nil)
			continue
		}
		in.Scores = append(in.Scores, &scoring.Score{Points: n})
	}
	return in
}

var to30 = engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}

func TestTheEntrySaysWhatItWillDo(t *testing.T) {
	g := gameOf(t, trio(to30), round(-1, 5, 6, 25))
	s := g.Sheet(evening)
	v := ViewOf(g, s, typed(New(s), s.Ruleset, "789"))
	uitest.Want(t, "ready", v.Ready, true)
	var said []string
	for _, r := range v.Rows {
		said = append(said, r.Effect)
	}
	uitest.Want(t, "effects", said, []string{"5 › 12", "6 › 14", "25 › 34, out"})
}

func TestASumNoDeckCanMakeIsAskedAboutAndCanBeKept(t *testing.T) {
	g := gameOf(t, trio(nil))
	s := g.Sheet(evening)
	v := ViewOf(g, s, typed(New(s), s.Ruleset, "363634"))
	uitest.Want(t, "doubt", v.Doubt, "These scores add up to 106. The deck makes at most 105 (nine 9s + three 8s). Please recount.")
	uitest.Want(t, "ready", v.Ready, true)
	uitest.Want(t, "recount first", v.Recount, true)
}
