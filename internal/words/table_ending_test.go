package words_test

import (
	"fmt"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

func TestClockInWords(t *testing.T) {
	late := evening.Add(31 * time.Minute)
	for _, c := range []struct {
		name, said string
		timeUp     engine.Value
		dealt      bool
		at         time.Time
	}{
		{"there is time left", "", engine.FinishRound, true, evening},
		{"in a round", "time is up: finish this round", engine.FinishRound, true, late},
		{"in a turn", "time is up: finish this turn, then score", engine.FinishTurn, true, late},
		{"in a round that does not count", "", engine.AbandonRound, true, late},
		{"nobody said whether in a round", "time is up: is a round being played?", engine.FinishRound, false, late},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := game(t, "recall", engine.House{engine.End: engine.EndTime, engine.TimeUp: c.timeUp}, "Ann", "Ben")
			if c.dealt {
				g = scoringtest.GoOn(g, scoring.Deal{At: evening})
			}
			expect.Same(t, "said", say.Clock(g.Sheet(c.at)), c.said)
		})
	}
}

func TestEndingInWords(t *testing.T) {
	for want, h := range map[string]engine.House{
		"one round per player": nil,
		"5 rounds":             {engine.Rounds: "5"},
		"1 round":              {engine.Rounds: "1"},
		"30 minutes":           {engine.End: engine.EndTime},
		"out at 100":           {engine.End: engine.EndElimination},
		"out above 100":        {engine.End: engine.EndElimination, engine.ThresholdCmp: engine.Exceed},
		"out above 50":         {engine.End: engine.EndElimination, engine.Threshold: "50", engine.ExactLimit: "0"},
		"ends at 200":          {engine.End: engine.EndThreshold, engine.Threshold: "200"},
		"ends above 100":       {engine.End: engine.EndThreshold, engine.ThresholdCmp: engine.Exceed},
	} {
		table := must.Get(engine.NewRuleset("rat-a-tat-cat", h))
		expect.Same(t, "said", say.Ending(table), want)
	}
}

func TestLeadSaysByHowMuch(t *testing.T) {
	for _, c := range []struct {
		points []int
		said   string
	}{
		{nil, ""},
		{[]int{12, 5, 14}, "Ben leads by 7"},
		{[]int{5, 5, 14}, "Ann and Ben lead"},
		{[]int{0, 5, 14}, "Ann leads by 5"},
	} {
		s := game(t, "rat-a-tat-cat", nil, "Ann", "Ben", "Cy")
		if c.points != nil {
			s = scoringtest.GoOn(s, scored(c.points...))
		}
		expect.Same(t, fmt.Sprintf("after %v", c.points), say.Lead(s.Sheet(evening)), c.said)
	}
}
