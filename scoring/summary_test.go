package scoring_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

// summary returns a sheet in a line: totals, places and who is out; then who is to
// play on, or who has won.
//
//	Ann 100 3rd out, Ben 99 2nd, Cy 51 1st; Cy deals, Ben begins
func summary(s scoring.Sheet) string {
	var people []string
	for p, who := range s.People {
		line := fmt.Sprintf("%s %d", who.Name, s.Totals[p])
		if s.Places[p] > 0 {
			line += " " + []string{"1st", "2nd", "3rd", "4th", "5th", "6th", "7th"}[s.Places[p]-1]
		}
		people = append(people, line+[]string{"", " out", " gone"}[s.Status[p]])
	}
	end := fmt.Sprintf("%s deals, %s begins", name(s, s.Dealer), name(s, s.First))
	switch {
	case s.Over && s.Winners == nil:
		end = "nobody wins"
	case s.Over:
		end = names(s, s.Winners) + " wins"
	case s.Tied != nil:
		end = names(s, s.Tied) + " tie; " + end
	}
	return strings.Join(people, ", ") + "; " + end
}

func name(s scoring.Sheet, p scoring.Player) string {
	if p == none {
		return "nobody"
	}
	return s.People[p].Name
}

func names(s scoring.Sheet, players []scoring.Player) string {
	var all []string
	for _, p := range players {
		all = append(all, name(s, p))
	}
	return strings.Join(all, "+")
}

// A night is a game from its beginning, and its sheet at the end.
type night struct {
	name string
	play []scoring.Intent
	want string
}

// A timed night has a sheet that is read at a moment.
type timed struct {
	name string
	play []scoring.Intent
	when float64 // minutes after noon
	want string
}

type acts = []scoring.Intent

func playAll(t *testing.T, nights []night) {
	t.Helper()
	for _, n := range nights {
		playTimed(t, []timed{{n.name, n.play, 0, n.want}})
	}
}

func playTimed(t *testing.T, nights []timed) {
	t.Helper()
	for _, n := range nights {
		t.Run(n.name, func(t *testing.T) {
			g := play(t, n.play...)
			expect.Same(t, "the sheet", summary(g.Sheet(after(n.when))), n.want)
		})
	}
}

// A no is an intent that has to be refused, after a game that was played.
type no struct {
	name string
	play []scoring.Intent
	in   scoring.Intent
	err  error
	says string // what the text of the error has
}

func refuseAll(t *testing.T, nos []no) {
	t.Helper()
	for _, n := range nos {
		t.Run(n.name, func(t *testing.T) {
			events, err := scoring.Decide(play(t, n.play...), n.in)
			if !errors.Is(err, n.err) || events != nil {
				t.Fatalf("got %v, %v; want %v", events, err, n.err)
			}
			if !strings.Contains(err.Error(), n.says) {
				t.Errorf("%q does not say %q", err, n.says)
			}
		})
	}
}
