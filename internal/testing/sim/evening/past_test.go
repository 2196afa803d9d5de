package evening

import (
	"time"

	"tabby/scoring"
)

// A past is what is kept of a game, folded by the simplest means there are.
type past struct {
	rounds []recorded        // all that were ever written down
	others []scoring.Event   // all else but the start
	states [][]scoring.Event // in effect after each batch
	games  []scoring.Game    // the same, as the program folds it
	loose  map[int]bool      // the rounds in which something was undone
}

// A recorded round is one that was written down at some time.
type recorded struct {
	scoring.Recorded

	round int
}

func newPast(batches [][]scoring.Event) *past {
	h := &past{loose: map[int]bool{}}
	var done, undone []scoring.Event
	var g scoring.Game
	for _, batch := range batches {
		for _, e := range batch {
			g = scoring.Apply(g, e)
			done, undone = h.fold(done, undone, e)
		}
		h.states = append(h.states, append([]scoring.Event(nil), done...))
		h.games = append(h.games, g)
	}
	return h
}

// fold returns what is in effect after an event, and what was undone.
func (h *past) fold(done, undone []scoring.Event, e scoring.Event) (_, _ []scoring.Event) {
	switch e := e.(type) {
	case scoring.Undone:
		last := len(done) - 1
		h.loosen(done[:last], done[last])
		h.others = append(h.others, e)
		return done[:last:last], append(undone, done[last])
	case scoring.Redone:
		last := len(undone) - 1
		h.loosen(done, undone[last])
		h.others = append(h.others, e)
		return append(done, undone[last]), undone[:last:last]
	case scoring.Recorded:
		h.rounds = append(h.rounds, recorded{e, rounds(done)})
	case scoring.Started:
	default:
		h.others = append(h.others, e)
	}
	return append(done, e), nil
}

// loosen notes that a round was undone or done again: what was entered for it, and for the
// next, is then forgotten.
func (h *past) loosen(before []scoring.Event, e scoring.Event) {
	if _, is := e.(scoring.Recorded); is {
		n := rounds(before)
		h.loose[n], h.loose[n+1] = true, true
	}
}

// people returns all who ever played, by their names.
func (h *past) people() map[string]scoring.Player {
	all := map[string]scoring.Player{}
	for _, g := range h.games {
		for i, p := range g.People() {
			all[p.Name] = scoring.Player(i)
		}
	}
	return all
}

// rounds returns how many rounds are written down.
func rounds(done []scoring.Event) (n int) {
	for _, e := range done {
		if _, is := e.(scoring.Recorded); is {
			n++
		}
	}
	return n
}

// cellsOf returns what each player has in each round, corrections included.
func cellsOf(done []scoring.Event) (all [][]*scoring.Score) {
	for _, e := range done {
		switch e := e.(type) {
		case scoring.Recorded:
			all = append(all, e.Scores)
		case scoring.Corrected:
			all[e.Round] = e.Scores
		}
	}
	return all
}

// timeOf returns when an event happened, or the zero time for one that does not say.
func timeOf(e scoring.Event) time.Time {
	switch e := e.(type) {
	case scoring.Corrected:
		return e.At
	case scoring.Joined:
		return e.At
	case scoring.Returned:
		return e.At
	case scoring.Left:
		return e.At
	case scoring.Reseated:
		return e.At
	case scoring.DealerChosen:
		return e.At
	case scoring.Agreed:
		return e.At
	case scoring.Ended:
		return e.At
	}
	return time.Time{}
}
