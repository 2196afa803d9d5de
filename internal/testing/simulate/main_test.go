package main

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// called runs the program and returns how it ended and what it wrote.
func called(t *testing.T, args ...string) (code int, out, notes string) {
	t.Helper()
	var o, n bytes.Buffer
	code = run(args, &o, &n, time.Now)
	return code, o.String(), n.String()
}

// answer returns what the program says to programs.
func answer(t *testing.T, text string) (a map[string]any) {
	t.Helper()
	must.Do(t, json.Unmarshal([]byte(text), &a))
	return a
}

func TestSimulatedRoundsArePlausible(t *testing.T) {
	for variant, seats := range map[string]string{"rat-a-tat-cat": "6", "rat-a-tat-blat": "2", "rat-a-tat-tat": "4", "recall": "3"} {
		code, out, errs := called(t, "--variant", variant, "--players", seats, "--rounds", "2000", "--json")
		if code != 0 {
			t.Fatalf("%s ends with %d: %s", variant, code, errs)
		}
		r := answer(t, out)
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
		_, out, _ := called(t, "--variant", "recall", "--rounds", "500", "--seed", seed, "--house", "snap_penalty=2")
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

func TestGamesToALimitAreCounted(t *testing.T) {
	args := []string{"--variant", "rat-a-tat-cat", "--players", "2", "--level", "steady,random", "--limit", "100", "--rounds", "50"}
	code, out, errs := called(t, append(args, "--json")...)
	if code != 0 {
		t.Fatal(errs)
	}
	r := answer(t, out)
	if r["games"].(float64) != 100 || r["deals"].(float64) != 50 {
		t.Errorf("50 deals from both seats are %v games of %v deals", r["games"], r["deals"])
	}
	games := r["seats"].([]any)[0].(map[string]any)["games_won"].(map[string]any)
	if games["mean"].(float64) < 0.95 {
		t.Errorf("steady wins %v of games against random", games)
	}
	if _, text, _ := called(t, args...); !strings.Contains(text, "100 games to 100 in ") {
		t.Errorf("says %s", text)
	}
}

func TestGamesEndAfterSomeRounds(t *testing.T) {
	args := []string{"--variant", "rat-a-tat-cat", "--players", "2", "--level", "steady,easy", "--rounds", "30"}
	for _, c := range []struct {
		more, says string
		rounds     float64 // of 60 games
	}{
		{"--length 6", "60 games of 6 rounds in 360 rounds", 360},
		{"--length 2 --limit 9000", "60 games to 9000 of 2 rounds in 120 rounds", 120},
	} {
		code, out, errs := called(t, append(append(args, strings.Fields(c.more)...), "--json")...)
		if code != 0 {
			t.Fatal(errs)
		}
		expect.Same(t, "rounds of "+c.more, answer(t, out)["rounds"], any(c.rounds))
		if _, text, _ := called(t, append(args, strings.Fields(c.more)...)...); !strings.Contains(text, c.says) {
			t.Errorf("%s: %s", c.more, text)
		}
	}
}

func TestSimulationReportsProgress(t *testing.T) {
	var out, errs bytes.Buffer
	clock := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	now := func() time.Time { clock = clock.Add(time.Second); return clock }
	if code := run([]string{"--variant", "rat-a-tat-cat", "--rounds", "1024"}, &out, &errs, now); code != fine {
		t.Fatal(errs.String())
	}
	expect.Contains(t, "the progress", errs.String(), "100 %, 1024 of 1024 rounds\n")
}

func TestAnImpossibleSimulationIsWrongUsage(t *testing.T) {
	for _, c := range []struct{ name, says, args string }{
		{"no such game", "--variant must be one of", "--variant whist"},
		{"one player", "is for 2 to 6, not 1", "--variant recall --players 1"},
		{"five at a table for four", "is for 2 to 4, not 5", "--variant rat-a-tat-tat --players 5"},
		{"a level nobody has", "there are random", "--variant recall --level champion"},
		{"three levels for two", "--level names 3 players, want 1 or 2", "--variant recall --players 2 --level easy,steady,sharp"},
		{"a limit below nought", "--limit is 1 to", "--variant recall --limit=-1"},
		{"a game too long", "--length is 1 to 999", "--variant recall --length 1000"},
		{"a level that was", "there are random", "--variant recall --level sharp:round"},
		{"no round", "--rounds is 1 to", "--variant recall --rounds 0"},
		{"a house rule of another game", "Recall has no house rule “younger”", "--variant recall --house younger=true"},
		{"no game", "missing flags: --variant", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			code, _, errs := called(t, strings.Fields(c.args)...)
			if code != 2 || !strings.Contains(errs, c.says) {
				t.Errorf("ends with %d and says %q", code, errs)
			}
		})
	}
}
