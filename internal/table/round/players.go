package round

import (
	"slices"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/scoring"
)

// Seat returns the seat of a player, or Nobody.
func (d *Desk) Seat(p scoring.Player) engine.Seat {
	if i := slices.Index(d.Seating.Seats, p); i >= 0 {
		return engine.Seat(i)
	}
	return engine.Nobody
}

// Player returns the player at a seat, or Nobody.
func (d *Desk) Player(s engine.Seat) scoring.Player {
	if int(s) >= len(d.Seating.Seats) {
		return scoring.Nobody
	}
	return d.Seating.Seats[s]
}

// Level returns the level at which the computer plays a seat, and whether it does.
func (d *Desk) Level(s engine.Seat) (bot.Level, bool) {
	return bot.Named(d.Seating.Levels[d.Player(s)])
}

// Away reports whether the player of a seat plays at a device of their own.
func (d *Desk) Away(s engine.Seat) bool { return d.Seating.Levels[d.Player(s)] == Away }

// People returns the seats that people play.
func (d *Desk) People() []engine.Seat {
	var seats []engine.Seat
	for i := range d.Seating.Seats {
		if _, computer := d.Level(engine.Seat(i)); !computer {
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats
}

// Here returns the seats of the people who play at the device that goes round.
func (d *Desk) Here() []engine.Seat { return slices.DeleteFunc(d.People(), d.Away) }

// away returns the seats of the people who play at devices of their own.
func (d *Desk) away() []engine.Seat {
	return slices.DeleteFunc(d.People(), func(s engine.Seat) bool { return !d.Away(s) })
}

// A Snapper is a person at the device that goes round, and whether they may snap now.
type Snapper struct {
	Player scoring.Player
	May    bool
}

// snappers returns all people at the device that goes round if any of them may snap
// now, so that a person's button stays in its place.
func (d *Desk) snappers() []Snapper {
	r := d.Round()
	var all []Snapper
	for _, s := range d.Here() {
		all = append(all, Snapper{d.Player(s), r.MoveKinds(s).Has(engine.Snap)})
	}
	if !slices.ContainsFunc(all, func(s Snapper) bool { return s.May }) {
		return nil
	}
	return all
}

// most returns the most cards that the line of a seat has had in this round.
func (d *Desk) most(s engine.Seat) int {
	most := d.Round().Len(s)
	for _, m := range d.Past() {
		most = max(most, m.Before.Round.Len(s))
	}
	return most
}

// Decider returns who has to decide now, or Nobody if no player has to.
func Decider(r *engine.Round) engine.Seat {
	switch r.Phase() {
	case engine.Looking:
		for s := range engine.Seat(r.Players()) {
			if !r.HasLooked(s) && !r.Left(s) {
				return s
			}
		}
	case engine.Giving:
		giver, _ := r.Owes()
		return giver
	case engine.Revealing, engine.Over, engine.Shuffling:
		return engine.Nobody
	}
	for s := range engine.Seat(r.Players()) {
		if n, _ := r.Pending(s); n > 0 {
			return s
		}
	}
	if r.Phase() == engine.LastSnap {
		return engine.Nobody
	}
	return r.Turn()
}
