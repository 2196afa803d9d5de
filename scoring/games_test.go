package scoring_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// moves is how many intents a random game has at most.
const moves = 40

// carryOut decides and applies an intent, and checks what holds for every one: a
// refusal changes nothing, an event fits and survives the disk, and undo takes
// it back.
func carryOut(t checker, g scoring.Game, in scoring.Intent, now time.Time) (scoring.Game, scoring.Event) {
	t.Helper()
	before := digest(g.Sheet(now))
	events, err := scoring.Decide(g, in)
	if after := digest(g.Sheet(now)); after != before {
		t.Fatalf("deciding %T changed the game (-before +after):\n%s", in, cmp.Diff(before, after))
	}
	if err != nil {
		if events != nil {
			t.Fatalf("%T is refused with %v, and yet %v happens", in, err, events)
		}
		return g, nil
	}
	if len(events) != 1 {
		t.Fatalf("%T makes %d events", in, len(events))
	}
	e := events[0]
	if err := scoring.Fits(g, e); err != nil {
		t.Fatalf("what %T decides does not fit: %v", in, err)
	}
	next := scoring.Apply(g, reread(t, e))
	if after := digest(g.Sheet(now)); after != before {
		t.Fatalf("applying %T changed the game it was applied to (-before +after):\n%s", e, cmp.Diff(before, after))
	}
	undoable(t, next, e, before, now)
	return next, e
}

// undoable checks that an event can be taken back and brought back.
func undoable(t checker, next scoring.Game, e scoring.Event, before string, now time.Time) {
	t.Helper()
	switch e.(type) {
	case scoring.Started, scoring.Undone, scoring.Redone:
		return
	}
	back := scoring.Apply(next, scoring.Undone{})
	if after := digest(back.Sheet(now)); after != before {
		t.Fatalf("undoing %T leaves something (-before +after):\n%s", e, cmp.Diff(before, after))
	}
	again := scoring.Apply(back, scoring.Redone{})
	if a, b := digest(next.Sheet(now)), digest(again.Sheet(now)); a != b {
		t.Fatalf("redoing %T is not the same (-done +redone):\n%s", e, cmp.Diff(a, b))
	}
}

func reread(t checker, e scoring.Event) scoring.Event {
	t.Helper()
	data, err := scoring.Marshal(e)
	if err != nil {
		t.Fatalf("%T cannot be written: %v", e, err)
	}
	back, err := scoring.Unmarshal(data)
	if err != nil {
		t.Fatalf("%s cannot be read: %v", data, err)
	}
	if again, _ := scoring.Marshal(back); string(again) != string(data) {
		t.Fatalf("%s is written again as %s", data, again)
	}
	return back
}

// digest writes down all of a sheet, a line a round.
func digest(s scoring.Sheet) string {
	rounds := s.Rounds
	s.Rounds, s.Ruleset.Rules.Special = nil, nil // which is written as an address
	text := fmt.Sprintf("%+v", s)
	for _, r := range rounds {
		data, _ := json.Marshal(r)
		text += "\n" + string(data)
	}
	return text
}

func TestRandomGamesObeyTheLaws(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) { randomGame(rt, scoringtest.RolledBy(rt)) })
}

// randomGame plays a game by dice and checks every law on the way.
func randomGame(t checker, roll scoringtest.Dice) {
	t.Helper()
	c := scoringtest.Clock{Now: noon}
	g, e := carryOut(t, scoring.Game{}, roll.Start(), noon)
	if e == nil {
		return
	}
	log := []scoring.Event{e}
	for range 1 + roll(moves) {
		now := c.Tick(roll)
		before := g.Sheet(now)
		g, e = carryOut(t, g, roll.Intent(g, now), now)
		if e == nil {
			continue
		}
		log = append(log, e)
		after := g.Sheet(now)
		lawful(t, g, after)
		if _, undone := e.(scoring.Undone); !undone && after.Now.Before(before.Now) {
			t.Fatalf("%T turned time back from %v to %v", e, before.Now, after.Now)
		}
		checkChanges(t, before, after)
	}
	readAnyTime(t, g, c.Now)
	again := scoringtest.Fold(log)
	if a, b := digest(g.Sheet(c.Now)), digest(again.Sheet(c.Now)); a != b {
		t.Fatalf("folded again the game reads otherwise (-was +is):\n%s", cmp.Diff(a, b))
	}
}

// readAnyTime checks that a sheet can be read at any time, and that what time has
// ended stays ended.
func readAnyTime(t checker, g scoring.Game, now time.Time) {
	t.Helper()
	over := false
	last := time.Time{}
	for _, at := range []time.Time{{}, now.Add(-time.Hour), now, now.Add(time.Hour), now.AddDate(9, 0, 0)} {
		s := g.Sheet(at)
		lawful(t, g, s)
		if over && !s.Over || s.Now.Before(last) || s.Now.Before(at) {
			t.Fatalf("read at %v: over %v, which it was before: %v; now is %v", at, s.Over, over, s.Now)
		}
		over, last = s.Over, s.Now
	}
}

// checkChanges checks that the changes of two sheets are true.
func checkChanges(t checker, before, after scoring.Sheet) {
	t.Helper()
	for _, c := range scoring.Changes(before, after) {
		switch c.Kind {
		case scoring.TotalChanged:
			if c.Was == c.Is || after.Totals[c.Player] != c.Is {
				t.Fatalf("%+v of totals %v", c, after.Totals)
			}
		case scoring.WentOut, scoring.BackIn:
			if (after.Status[c.Player] == scoring.Out) != (c.Kind == scoring.WentOut) {
				t.Fatalf("%+v with status %v", c, after.Status)
			}
		case scoring.WinnerChanged:
			if !slices.Contains(after.Winners, c.Player) {
				t.Fatalf("%+v with winners %v", c, after.Winners)
			}
		}
	}
}
