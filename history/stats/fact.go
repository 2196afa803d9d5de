package stats

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/history/trophy"
	"tabby/scoring"
)

// Form is the number of the rule by which facts are derived and encoded, which each encoding
// begins with. A fact of another one, older or newer, is derived again from its game: raise it
// with what is counted of a game; it needs no step of the schema.
const Form = 7

// A Fact is what statistics need to know of one game.
type Fact struct {
	Game    string // its id
	Day     string // see [Evening]
	Began   int64  // in seconds since 1970
	Variant string
	Named   string // what a game of one's own is called, or ""
	Ending  string // how it ends, a value of the house rule "end"
	Goal    Goal
	Rounds  int // the number that count
	Over    bool
	// Provisional means that it is over although a score is missing.
	Provisional bool
	Trophy      trophy.Trophy // of those seats that have one
	Seats       []Seat        // in the order of joining

	// HeadStart means that somebody was ahead at the beginning: it is not rated, and sets no
	// records.
	HeadStart bool

	LeftOut bool // the players left it out of the statistics
	Coached bool // the coach helped a player
}

// Newer is the Ending of a game that a newer Tabby wrote. It is not counted at all.
const Newer = "newer"

// A Seat is what one player did in a game.
type Seat struct {
	Person   string // the id of the person, or ""
	Name     string // of a player without an id
	Place    int    // 1, 1, 3, …; 0 for those who left
	Total    int
	Won      bool
	Points   []int // of each round played that counts: what the cards counted
	Calls    int
	CallsWon int
	Called   int  // of Calls, those of which it is known what the cards counted
	CallHand int  // the sum of what they counted
	Escape   int  // the fewest points below the limit after a round, or -1
	Behind   int  // the most points behind the leader after a round, or 0
	Awarded  bool // has the trophy of the game
}

// numbers returns the numbers of a seat in the order in which they are encoded.
func (s *Seat) numbers() []*int {
	return []*int{&s.Place, &s.Total, &s.Calls, &s.CallsWon, &s.Called, &s.CallHand, &s.Escape, &s.Behind}
}

// Morning is the hour at which the next evening begins.
const Morning = 5

// Evening returns the date of the evening that a time belongs to, as 2006-01-02:
// until five in the morning that is the day before.
func Evening(at time.Time) string { return OnEvening(at).Format(time.DateOnly) }

// OnEvening returns a time on the date of the evening that a time belongs to. It
// goes by the clock on the wall, also where that changes in the night.
func OnEvening(at time.Time) time.Time {
	if at.Hour() < Morning {
		return at.AddDate(0, 0, -1)
	}
	return at
}

// usualHour is the hour at which a game was played of which only the day is known, as where a table says no more.
const usualHour = 20

// OnDay returns when a game was played of which only the day is known, as 2006-01-02. The error is that of
// [time.Parse].
func OnDay(day string, in *time.Location) (time.Time, error) {
	at, err := time.Parse(time.DateOnly, day)
	return time.Date(at.Year(), at.Month(), at.Day(), usualHour, 0, 0, 0, in), err
}

// Of returns the fact of a game. LeftOut and Coached are for the caller to set.
func Of(id string, began scoring.Started, s scoring.Sheet) Fact {
	f := Fact{
		Game: id, Day: Evening(began.At), Began: began.At.Unix(), Variant: began.Variant, Named: began.Named(),
		Ending: string(s.Ruleset.Value(engine.End)), Goal: goalOf(s.Ruleset), Rounds: s.Counted(), Over: s.Over, Provisional: s.Provisional(),
		HeadStart: s.HeadStarts != nil,
	}
	of, awarded := trophy.Of(s)
	f.Trophy = of
	for p, who := range s.People {
		seat := Seat{Person: who.ID, Place: s.Places[p], Total: s.Totals[p], Escape: -1, Awarded: slices.Contains(awarded, scoring.Player(p))}
		if who.ID == "" {
			seat.Name = who.Name
		}
		seat.Won = s.Over && slices.Contains(s.Winners, scoring.Player(p))
		f.Seats = append(f.Seats, seat)
	}
	b := builder{Fact: &f, gone: make([]bool, len(s.People))}
	if b.limit, b.limited = s.Ruleset.Limit(); f.Goal != LowestTotal {
		b.limited = false // it is what all play for
	}
	for _, r := range s.Rounds {
		if r.Fate == scoring.Counts {
			b.round(r)
		}
	}
	return f
}

// unplayed reports whether the game ended without a round, so that nobody has won.
func (f *Fact) unplayed() bool {
	return f.Over && f.Rounds == 0 && !slices.ContainsFunc(f.Seats, func(s Seat) bool { return s.Won })
}

// A builder adds the rounds of a game to its fact.
type builder struct {
	*Fact
	limit   int
	limited bool
	gone    []bool // by player: out by now
}

func (b *builder) round(r scoring.Round) {
	lead, played := 0, false
	for p, c := range r.Cells {
		if c.HandKnown() {
			b.Seats[p].Points = append(b.Seats[p].Points, c.Score.Points)
		}
		if c.Mark != scoring.Blank && !b.gone[p] && (!played || b.Goal.lag(c.Total, lead) < 0) {
			lead, played = c.Total, true
		}
	}
	for _, p := range r.Out {
		b.gone[p] = true
	}
	for p, c := range r.Cells {
		if c.Mark == scoring.Blank || b.gone[p] {
			continue
		}
		seat := &b.Seats[p]
		seat.Behind = max(seat.Behind, b.Goal.lag(c.Total, lead))
		if room := b.limit - c.Total; b.limited && room >= 0 && (seat.Escape < 0 || room < seat.Escape) {
			seat.Escape = room
		}
	}
	b.call(r)
}

func (b *builder) call(r scoring.Round) {
	if r.Call == scoring.Unjudged {
		return
	}
	seat := &b.Seats[r.Caller]
	seat.Calls++
	if r.Call == scoring.Right {
		seat.CallsWon++
	}
	if cell := r.Cells[r.Caller]; cell.HandKnown() {
		seat.Called++
		seat.CallHand += cell.Score.Points
	}
}
