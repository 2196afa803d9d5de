package engine_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestANewGameWritesDownTheUsualHouseRules(t *testing.T) {
	last := engine.House{engine.End: engine.EndElimination}
	for _, tt := range []struct {
		variant      string
		agreed, want engine.House
	}{
		{"rat-a-tat-cat", nil, last},
		{"rat-a-tat-cat", engine.House{engine.Threshold: "60"}, engine.House{engine.End: engine.EndElimination, engine.Threshold: "60"}},
		{"rat-a-tat-cat", engine.House{engine.Rounds: "5"}, engine.House{engine.Rounds: "5"}},
		{"golf-4", engine.House{engine.End: engine.EndTime}, engine.House{engine.End: engine.EndTime}},
		{"recall", nil, engine.House{}},
		{"cabo-1", engine.House{engine.NextDealer: engine.DealLeft}, engine.House{engine.NextDealer: engine.DealLeft, engine.FirstTurn: engine.BeginAhead}},
		{"yaniv", engine.House{engine.Rounds: "5"}, engine.House{engine.Rounds: "5"}},
	} {
		r := must.Get(engine.Variant(tt.variant))
		expect.Same(t, tt.variant, r.New(tt.agreed), tt.want)
		expect.Same(t, tt.variant+": what is usual stays as it is", must.Get(engine.Variant(tt.variant)).Usual, r.Usual)
	}
}

func TestUsualHouseRulesAreByTheBook(t *testing.T) {
	for _, r := range engine.Games() {
		usual, silent := must.Get(r.With(r.New(nil))), must.Get(r.With(nil))
		for _, o := range r.House {
			expect.Same(t, r.ID+" differs in "+string(o.Key), usual.Differs(o.Key), false)
			_, written := r.Usual[o.Key]
			expect.Same(t, r.ID+" of long ago differs in "+string(o.Key), silent.Differs(o.Key), written)
		}
	}
}

func TestAnImpossibleOrNeedlessUsualValueIsRefused(t *testing.T) {
	for _, usual := range []engine.House{{engine.End: "never"}, {engine.End: engine.EndRounds}, {engine.Falls: "100=50"}} {
		r := must.Get(engine.Variant("rat-a-tat-cat"))
		r.Usual = usual
		if r.Check() == nil {
			t.Errorf("%v can be", usual)
		}
	}
}
