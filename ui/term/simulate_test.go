package term

import (
	"bytes"
	"math"
	"strings"
	"testing"
	"time"
)

func TestSimulatedRoundsArePlausible(t *testing.T) {
	for variant, seats := range map[string]string{"rat-a-tat-cat": "6", "rat-a-tat-blat": "2", "rat-a-tat-tat": "4", "recall": "3"} {
		code, out, errs := called(t, nil, "simulate", "--variant", variant, "--players", seats, "--rounds", "2000", "--json")
		if code != 0 {
			t.Fatalf("%s ends with %d: %s", variant, code, errs)
		}
		r := answers(t, out)[0]
		number := func(field string) float64 { return r[field].(float64) }
		if number("rounds") != 2000 || len(r["seats"].([]any)) != int(seats[0]-'0') || number("turns_per_round") < 1 {
			t.Errorf("%s: %s", variant, out)
		}
		if sum := number("ended_by_call") + number("ended_by_deck") + number("ended_without_cards"); math.Abs(sum-1) > 1e-9 {
			t.Errorf("%s: rounds end in %v ways each", variant, sum)
		}
		mean := r["seats"].([]any)[0].(map[string]any)["mean"].(float64)
		if mean < 15 || mean > 40 {
			t.Errorf("%s: a line of random play has %v points", variant, mean)
		}
	}
}

func TestSameSeedGivesTheSameTable(t *testing.T) {
	table := func(seed string) string {
		_, out, _ := called(t, nil, "simulate", "--variant", "recall", "--rounds", "500", "--seed", seed, "--house", "snap_penalty=2")
		before, _, found := strings.Cut(out, " rounds a second")
		if !found {
			t.Fatal(out)
		}
		return before[:strings.LastIndex(before, "\n")]
	}
	first, again := table("3"), table("3")
	if first != again || first == table("4") {
		t.Errorf("not as the seed says:\n%s\n%s", first, again)
	}
}

func TestSimulationReportsProgress(t *testing.T) {
	var out, errs bytes.Buffer
	clock := evening
	c := call{Streams: Streams{Out: &out, Err: &errs}, now: func() time.Time { clock = clock.Add(time.Second); return clock }}
	if code := c.run([]string{"simulate", "--variant", "rat-a-tat-cat", "--rounds", "1024"}); code != 0 {
		t.Fatal(errs.String())
	}
	if !strings.Contains(errs.String(), "100 %, 1024 of 1024 rounds\n") {
		t.Errorf("says %q", errs.String())
	}
}

func TestImpossibleSimulationIsAWrongCall(t *testing.T) {
	for _, c := range []struct{ name, says, args string }{
		{"no such game", `there is no variant "whist"`, "--variant whist"},
		{"one player", "is for 2 to 6, not 1", "--variant recall --players 1"},
		{"five at a table for four", "is for 2 to 4, not 5", "--variant rat-a-tat-tat --players 5"},
		{"a level nobody has", "there are random", "--variant recall --level champion"},
		{"no round", "--rounds is 1 to", "--variant recall --rounds 0"},
		{"a house rule of another game", `Recall has no house rule "younger"`, "--variant recall --house younger=true"},
		{"no game", "missing flags: --variant", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			code, _, errs := called(t, nil, append([]string{"simulate"}, strings.Fields(c.args)...)...)
			if code != 2 || !strings.Contains(errs, c.says) {
				t.Errorf("ends with %d and says %q", code, errs)
			}
		})
	}
}
