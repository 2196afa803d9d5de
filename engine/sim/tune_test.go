package sim_test

import (
	"testing"

	"tabby/engine/bot"
	"tabby/engine/sim"
)

func tuned(t *testing.T, o sim.Tuning) sim.Tuned {
	t.Helper()
	w, err := sim.Tune(o)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestTuningDependsOnItsSeedAlone(t *testing.T) {
	pack := order(t, "recall", 2, 1).Pack
	o := sim.Tuning{Pack: pack, Tables: []int{2, 3}, Steps: 12, Climbs: 3, Deals: 2, Seed: 1, Workers: 1}
	steps := 0
	o.Done = func(done int) { steps = done }
	want := tuned(t, o)
	if steps != 36 {
		t.Errorf("reports %d steps of 36", steps)
	}
	if o.Workers = 3; tuned(t, o) != want {
		t.Error("three workers find something else")
	}
	if o.Seed++; tuned(t, o) == want {
		t.Error("another seed finds the same")
	}
	for i, e := range want.Errors {
		if e <= 0 {
			t.Errorf("three climbs end with the same weight %d: the error is %v", i, e)
		}
	}
}

func TestTuningStopsAtTheTableThatIsTooLarge(t *testing.T) {
	o := sim.Tuning{Pack: order(t, "rat-a-tat-tat", 2, 1).Pack, Tables: []int{5}, Steps: 1, Deals: 1}
	if _, err := sim.Tune(o); err == nil {
		t.Error("five play a game for four")
	}
}

func TestTunedWeightsBeatSteadyPlayers(t *testing.T) {
	for variant, least := range map[string]float64{"rat-a-tat-cat": 0.2, "rat-a-tat-blat": 0.2, "rat-a-tat-tat": 0.2, "recall": 1} {
		o := mixed(t, variant, 3000, "steady", "steady")
		o.Players[0] = sim.Ruled(o.Pack)
		s := run(t, o)
		if ahead, err := s.Ahead(0, 2); ahead < least || err > 0.15 {
			t.Errorf("%s: %.2f ± %.2f points ahead of steady, want %.1f", variant, ahead, err, least)
		}
	}
}

func TestEveryWeightHasANameAndAStep(t *testing.T) {
	names := map[string]bool{}
	for i := range len(bot.Weights{}) {
		w := bot.Weight(i)
		if w.Step() < 1 || w.String() == "" || names[w.String()] {
			t.Errorf("weight %d is called %q and tried %d to either side", i, w, w.Step())
		}
		names[w.String()] = true
	}
}

func TestClimbsBeginWhereTheyAreTold(t *testing.T) {
	o := sim.Tuning{Pack: order(t, "recall", 2, 1).Pack, Tables: []int{2}, Climbs: 2, Deals: 1, Seed: 1, Steps: 1}
	before := tuned(t, o).Weights
	if o.From[bot.CallAt] = 300; tuned(t, o).Weights[bot.CallAt]-before[bot.CallAt] < 200 {
		t.Errorf("after a step from 300 the weight is %d", tuned(t, o).Weights[bot.CallAt])
	}
}
