package scoring_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// tableOf returns a game with some house rules that can be together.
func tableOf(rt *rapid.T, game string) engine.Ruleset {
	usual, _ := engine.NewRuleset(game, nil)
	house := agreed(rt)
	maps.DeleteFunc(house, func(key engine.Key, _ engine.Value) bool {
		_, offered := usual.Rules.Offers(key)
		return !offered
	})
	if t, err := engine.NewRuleset(game, house); err == nil {
		return t
	}
	return usual
}

// agreed returns some house rules. It fails for one of the sheet that no test plays.
func agreed(rt *rapid.T) engine.House {
	house := engine.House{}
	for _, rule := range engine.HouseRules() {
		values, played := onPaperAre[rule.Key]
		if rule.Sheet && !played {
			rt.Fatalf("nobody plays by %s on paper", rule.Key)
		}
		if values != nil && rapid.IntRange(0, 3).Draw(rt, string(rule.Key)) == 0 {
			house[rule.Key] = rapid.SampledFrom(values).Draw(rt, string(rule.Key)+" is")
		}
	}
	return house
}

// written returns a round as it may be written.
func (m *model) written(rt *rapid.T) played {
	r := played{scores: make([]*scoring.Score, len(m.totals)), caller: -1}
	lowest := m.rules.Score()
	special := m.rules.Rules.Special != nil && rapid.IntRange(0, 5).Draw(rt, "a special hand") == 0
	for p := range m.totals {
		if !m.in[p] {
			continue
		}
		points := rapid.IntRange(max(-10, lowest.Min), min(30, lowest.Max)).Draw(rt, "points")
		switch kind := rapid.IntRange(0, 9).Draw(rt, "kind"); {
		case special && (kind == 0 || r.caller < 0):
			r.scores[p] = &scoring.Score{Special: true}
			r.caller = p
		case special && kind < 4 && m.rules.Rules.Spares(): // a blank that is meant
		case kind < 3 && m.rules.On(engine.BlankIsZero) && p > 0 && r.scores[0] != nil && !r.scores[0].SatOut: // the first has a score
		case kind == 9:
			r.scores[p] = &scoring.Score{SatOut: true}
		default:
			r.scores[p] = &scoring.Score{Points: points}
		}
	}
	var callers []int
	for p, s := range r.scores {
		if s != nil && !s.SatOut {
			callers = append(callers, p)
		}
	}
	r.caller = -1
	if callers != nil && m.rules.Rules.Calling != engine.NoCall {
		if m.rules.Rules.Calling == engine.MustCall || rapid.Bool().Draw(rt, "called") {
			r.caller = rapid.SampledFrom(callers).Draw(rt, "caller")
		}
	}
	return r
}

// won reports whether somebody has won a round without points.
func (r played) won() bool {
	return slices.ContainsFunc(r.scores, func(s *scoring.Score) bool { return s != nil && s.Points > 0 })
}

func begun(rt *rapid.T, t engine.Ruleset, own *engine.CustomGame) (*model, scoring.Game) {
	n := rapid.IntRange(2, min(5, t.Rules.Players.Max)).Draw(rt, "players")
	m := &model{rules: t, totals: make([]int, n), in: slices.Repeat([]bool{true}, n), used: map[[2]int]int{}}
	start := scoring.Start{At: noon, Variant: t.Rules.ID, Game: own, House: houseOf(t)}
	for _, name := range []string{"Ann", "Ben", "Cy", "Dee", "Eve"}[:n] {
		start.People = append(start.People, scoring.Person{Name: name})
	}
	return m, scoringtest.GoOn(scoring.Game{}, start)
}

// houseOf returns all house rules of a table.
func houseOf(t engine.Ruleset) engine.House {
	house := engine.House{}
	for _, o := range t.Rules.House {
		house[o.Key] = t.Value(o.Key)
	}
	return house
}

func TestTotalsOfEachGameAreThoseOfPaper(t *testing.T) {
	for _, r := range engine.Games() {
		if !r.Kept {
			continue // the other model knows them
		}
		t.Run(r.ID, func(t *testing.T) {
			rapid.Check(t, func(rt *rapid.T) {
				m, g := begun(rt, tableOf(rt, r.ID), nil)
				onPaper(rt, m, g)
			})
		})
	}
}

// onPaper plays some rounds on the sheet and on paper.
func onPaper(rt *rapid.T, m *model, g scoring.Game) {
	for range rapid.IntRange(1, 12).Draw(rt, "rounds") {
		r := m.written(rt)
		if m.rules.Rules.Calling == engine.MustCall && r.caller < 0 || m.rules.Rules.NoPoints && !r.won() {
			continue // nobody was there to end it, or won it
		}
		var e scoring.Event
		if g, e = carryOut(rt, g, scoring.Record{At: noon, Scores: r.scores, Caller: scoring.Player(r.caller)}, noon); e == nil {
			rt.Fatalf("%s %v: round %d is refused", m.rules.Rules.ID, houseOf(m.rules), m.rounds+1)
		}
		m.play(r)
		s := g.Sheet(noon)
		if diff := cmp.Diff(m.totals, s.Totals); diff != "" || s.Over != m.over {
			rt.Fatalf("%s %v after round %d: over %v, on paper %v (-paper +sheet)\n%s", m.rules.Rules.ID, houseOf(m.rules), m.rounds, s.Over, m.over, diff)
		}
		if m.over {
			break
		}
		if int(s.Dealer) != m.dealer || int(s.First) != m.first {
			rt.Fatalf("%s %v: %d deals and %d begins, on paper %d and %d", m.rules.Rules.ID, houseOf(m.rules), s.Dealer, s.First, m.dealer, m.first)
		}
	}
	must.Get(scoring.UnmarshalAll(must.Get(scoring.Marshal(g.Events()[0])))) // with every field known
	sameCorrected(rt, g)
}

// sameCorrected checks that a last round that was written down wrong, and corrected, is as if it
// had been written so.
func sameCorrected(rt *rapid.T, g scoring.Game) {
	events := g.Events()
	right, is := events[len(events)-1].(scoring.Recorded)
	if !is {
		return
	}
	wrong := right
	wrong.Scores, wrong.Caller = make([]*scoring.Score, len(right.Scores)), scoring.Nobody
	for p := range wrong.Scores {
		wrong.Scores[p] = &scoring.Score{Points: 5}
	}
	correction := scoring.Corrected{At: right.At, Round: g.Rounds() - 1, Scores: right.Scores, Caller: right.Caller}
	again := scoringtest.Fold(slices.Concat(events[:len(events)-1], []scoring.Event{wrong, correction}))
	if diff := cmp.Diff(g.Sheet(noon).Totals, again.Sheet(noon).Totals); diff != "" {
		rt.Fatalf("totals after a correction (-was +is)\n%s", diff)
	}
}
