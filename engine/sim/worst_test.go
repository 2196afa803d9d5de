package sim_test

import (
	"slices"
	"testing"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/engine/sim"
)

func responses(t *testing.T, w sim.Worst) []sim.Response {
	t.Helper()
	all, err := w.Run()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestWhoSeesMoreWinsMore(t *testing.T) {
	w := sim.Worst{Pack: order(t, "rat-a-tat-cat", 2, 1).Pack, Level: bot.Steady, Worlds: 12, Deals: 64, Seed: 1, Workers: 2}
	won := map[string]float64{}
	for _, r := range responses(t, w) {
		won[r.Name] = r.Won
		if r.WonError <= 0 {
			t.Errorf("%s has no error", r.Name)
		}
	}
	if won["sees-all-cards"] < 0.75 || won["sees-lines"] < 0.6 || won["sees-all-cards"] < won["sees-lines"] || len(won) != w.Responders() {
		t.Errorf("they win %v of rounds", won)
	}
}

func TestRespondersDependOnTheSeedAlone(t *testing.T) {
	w := sim.Worst{Pack: order(t, "recall", 2, 1).Pack, Level: bot.Sharp, Worlds: 2, Steps: 1, Deals: 2, Seed: 1, Workers: 1}
	last := 0
	w.Done = func(done int) { last = done }
	want := responses(t, w)
	if len(want) != w.Responders() || want[0].Name != "tuned-weights" || last != w.Deals {
		t.Errorf("%d responders, the first is %s, and the last has played %d deals", len(want), want[0].Name, last)
	}
	if w.Workers = 3; !slices.Equal(responses(t, w), want) {
		t.Error("three workers come to something else")
	}
	if w.Seed++; slices.Equal(responses(t, w), want) {
		t.Error("another seed comes to the same")
	}
}

func TestRespondersPlayEveryVariant(t *testing.T) {
	for _, r := range engine.Variants() {
		w := sim.Worst{Pack: order(t, r.ID, 2, 1).Pack, Level: bot.Steady, Worlds: 2, Deals: 2, Seed: 1}
		for _, one := range responses(t, w) {
			if one.Won < 0 || one.Won > 1 {
				t.Errorf("%s: %s wins %v of rounds", r.ID, one.Name, one.Won)
			}
		}
	}
}
