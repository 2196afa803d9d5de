package scoring_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/scoring"
)

// moves is how many intents a random game has at most.
const moves = 40

// A checker is a test or a rapid check.
type checker interface {
	Helper()
	Fatalf(format string, args ...any)
}

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
	s.Rounds = nil
	text := fmt.Sprintf("%+v", s)
	for _, r := range rounds {
		data, _ := json.Marshal(r)
		text += "\n" + string(data)
	}
	return text
}

// lawful checks everything that holds for every sheet of a game that has begun.
func lawful(t checker, g scoring.Game, s scoring.Sheet) {
	t.Helper()
	lawfulLists(t, s)
	lawfulTotals(t, g, s)
	lawfulDeal(t, s)
	lawfulPlaces(t, s)
	lawfulEnd(t, s)
	lawfulClock(t, s)
}

func lawfulLists(t checker, s scoring.Sheet) {
	t.Helper()
	n := len(s.People)
	if len(s.Status) != n || len(s.Totals) != n || len(s.Places) != n || len(s.Extra) != n || len(s.Seats) != n {
		t.Fatalf("lists by player differ in length: %+v", s)
	}
	for i, p := range slices.Sorted(slices.Values(s.Seats)) {
		if p != scoring.Player(i) {
			t.Fatalf("seats %v are no order", s.Seats)
		}
	}
	for i, r := range s.Rounds {
		if len(r.Cells) != n {
			t.Fatalf("round at %d has %d cells for %d players", i, len(r.Cells), n)
		}
	}
}

// lawfulTotals checks that totals are what players began with and the sum of the
// cells of rounds that count (G03).
func lawfulTotals(t checker, g scoring.Game, s scoring.Sheet) {
	t.Helper()
	start, _ := g.Started()
	for p := range s.People {
		sum, last := 0, 0
		for _, r := range s.Rounds {
			c := r.Cells[p]
			if r.Fate == scoring.Counts {
				sum += c.Points()
			}
			if c.Mark != scoring.Blank {
				last = c.Total
			}
		}
		began := s.Totals[p] - sum
		if p < len(start.People) {
			carried := 0
			if len(start.Carried) > 0 {
				carried = start.Carried[p].Total
			}
			if began != carried {
				t.Fatalf("%s has %d, carried %d and made %d", s.People[p].Name, s.Totals[p], carried, sum)
			}
		}
		if began < 0 || last > s.Totals[p] {
			t.Fatalf("%s began with %d, ended a round with %d, and has %d", s.People[p].Name, began, last, s.Totals[p])
		}
	}
}

// lawfulDeal checks that nobody who is out or left ever deals, cuts or begins
// (G04, G07).
func lawfulDeal(t checker, s scoring.Sheet) {
	t.Helper()
	playing := s.Playing()
	for _, p := range []scoring.Player{s.Dealer, s.First} {
		if s.Over != (p == none) || p != none && !slices.Contains(playing, p) {
			t.Fatalf("%d deals, %d begins, %v play", s.Dealer, s.First, playing)
		}
	}
	if s.Table.Rules.Cut && s.Cutter != s.First || !s.Table.Rules.Cut && s.Cutter != none {
		t.Fatalf("%d cuts, %d begins", s.Cutter, s.First)
	}
	for i, r := range s.Rounds {
		if r.Fate == scoring.Late {
			continue
		}
		if m := r.Cells[r.Dealer].Mark; m == scoring.Blank || m == scoring.Surplus {
			t.Fatalf("round at %d was dealt by %d, who did not play", i, r.Dealer)
		}
		for _, p := range append(slices.Clone(r.Best), r.Out...) {
			if m := r.Cells[p].Mark; m == scoring.Blank || m == scoring.Surplus {
				t.Fatalf("round at %d tells of %d, who did not play", i, p)
			}
		}
	}
}

// lawfulPlaces checks that places are 1, 1, 3, … for those who have not left.
func lawfulPlaces(t checker, s scoring.Sheet) {
	t.Helper()
	for p, place := range s.Places {
		ahead := 0
		for _, other := range s.Places {
			if other != 0 && other < place {
				ahead++
			}
		}
		switch {
		case s.Status[p] == scoring.Gone && place != 0:
			t.Fatalf("%s left and has place %d", s.People[p].Name, place)
		case s.Status[p] != scoring.Gone && place != ahead+1:
			t.Fatalf("places are %v", s.Places)
		}
	}
}

// lawfulEnd checks that there are winners exactly when the game is over, and
// players exactly when it is not.
func lawfulEnd(t checker, s scoring.Sheet) {
	t.Helper()
	playing := s.Playing()
	if s.Over != (len(s.Winners) > 0) || s.Over != (len(playing) == 0) || s.Over && (s.Tied != nil || s.Dealt) {
		t.Fatalf("over: %v, winners: %v, playing: %v, tied: %v, dealt: %v", s.Over, s.Winners, playing, s.Tied, s.Dealt)
	}
	if s.Tied != nil && (len(s.Tied) < 2 || len(playing) != len(s.Tied)) || !s.Over && len(playing) < 2 {
		t.Fatalf("tied: %v, playing: %v", s.Tied, playing)
	}
	for p, place := range s.Places {
		if s.Over && (place == 1) != slices.Contains(s.Winners, scoring.Player(p)) {
			t.Fatalf("%v win with places %v", s.Winners, s.Places)
		}
	}
	for _, p := range playing {
		if s.Status[p] != scoring.In {
			t.Fatalf("%d plays with status %d", p, s.Status[p])
		}
	}
}

func lawfulClock(t checker, s scoring.Sheet) {
	t.Helper()
	c := s.Clock
	switch timed := s.Table.Value(engine.End) == engine.EndTime; {
	case !timed && c != (scoring.Clock{}):
		t.Fatalf("a game without a clock has %+v", c)
	case timed && (!c.Runs || c.Left < 0 || c.Up != (c.Left == 0) || c.Asked && !c.Up):
		t.Fatalf("the clock has %+v", c)
	case timed && !c.Up && s.Now.Add(c.Left) != c.Deadline:
		t.Fatalf("at %v the clock has %+v", s.Now, c)
	}
}

func TestEveryRandomGameKeepsTheLaws(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) { randomGame(rt, rolledBy(rt)) })
}

// randomGame plays a game by dice and checks every law on the way.
func randomGame(t checker, roll dice) {
	t.Helper()
	c := clock{noon}
	g, e := carryOut(t, scoring.Game{}, roll.start(), noon)
	if e == nil {
		return
	}
	log := []scoring.Event{e}
	for range 1 + roll(moves) {
		now := c.tick(roll)
		before := g.Sheet(now)
		g, e = carryOut(t, g, roll.intent(g, now), now)
		if e == nil {
			continue
		}
		log = append(log, e)
		after := g.Sheet(now)
		lawful(t, g, after)
		if _, undone := e.(scoring.Undone); !undone && after.Now.Before(before.Now) {
			t.Fatalf("%T turned time back from %v to %v", e, before.Now, after.Now)
		}
		toldOfOthers(t, before, after)
	}
	readAnyTime(t, g, c.now)
	var again scoring.Game
	for _, e := range log {
		again = scoring.Apply(again, e)
	}
	if a, b := digest(g.Sheet(c.now)), digest(again.Sheet(c.now)); a != b {
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

// toldOfOthers checks that the changes told of two sheets are changes.
func toldOfOthers(t checker, before, after scoring.Sheet) {
	t.Helper()
	for _, c := range scoring.Changes(before, after) {
		switch c.Kind {
		case scoring.TotalChanged:
			if c.Was == c.Is || after.Totals[c.Player] != c.Is {
				t.Fatalf("told is %+v of totals %v", c, after.Totals)
			}
		case scoring.WentOut, scoring.BackIn:
			if (after.Status[c.Player] == scoring.Out) != (c.Kind == scoring.WentOut) {
				t.Fatalf("told is %+v with status %v", c, after.Status)
			}
		case scoring.WinnerChanged:
			if !slices.Contains(after.Winners, c.Player) {
				t.Fatalf("told is %+v with winners %v", c, after.Winners)
			}
		}
	}
}
