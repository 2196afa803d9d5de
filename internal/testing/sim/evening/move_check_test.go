package evening

import (
	"encoding/base64"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

// checkSeats compares the seats that phones were given with those they have asked for.
func (e *evening) checkSeats() {
	for _, p := range e.phones {
		for player := range p.eyes.seats {
			if !slices.ContainsFunc(e.truth.asked, func(a *asking) bool {
				return a.by == p.name && a.in.Do == "sit" && *a.in.Player == player && a.mayBeDone()
			}) {
				e.Errorf("%s is given the seat of player %d, for which it never asked", p.name, player)
			}
		}
	}
}

// checkMoves compares the moves that phones were told are played with what was played: each
// at the place for which it was meant.
func (e *evening) checkMoves(rounds [][][]knowledge) {
	for _, a := range e.truth.asked {
		if a.in.Do != "move" || !a.answer.OK {
			continue
		}
		if !slices.ContainsFunc(rounds, func(all [][]knowledge) bool { return wasPlayed(all, *a.in.At, *a.in.Move) }) {
			e.Errorf("%s was told that its move %d of round %d is played, %+v, and it is not", a.by, *a.in.At+1, a.round+1, *a.in.Move)
		}
	}
}

// checkNames compares the names of the moves that were played with the answers of who has
// asked for them: each was played once, and nobody was told that it was not.
func (e *evening) checkNames(names []string) {
	times := map[string]int{}
	for _, name := range names {
		_, id, _ := strings.Cut(name, "/")
		text, err := base64.RawURLEncoding.DecodeString(id)
		if err != nil {
			e.Errorf("a move was played under %q, which names nothing that was asked for", name)
		}
		times[string(text)]++
	}
	for _, a := range e.truth.asked {
		switch n := times[a.in.ID]; {
		case n > 1:
			e.Errorf("%s asked once for %s after %d moves of round %d, and it was played %d times", a.by, a.in.Do, *a.in.At, a.round+1, n)
		case n == 1 && !a.answer.OK && !a.answered.IsZero():
			e.Errorf("%s was told that its %s after %d moves of round %d was not done (%s), and it is played", a.by, a.in.Do, *a.in.At, a.round+1, a.answer.No)
		}
	}
	e.Count("moves of phones", len(names))
}

// wasPlayed reports whether a round went on so after that many moves.
func wasPlayed(all [][]knowledge, at int, m engine.Move) bool {
	return at+1 < len(all) && all[at+1][0].move == m
}

// sat remembers that a phone was given a seat.
func (y *eyes) sat(p scoring.Player) {
	if p == scoring.Nobody {
		return
	}
	if y.seats == nil {
		y.seats = map[scoring.Player]bool{}
	}
	y.seats[p] = true
}
