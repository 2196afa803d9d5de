package engine_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestRulesetNamesTheCulprit(t *testing.T) {
	tests := []struct {
		name    string
		variant string
		house   engine.House
		err     error
	}{
		{"a variant nobody knows", "whist", nil, engine.ErrVariant},
		{"a house rule nobody knows", "recall", engine.House{"hats": "on"}, engine.ErrHouseRule},
		{"a house rule of another variant", "rat-a-tat-tat", engine.House{"jokers": "2"}, engine.ErrHouseRule},
		{"a word it cannot be", "rat-a-tat-cat", engine.House{"end": "never"}, engine.ErrHouseValue},
		{"a number too high", "rat-a-tat-cat", engine.House{"wrong_call_penalty": "101"}, engine.ErrHouseValue},
		{"a number too low", "rat-a-tat-cat", engine.House{"threshold": "0"}, engine.ErrHouseValue},
		{"a number written oddly", "rat-a-tat-cat", engine.House{"threshold": "+100"}, engine.ErrHouseValue},
		{"a number with zeros before it", "rat-a-tat-cat", engine.House{"threshold": "0100"}, engine.ErrHouseValue},
		{"nothing at all", "rat-a-tat-cat", engine.House{"younger": ""}, engine.ErrHouseValue},
		{"a switch that is a number", "rat-a-tat-cat", engine.House{"younger": "1"}, engine.ErrHouseValue},
		{"a number that is a switch", "recall", engine.House{"snap_penalty": "true"}, engine.ErrHouseValue},
		{"a power nobody has", "recall", engine.House{"added_power_cards": "7=fly"}, engine.ErrHouseValue},
		{"a rank twice", "recall", engine.House{"added_power_cards": "7=peek_own,7=look_any"}, engine.ErrHouseValue},
		{"a rank that is none", "recall", engine.House{"added_power_cards": "Jk=peek_own"}, engine.ErrHouseValue},
		{"an empty list", "recall", engine.House{"added_power_cards": ""}, engine.ErrHouseValue},
		{"half a list", "recall", engine.House{"added_power_cards": "7=peek_own,"}, engine.ErrHouseValue},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := engine.NewRuleset(tt.variant, tt.house)
			want := engine.Refusal{Reason: tt.err, Variant: tt.variant}
			for k, v := range tt.house {
				want = engine.Refusal{Reason: tt.err, Key: k, Value: v}
				if tt.err == engine.ErrHouseRule {
					rules, _ := engine.Variant(tt.variant)
					want.Variant, want.Value = rules.Name, ""
				}
			}
			if err != want {
				t.Errorf("got %v, want %v", err, want)
			}
		})
	}
}

func TestFirstOfSeveralFaultsIsNamed(t *testing.T) {
	for range 20 {
		_, err := engine.NewRuleset("recall", engine.House{"threshold": "0", "end": "never", "rounds": "0", "minutes": "0"})
		if got := (engine.Refusal{}); !errors.As(err, &got) || got.Key != engine.End {
			t.Fatalf("got %v, want what is wrong with end", err)
		}
	}
}

func TestRulesetCopiesTheHouse(t *testing.T) {
	house := engine.House{"threshold": "200"}
	tab := table(t, "recall", house)
	house["threshold"] = "50"
	expect.Same(t, "the threshold became", tab.Number(engine.Threshold), 200)
}

func TestRulesetDefaultsToTheVariant(t *testing.T) {
	tab := table(t, "recall", engine.House{"wrong_call_penalty": "5", "snap_active": engine.On, "added_power_cards": "7=peek_own,8=look_any"})
	expect.Same(t, "the penalty agreed on", tab.Number(engine.WrongCallPenalty), 5)
	expect.Same(t, "jokers by default", tab.Number(engine.Jokers), 2)
	if !tab.On(engine.SnapActive) || tab.On(engine.CallerSnaps) || !tab.On(engine.SnapMulti) {
		t.Error("a switch is not as agreed")
	}
	if got := tab.Value(engine.Younger); got != "" || tab.Number(engine.Younger) != 0 {
		t.Errorf("younger is %q in a variant without it", got)
	}
	expect.Same(t, "the added powers", tab.Value(engine.AddedPowerCards), "7=peek_own,8=look_any")
}

func TestEveryValueOfAHouseRuleMakesARuleset(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := rapid.SampledFrom(engine.Variants()).Draw(rt, "variant")
		house := engine.House{}
		for _, o := range r.House {
			if rapid.Bool().Draw(rt, "agreed") {
				house[o.Key] = possible(rt, o.Key.Rule())
			}
		}
		if house[engine.WrongCallPlus] != "" {
			house[engine.WrongCallPenalty] = engine.PenaltyDouble // without it there is nothing to add to
		}
		tab := must.Get(engine.NewRuleset(r.ID, house))
		for _, o := range r.House {
			want, agreed := house[o.Key]
			if !agreed {
				want = o.Default
			}
			if got := tab.Value(o.Key); got != want {
				rt.Fatalf("%s is %q, want %q", o.Key, got, want)
			}
		}
		if d := tab.Deck(); d.Size() <= r.Players.Max*r.Hand {
			rt.Fatalf("%d cards are too few", d.Size())
		}
	})
}

func possible(rt *rapid.T, r engine.HouseRule) engine.Value {
	n := len(r.Words)
	if r.Numbers != (engine.Range{}) {
		n++
	}
	if i := rapid.IntRange(0, n-1).Draw(rt, string(r.Key)); i < len(r.Words) {
		return r.Words[i]
	}
	return engine.Number(rapid.IntRange(r.Numbers.Min, r.Numbers.Max).Draw(rt, string(r.Key)))
}
