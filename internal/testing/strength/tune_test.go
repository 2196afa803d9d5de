//go:build long

package main

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func pack(variant string) *engine.Pack {
	ruleset := must.Get(engine.NewRuleset(variant, nil))
	return must.Get(engine.NewPack(ruleset))
}

func found(o tuning) tuned {
	return must.Get(o.tune())
}

func TestTuningDependsOnItsSeedAlone(t *testing.T) {
	steps := 0
	o := tuning{
		pack: pack("recall"), tables: []int{2, 3}, steps: 12, climbs: 3, deals: 2, seed: 1, workers: 1,
		done: func(done int) { steps = done },
	}
	want := found(o)
	expect.Same(t, "steps that were reported", steps, 36)
	if o.workers = 3; found(o) != want {
		t.Error("three workers find something else")
	}
	if o.seed++; found(o) == want {
		t.Error("another seed finds the same")
	}
	for i, e := range want.errors {
		if e <= 0 {
			t.Errorf("three climbs end with the same %s: the error is %v", names[i].name, e)
		}
	}
}

func TestEveryWeightHasANameAndAStep(t *testing.T) {
	known := map[string]bool{}
	for i, w := range names {
		if w.step < 1 || w.name == "" || known[w.name] {
			t.Errorf("weight %d is called %q and tried %v to either side", i, w.name, w.step)
		}
		known[w.name] = true
	}
}
