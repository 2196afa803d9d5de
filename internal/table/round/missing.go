package round

import (
	"slices"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/words"
	"tabby/scoring"
)

// gone reports whether the player of a seat plays at a device of their own that cannot be
// reached now.
func (d *Desk) gone(s engine.Seat) bool {
	return d.Away(s) && d.isGone != nil && d.isGone(d.Player(s))
}

// slow reports whether the player of a seat plays at a device of their own, and has let the
// round wait so long that others may do without them.
func (d *Desk) slow(s engine.Seat) bool {
	return d.Away(s) && d.isSlow != nil && d.isSlow(d.Player(s))
}

// Missing returns the seat for which the round waits though the device of its player cannot
// be reached, or though it has waited long, or Nobody.
func (d *Desk) Missing() engine.Seat {
	if s := d.decider(); s != engine.Nobody && !d.onlyMatches() && (d.gone(s) || d.slow(s)) {
		return s
	}
	return engine.Nobody
}

// onlyMatches reports whether only cards that match may be played now.
func (d *Desk) onlyMatches() bool { return d.matching && d.Round().Phase() != engine.Giving }

// decider returns who has to decide now, or Nobody. Of those who have yet to look at their
// cards, it names first who is at the device that goes round, and last who cannot be
// reached.
func (d *Desk) decider() engine.Seat {
	r := d.Round()
	if r.Phase() != engine.Looking {
		return Decider(r)
	}
	for _, later := range []func(engine.Seat) bool{d.Away, d.gone} {
		for s := range engine.Seat(r.Players()) {
			if !later(s) && !r.HasLooked(s) && !r.Left(s) {
				return s
			}
		}
	}
	return Decider(r)
}

// standIn is how well the computer plays for a player who is missing.
const standIn = bot.Steady

// TakeOvers returns what can be done about the player who is missing, if one is: to let the
// computer play, and at the device that goes round, to play for them there.
func (d *Desk) TakeOvers(w *words.Language, s scoring.Sheet, at Chair) []Button {
	gone := d.Missing()
	if gone == engine.Nobody {
		return nil
	}
	name, seat := w.Table.Name(s, d.Player(gone)), engine.Move{Seat: gone}
	all := []Button{{ID: IDComputer, Text: w.Play.LetComputer, Action: TakeOver, Move: seat, Who: standIn.String()}}
	if !at.Own {
		here := Button{ID: IDHere, Text: w.Play.PlayFor(name), Action: TakeOver, Move: seat, Who: Here}
		all = slices.Insert(all, 0, here)
	}
	return all
}
