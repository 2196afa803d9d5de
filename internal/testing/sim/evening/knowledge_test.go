package evening

import (
	"slices"

	"tabby/engine"
)

// A knowledge is who has seen which card of the lines, by the rules of the game as a person
// reads them: the player's own first look, what a power lets one look at, what one drew and kept,
// and what all have seen. Who has seen a card still knows it where others lay it.
type knowledge struct {
	pack  *engine.Pack
	round engine.Round // where the cards lie
	move  engine.Move  // that was the last
	seen  [][]seats    // by seat and slot
}

// Seats is a set of seats.
type seats uint

const everyone = ^seats(0)

func one(s engine.Seat) seats { return 1 << s }

// dealtTo returns what is known after the deal: nothing, but in the game for younger
// players, whose outer cards lie open.
func dealtTo(p engine.Played) knowledge {
	k := knowledge{pack: p.Pack, seen: make([][]seats, p.Round.Players())}
	for s := range k.seen {
		k.seen[s] = make([]seats, p.Round.Len(engine.Seat(s)))
		if p.Pack.Ruleset.On(engine.Younger) {
			k.seen[s][0], k.seen[s][len(k.seen[s])-1] = everyone, everyone
		}
	}
	return k
}

// has reports whether the player of a seat has seen the card at a spot. All turn up their
// cards in the end.
func (k knowledge) has(s engine.Seat, at engine.Spot) bool {
	if k.round.Phase() == engine.Revealing || k.round.Phase() == engine.Over {
		return true
	}
	known := k.seen[at.Seat][at.Slot]
	return known == everyone || s != engine.Nobody && known&one(s) != 0
}

// after returns what is known after a move.
func (k knowledge) after(m engine.Move, before, after *engine.Round) knowledge {
	next := knowledge{pack: k.pack, move: m, seen: make([][]seats, len(k.seen))}
	for s, line := range k.seen {
		next.seen[s] = slices.Clone(line)
	}
	switch a, b := m.A, m.B; m.Do {
	case engine.FirstLook:
		next.looks(m.Seat, engine.Spot{Seat: m.Seat}, engine.Spot{Seat: m.Seat, Slot: uint8(before.Len(m.Seat) - 1)})
	case engine.FirstLookTwo:
		next.looks(m.Seat, a, b)
	case engine.Peek, engine.LookAt:
		next.looks(m.Seat, a)
	case engine.Replace:
		next.seen[a.Seat][a.Slot] = one(m.Seat)
		if before.Phase() == engine.HoldTaken || next.liesOpen(a, before) {
			next.seen[a.Seat][a.Slot] = everyone
		}
	case engine.Swap, engine.Switch:
		next.seen[a.Seat][a.Slot], next.seen[b.Seat][b.Slot] = next.seen[b.Seat][b.Slot], next.seen[a.Seat][a.Slot]
	case engine.Snap:
		next.snaps(a, before, after)
	case engine.Give:
		_, to := before.Owes()
		given := next.seen[a.Seat][a.Slot]
		next.seen[a.Seat] = slices.Delete(next.seen[a.Seat], int(a.Slot), int(a.Slot)+1)
		next.seen[to.Seat] = slices.Insert(next.seen[to.Seat], int(to.Slot), given)
	case engine.ReplacePower:
		next.seen[a.Seat][a.Slot] = everyone
	}
	for s := range next.seen { // penalties, and cards given
		for len(next.seen[s]) < after.Len(engine.Seat(s)) {
			next.seen[s] = append(next.seen[s], 0)
		}
	}
	return next
}

func (k knowledge) looks(who engine.Seat, at ...engine.Spot) {
	for _, s := range at {
		k.seen[s.Seat][s.Slot] |= one(who)
	}
}

// liesOpen reports whether a card that replaces one at a spot lies open.
func (k knowledge) liesOpen(s engine.Spot, before *engine.Round) bool {
	rules := k.pack.Ruleset
	outer := s.Slot == 0 || int(s.Slot) == before.Len(s.Seat)-1
	return outer && rules.On(engine.Younger) && rules.Value(engine.YoungerReplacedOuter) != "face_down"
}

// snaps takes a card that matches out of its line. One that does not is seen by all.
func (k knowledge) snaps(at engine.Spot, before, after *engine.Round) {
	if after.Discards() > before.Discards() {
		k.seen[at.Seat] = slices.Delete(k.seen[at.Seat], int(at.Slot), int(at.Slot)+1)
		return
	}
	k.seen[at.Seat][at.Slot] = everyone
}
