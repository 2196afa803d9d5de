package scoring

import (
	"cmp"
	"slices"
	"time"

	"tabby/engine"
)

// decide ends the game. The winners are those whom the players named, or else the best of those who
// can still win; if these are tied and the house rules require it, they play an extra round. A game in
// which nothing was played has no winner.
func (t *tally) decide() {
	t.Dealt = false
	t.Winners = among(t.said, t.Seated())
	if t.Decided = len(t.Winners) > 0; !t.Decided && t.Played() {
		t.Winners = first(t.running(), t.compare)
	}
	t.Tied = nil
	t.setStatus(t.alive(), Out)
	if len(t.Winners) > 1 && !t.stop && t.Ruleset.Value(engine.FinalTie) == engine.ExtraRound {
		t.Tied, t.Winners = t.Winners, nil
		t.setStatus(t.Tied, In)
		return
	}
	t.Over = true
}

// setStatus sets the status of the players who went out: In while they play to break
// a tie, then Out again.
func (t *tally) setStatus(players []Player, s Status) {
	for _, p := range players {
		if t.exit[p] > 0 {
			t.Status[p] = s
		}
	}
}

// running returns the players who can still win: those who are in or, if there are
// none, those who went out last.
func (t *tally) running() []Player {
	if in := t.alive(); len(in) > 0 {
		return in
	}
	latest := 0
	for p, s := range t.Status {
		if s == Out {
			latest = max(latest, t.exit[p])
		}
	}
	var last []Player
	for p, s := range t.Status {
		if s == Out && t.exit[p] == latest {
			last = append(last, Player(p))
		}
	}
	return last
}

// first returns the players who come first in the order of compare.
func first(players []Player, compare func(a, b Player) int) []Player {
	if len(players) == 0 {
		return nil
	}
	best := slices.MinFunc(players, compare)
	return slices.DeleteFunc(slices.Clone(players), func(p Player) bool { return compare(p, best) != 0 })
}

// breakTie adds an extra round of the tied players. The best of them win, or play
// another one.
func (t *tally) breakTie(r *Round) {
	for _, p := range among(t.Tied, r.counted()) {
		t.Extra[p] += r.Cells[p].Counted
		t.tie[p] = [2]int{len(t.Rounds), r.Cells[p].Counted}
	}
	t.from, t.to = t.dealsAfter(*r)
	t.decide()
}

// compare orders two players by place; it is negative if a is ahead. Winners whom the players named come first,
// with equal places.
func (t *tally) compare(a, b Player) int {
	switch x, y := slices.Contains(t.said, a), slices.Contains(t.said, b); {
	case x && y:
		return 0
	case x:
		return -1
	case y:
		return 1
	}
	return cmp.Or(
		-cmp.Compare(t.survival(a), t.survival(b)),
		t.better(t.Totals[a], t.Totals[b]),
		t.breakLevel(a, b, t.lastCaller(), func() int {
			if !t.cardsKnown(a) {
				return 0
			}
			return cmp.Compare(t.cards[a], t.cards[b])
		}),
		-cmp.Compare(t.tie[a][0], t.tie[b][0]),
		t.Ruleset.Rules.Better(t.tie[a][1], t.tie[b][1]),
	)
}

// better compares two totals: it is negative if the first is better.
func (t *tally) better(a, b int) int {
	if t.highest {
		return cmp.Compare(b, a)
	}
	return cmp.Compare(a, b)
}

// survival returns a number for when a player went out, which is larger for later ones, and largest for players who are not out.
func (t *tally) survival(p Player) int {
	if t.exit[p] == 0 && t.Status[p] != Out {
		return int(^uint(0) >> 1)
	}
	return t.exit[p]
}

// breakLevel orders two players with equal points by the rules of the variant: by the cards left, which
// cards compares, and by who called.
func (t *tally) breakLevel(a, b, caller Player, cards func() int) int {
	for _, by := range t.Ruleset.Rules.TieBreaks {
		d := 0
		switch {
		case by == engine.FewerCards:
			d = cards()
		case a == b:
		case a == caller:
			d = -1
		case b == caller:
			d = 1
		}
		if d != 0 {
			return d
		}
	}
	return 0
}

// cardsKnown reports whether the numbers of cards left are known for all rounds of the players with
// as many points as p.
func (t *tally) cardsKnown(p Player) bool {
	for q := range t.People {
		level := t.survival(Player(q)) == t.survival(p) && t.Totals[q] == t.Totals[p]
		if level && t.Status[q] != Gone && t.unknownCards[q] > 0 {
			return false
		}
	}
	return true
}

// lastCaller returns who called the last round that counts, or Nobody.
func (t *tally) lastCaller() Player {
	for _, r := range slices.Backward(t.Rounds) {
		if r.Fate == Counts {
			return r.Caller
		}
	}
	return Nobody
}

// Outlasted returns two groups of players who are out: those who have a worse place than others with
// at least as many points because they went out earlier, and those others. Both are in the order of
// seats, and nil if the totals alone explain the places.
func (s Sheet) Outlasted() (earlier, later []Player) {
	outlasts := func(p, q Player) bool {
		return s.Status[q] == Out && s.Exits[p] > s.Exits[q] && s.Exits[q] > 0 && s.Places[p] > 0 && s.Totals[p] >= s.Totals[q]
	}
	for _, p := range s.Seats {
		if slices.ContainsFunc(s.Seats, func(q Player) bool { return outlasts(q, p) }) {
			earlier = append(earlier, p)
		}
		if slices.ContainsFunc(s.Seats, func(q Player) bool { return outlasts(p, q) }) {
			later = append(later, p)
		}
	}
	return earlier, later
}

// places returns the places of the players who have not left. Players who are equal share a
// place, and the next place is skipped.
func (t *tally) places() []int {
	ranked := t.Seated()
	slices.SortStableFunc(ranked, t.compare)
	places := make([]int, len(t.People))
	for i, p := range ranked {
		places[p] = i + 1
		if i > 0 && t.compare(ranked[i-1], p) == 0 {
			places[p] = places[ranked[i-1]]
		}
	}
	return places
}

// tick applies an event of the clock.
func (t *tally) tick(e Event) {
	switch e := e.(type) {
	case Paused:
		t.happened(e.At)
		if t.pausedAt.IsZero() {
			t.pausedAt = t.at
		}
	case Resumed:
		t.happened(e.At)
		if !t.pausedAt.IsZero() {
			t.paused += t.at.Sub(t.pausedAt)
			t.pausedAt = time.Time{}
		}
	case TimeUp:
		t.happened(e.At)
		t.answered = true
		if e.InRound {
			t.deal()
		}
		if t.runsOut() {
			t.decide()
		}
	}
}

// runsOut reports whether the game ends when the time is up: it is not over, no extra
// round is due, and no round is being played that will count (A42).
func (t *tally) runsOut() bool {
	finishes := t.Dealt && t.Ruleset.Value(engine.TimeUp) != engine.AbandonRound
	return t.expired() && !t.Over && t.Tied == nil && !finishes
}

// deadline returns when time is up, including pauses so far.
func (t *tally) deadline() time.Time {
	return t.start.Add(time.Duration(t.Ruleset.Number(engine.Minutes))*time.Minute + t.paused)
}

// expired reports whether the game is timed and its time is up. A paused clock does
// not expire.
func (t *tally) expired() bool {
	at := t.at
	if !t.pausedAt.IsZero() {
		at = t.pausedAt
	}
	return t.end == engine.EndTime && !at.Before(t.deadline())
}

// clock sets the clock of the sheet, and ends the game if time is up and no round is
// being played.
func (t *tally) clock() {
	if t.end != engine.EndTime {
		return
	}
	c := &t.Clock
	c.Runs, c.Deadline, c.Paused = true, t.deadline(), !t.pausedAt.IsZero()
	if c.Paused {
		c.Deadline = c.Deadline.Add(t.at.Sub(t.pausedAt))
	}
	c.Left = max(0, c.Deadline.Sub(t.at))
	c.Up = c.Left == 0
	if !t.runsOut() {
		return
	}
	c.Asked = !t.answered && t.Ruleset.Value(engine.TimeUp) != engine.AbandonRound
	t.decide()
}
