package trophy

import (
	"tabby/engine"
	"tabby/scoring"
)

// deeds are what a player did in a round that was dealt.
type deeds struct{ swaps, peeks int }

// deedsOf returns what each player did in a round of a variant by its log: nothing if there is no
// log, or one of a newer program.
func deedsOf(r scoring.Round, variant string, players int) []deeds {
	all := make([]deeds, players)
	if r.Log == nil {
		return all
	}
	events, err := r.Log.Events(variant, len(r.Log.Seats))
	if err != nil {
		return all
	}
	for _, e := range events {
		m, is := e.(engine.Moved)
		if !is || int(m.Seat) >= len(r.Log.Seats) { // Nobody's, too
			continue
		}
		d := &all[r.Log.Seats[m.Seat]]
		switch m.Do {
		case engine.Swap:
			d.swaps++
		case engine.Switch:
			if own := m.A.Seat == m.Seat; own != (m.B.Seat == m.Seat) {
				d.swaps++
			}
		case engine.Peek, engine.LookAt:
			d.peeks++
		}
	}
	return all
}
