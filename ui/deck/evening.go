package deck

import (
	"encoding/json"
	"time"

	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
)

// draftSeating is the name of the draft that keeps the seating of a running round,
// and the ID of the game follows; draftEvening is that of what the table has chosen
// this evening.
const (
	draftSeating = "chairs/"
	draftEvening = "evening"
)

// A seating says which player sits at each seat, and how well the computer plays
// for those it plays for.
type seating struct {
	Seats  []scoring.Player          `json:"seats,omitempty"`
	Levels map[scoring.Player]string `json:"levels,omitempty"`
}

// An evening is who plays for themselves, and how well the computer plays for the
// others, by the ID of the person. It is chosen once and holds for all games until
// nobody has played for a while.
type evening struct {
	At     time.Time         `json:"at"`     // when it was last used
	Levels map[string]string `json:"levels"` // "" is the person
}

// eveningEnds is how long after the last round another evening begins.
const eveningEnds = 6 * time.Hour

// seatingOf returns who plays for the players of a sheet in the next round or in the
// running one, and whether the table has chosen that this evening.
func seatingOf(drafts frame.Drafts, id string, s scoring.Sheet) (now seating, chosen bool) {
	now.Levels = game.ComputersAmong(s)
	if data := drafts.Draft(draftSeating + id); data != nil {
		now.Levels = nil
		_ = json.Unmarshal(data, &now) // if it cannot be read, people play all seats
	}
	var e evening
	_ = json.Unmarshal(drafts.Draft(draftEvening), &e) // or nothing is chosen
	if e.At.IsZero() || s.Now.Sub(e.At) > eveningEnds {
		return now, false
	}
	for _, p := range s.Playing() {
		level, known := e.Levels[s.People[p].ID]
		if !known {
			return now, false
		}
		chosen = true
		now.set(p, level)
	}
	return now, chosen
}

// set lets the computer play for a player at a level, or the player if it is "".
func (c *seating) set(p scoring.Player, level string) {
	if c.Levels == nil {
		c.Levels = map[scoring.Player]string{}
	}
	delete(c.Levels, p)
	if level != "" {
		c.Levels[p] = level
	}
}

// keepSeating keeps who plays, for the round and for the evening.
func (r *Room) keepSeating(d *deal, sheet Sheet) {
	s := sheet.Sheet()
	r.SaveDraft(draftSeating+sheet.ID(), d.seating)
	e := evening{Levels: map[string]string{}}
	r.LoadDraft(draftEvening, &e)
	e.At = s.Now
	for _, p := range d.seating.Seats {
		e.Levels[s.People[p].ID] = d.seating.Levels[p]
	}
	r.SaveDraft(draftEvening, e)
}
