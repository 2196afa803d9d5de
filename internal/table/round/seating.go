package round

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/scoring"
)

// DraftSeating is the beginning of the name of the draft with the seating of a round; the ID of the
// game follows. DraftEvening is the name of the draft with the choice for this evening.
const (
	DraftSeating = "chairs/"
	DraftEvening = "evening"
)

// Who plays for a player: a level of the computer, or one of these.
const (
	Here = ""     // the player, at the device that is passed around
	Away = "away" // the player, at their own device
)

// A Seating says which player sits at each seat, and who plays for them.
type Seating struct {
	Seats  []scoring.Player          `json:"seats,omitempty"`
	Levels map[scoring.Player]string `json:"levels,omitempty"` // [Here] if there is none
}

// Set sets who plays for a player: a level of the computer, [Here] or [Away].
func (c *Seating) Set(p scoring.Player, who string) {
	if c.Levels == nil {
		c.Levels = map[scoring.Player]string{}
	}
	delete(c.Levels, p)
	if who != Here {
		c.Levels[p] = who
	}
}

// An evening says who plays for whom, by the ID of the person. It is chosen once and is
// used for all games until nobody has played for some hours.
type evening struct {
	At     time.Time         `json:"at"` // when it was last used
	Levels map[string]string `json:"levels"`
}

// eveningEnds is the time after the last round from which on another evening begins.
const eveningEnds = 6 * time.Hour

// ComputersAmong returns the levels of the players of a sheet who have the name of
// a computer player.
func ComputersAmong(s scoring.Sheet) map[scoring.Player]string {
	levels := map[scoring.Player]string{}
	for i, p := range s.People {
		if bot.IsName(p.Name) {
			levels[scoring.Player(i)] = bot.Steady.String()
		}
	}
	return levels
}

// whoCan returns the chosen who, corrected: a computer player never
// plays at the device.
func whoCan(s scoring.Sheet, p scoring.Player, who string) string {
	if who == Here && bot.IsName(s.People[p].Name) {
		return bot.Steady.String()
	}
	return who
}

// seatingOf returns who plays for the players of a sheet in the current or next
// round, and whether people have chosen that this evening.
func seatingOf(drafts Drafts, id string, s scoring.Sheet) (now Seating, chosen bool) {
	now.Levels = ComputersAmong(s)
	if data := drafts.Draft(DraftSeating + id); data != nil {
		now.Levels = nil
		_ = json.Unmarshal(data, &now) // if it cannot be read, people play all seats
		for p := range s.People {
			p := scoring.Player(p)
			now.Set(p, whoCan(s, p, now.Levels[p]))
		}
	}
	var e evening
	_ = json.Unmarshal(drafts.Draft(DraftEvening), &e) // or nothing is chosen
	if e.At.IsZero() || s.Now.Sub(e.At) > eveningEnds {
		return now, false
	}
	for _, p := range s.Playing() {
		who, known := e.Levels[s.People[p].ID]
		if !known {
			return now, false
		}
		chosen = true
		now.Set(p, whoCan(s, p, who))
	}
	return now, chosen
}

// KeepSeating stores who plays, for the round and for the evening. If that fails, the choice still
// applies until the program ends.
func (d *Desk) KeepSeating(s scoring.Sheet) error {
	e := evening{Levels: map[string]string{}}
	_ = json.Unmarshal(d.drafts.Draft(DraftEvening), &e) // or it is a new one
	e.At = s.Now
	for _, p := range d.Seating.Seats {
		e.Levels[s.People[p].ID] = d.Seating.Levels[p]
	}
	for _, kept := range []struct { // in a fixed order, so that a simulated power cut can be repeated
		name string
		v    any
	}{{DraftSeating + d.id, d.Seating}, {DraftEvening, e}} {
		data, err := json.Marshal(kept.v)
		if err == nil {
			err = d.drafts.SaveDraft(kept.name, data)
		}
		if err != nil {
			return fmt.Errorf("who plays could not be kept: %w", err)
		}
	}
	return nil
}

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

// Away reports whether the player of a seat plays at their own device.
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

// Here returns the seats of the people who play at the device that is passed around.
func (d *Desk) Here() []engine.Seat { return slices.DeleteFunc(d.People(), d.Away) }

// away returns the seats of the people who play at their own devices.
func (d *Desk) away() []engine.Seat {
	return slices.DeleteFunc(d.People(), func(s engine.Seat) bool { return !d.Away(s) })
}

// A Snapper is a person at the device that is passed around, and whether they may snap now.
type Snapper struct {
	Player scoring.Player
	May    bool
}

// snappers returns all people at the device that is passed around if any of them may snap
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

// most returns the maximum number of cards that the line of a seat has had in this round.
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
