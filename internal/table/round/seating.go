package round

import (
	"encoding/json"
	"fmt"
	"time"

	"tabby/engine/bot"
	"tabby/scoring"
)

// DraftSeating is the name of the draft that keeps the seating of a running round;
// the ID of the game follows. DraftEvening is that of what the table has chosen this
// evening.
const (
	DraftSeating = "chairs/"
	DraftEvening = "evening"
)

// Who plays for a player is a level of the computer, or one of these.
const (
	Here = ""     // the player, at the device that goes round
	Away = "away" // the player, at a device of their own
)

// A Seating says which player sits at each seat, and who plays for them.
type Seating struct {
	Seats  []scoring.Player          `json:"seats,omitempty"`
	Levels map[scoring.Player]string `json:"levels,omitempty"` // [Here] if there is none
}

// Set says who plays for a player: a level of the computer, [Here] or [Away].
func (c *Seating) Set(p scoring.Player, who string) {
	if c.Levels == nil {
		c.Levels = map[scoring.Player]string{}
	}
	delete(c.Levels, p)
	if who != Here {
		c.Levels[p] = who
	}
}

// An evening is who plays for whom, by the ID of the person. It is chosen once and
// holds for all games until no one has played for a while.
type evening struct {
	At     time.Time         `json:"at"` // when it was last used
	Levels map[string]string `json:"levels"`
}

// eveningEnds is how long after the last round another evening begins.
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

// whoCan returns who plays for a player of a sheet of whom it was said who does: a computer
// player is never here.
func whoCan(s scoring.Sheet, p scoring.Player, who string) string {
	if who == Here && bot.IsName(s.People[p].Name) {
		return bot.Steady.String()
	}
	return who
}

// seatingOf returns who plays for the players of a sheet in the next round or in the
// running one, and whether the table has chosen that this evening.
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

// KeepSeating keeps who plays, for the round and for the evening. After an error, it
// holds until the program ends.
func (d *Desk) KeepSeating(s scoring.Sheet) error {
	e := evening{Levels: map[string]string{}}
	_ = json.Unmarshal(d.drafts.Draft(DraftEvening), &e) // or it is a new one
	e.At = s.Now
	for _, p := range d.Seating.Seats {
		e.Levels[s.People[p].ID] = d.Seating.Levels[p]
	}
	for _, kept := range []struct { // in this order, so that a power cut is the same each time
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
