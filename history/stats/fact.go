package stats

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// A Fact is what statistics need to know of one game.
type Fact struct {
	Game    string // its id
	Day     string // the evening it belongs to, as [Evening] says
	Began   int64  // in seconds since 1970
	Variant string
	Ending  string // how it ends, a value of the house rule "end"
	Rounds  int    // that count
	Over    bool
	// Provisional means that it is over although a score is missing.
	Provisional bool
	Seats       []Seat // in the order of joining

	LeftOut bool // the table wants it left out
	Coached bool // somebody was helped by the coach
}

// A Seat is what one player did in a game.
type Seat struct {
	Person   string // who it is across games, or ""
	Name     string // where nobody is known by an id
	Place    int    // 1, 1, 3, …; 0 for those who left
	Total    int
	Won      bool
	Points   []int // of each round that counts and was played, penalties included
	Calls    int
	CallsWon int
	CallHand int // the sum of the hands that called, without penalties
	Escape   int // the fewest points left under the limit while staying in, or -1
	Behind   int // the most points behind the leader after a round, or 0
}

// Night is when one evening ends and the next begins, after midnight.
const Night = 5 * time.Hour

// Evening returns the day of the evening that a moment belongs to: until five
// in the morning it is the day before.
func Evening(at time.Time) string { return at.Add(-Night).Format(time.DateOnly) }

// Of returns what is to be known of a game that began like this, by its sheet.
// The marks of the game are left for others to fill in.
func Of(id string, began scoring.Started, s scoring.Sheet) Fact {
	f := Fact{
		Game: id, Day: Evening(began.At), Began: began.At.Unix(), Variant: began.Variant,
		Ending: string(s.Ruleset.Value(engine.End)), Rounds: s.Counted(), Over: s.Over, Provisional: s.Provisional(),
	}
	for p, who := range s.People {
		seat := Seat{Person: who.ID, Place: s.Places[p], Total: s.Totals[p], Escape: -1}
		if who.ID == "" {
			seat.Name = who.Name
		}
		seat.Won = s.Over && slices.Contains(s.Winners, scoring.Player(p))
		f.Seats = append(f.Seats, seat)
	}
	t := telling{Fact: &f, gone: make([]bool, len(s.People))}
	t.limit, t.limited = s.Ruleset.Limit()
	for _, r := range s.Rounds {
		if r.Fate == scoring.Counts {
			t.round(r)
		}
	}
	return f
}

// unplayed reports whether the game ended without a round, so that nobody has won.
func (f *Fact) unplayed() bool {
	return f.Over && f.Rounds == 0 && !slices.ContainsFunc(f.Seats, func(s Seat) bool { return s.Won })
}

// A telling goes through the rounds of a game.
type telling struct {
	*Fact
	limit   int
	limited bool
	gone    []bool // by player: out by now
}

func (t *telling) round(r scoring.Round) {
	lowest, played := 0, false
	for p, c := range r.Cells {
		if c.Mark == scoring.Written {
			t.Seats[p].Points = append(t.Seats[p].Points, c.Points())
		}
		if c.Mark != scoring.Blank && !t.gone[p] && (!played || c.Total < lowest) {
			lowest, played = c.Total, true
		}
	}
	for _, p := range r.Out {
		t.gone[p] = true
	}
	for p, c := range r.Cells {
		if c.Mark == scoring.Blank || t.gone[p] {
			continue
		}
		seat := &t.Seats[p]
		seat.Behind = max(seat.Behind, c.Total-lowest)
		if room := t.limit - c.Total; t.limited && room >= 0 && (seat.Escape < 0 || room < seat.Escape) {
			seat.Escape = room
		}
	}
	t.call(r)
}

func (t *telling) call(r scoring.Round) {
	if r.Caller == scoring.Nobody || r.Cells[r.Caller].Mark != scoring.Written {
		return
	}
	seat := &t.Seats[r.Caller]
	seat.Calls++
	seat.CallHand += r.Cells[r.Caller].Score.Points
	if slices.Contains(r.Best, r.Caller) {
		seat.CallsWon++
	}
}
