package history

import (
	"cmp"
	"encoding/json"
	"slices"
	"time"

	"tabby/history/stats"
	"tabby/scoring"
)

// A Summary is one game as a list shows it.
type Summary struct {
	ID      string    `json:"id"`      // UUIDv7
	Created time.Time `json:"created"` // when it began
	Changed time.Time `json:"changed"` // when the last entry was confirmed
	Variant string    `json:"variant"`
	// Named is what a custom game is called, or "".
	Named  string `json:"named,omitempty"`
	Seats  []Seat `json:"seats"`  // clockwise, including players who are out or left
	Rounds int    `json:"rounds"` // recorded
	Over   bool   `json:"over"`   // as of Changed
	// Unplayed means that it ended without a round, so that no player has won.
	Unplayed bool `json:"unplayed,omitempty"`
	// Provisional means that it is over although a score is missing.
	Provisional bool `json:"provisional,omitempty"`
	Entries     int  `json:"entries"`
	// Newer means that a newer Tabby wrote it, so that only the beginning of this is known.
	Newer bool `json:"newer,omitempty"`

	Trashed bool   `json:"-"` // it is in the bin
	LeftOut bool   `json:"-"` // of the statistics
	Coached bool   `json:"-"` // the coach helped a player
	Note    string `json:"-"`
	Endings int    `json:"-"` // how many it has: more than one if devices wrote on it apart
	// Fact is what statistics count of it, or nil unless it was derived just now.
	Fact *stats.Fact `json:"-"`
}

// A Seat is one player of a game.
type Seat struct {
	Person string `json:"person,omitempty"` // the id of the person, if known
	Name   string `json:"name"`
	Total  int    `json:"total"`
	Won    bool   `json:"won,omitempty"`
	Place  int    `json:"place,omitempty"` // 1, 1, 3, … as the game stands; 0 for those who left
}

// Winners returns the names of the winners, in the order of seats.
func (s Summary) Winners() []string {
	var names []string
	for _, seat := range s.Seats {
		if seat.Won {
			names = append(names, seat.Name)
		}
	}
	return names
}

// Ranking returns the players by place, with those who left at the end.
func (s Summary) Ranking() []Seat {
	last := len(s.Seats) + 1
	all := slices.Clone(s.Seats)
	slices.SortStableFunc(all, func(a, b Seat) int {
		return cmp.Or(cmp.Compare(cmp.Or(a.Place, last), cmp.Or(b.Place, last)), cmp.Compare(a.Total, b.Total))
	})
	return all
}

// Players returns the names of all players, clockwise.
func (s Summary) Players() []string {
	names := make([]string, len(s.Seats))
	for i, seat := range s.Seats {
		names[i] = seat.Name
	}
	return names
}

// Day returns the evening that the game belongs to, as 2006-01-02.
func (s Summary) Day() string { return stats.Evening(s.Created) }

// People returns the sorted ids of the players who have one. It is not nil.
func (s Summary) People() []string {
	ids := []string{}
	for _, seat := range s.Seats {
		if seat.Person != "" {
			ids = append(ids, seat.Person)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// State returns whether the game is over and was played, if that can be known.
func (s Summary) State() State {
	switch {
	case s.Newer:
		return Newer
	case s.Unplayed:
		return Unplayed
	case s.Over:
		return Over
	}
	return Running
}

// Body returns the form in which a summary is stored.
func (s Summary) Body() (string, error) {
	body, err := json.Marshal(s)
	return string(body), err
}

// ReadSummary reads the Body of a summary that was stored with its checksum. The error
// wraps [ErrDamaged].
func ReadSummary(body, sum string) (s Summary, err error) {
	if Checksum(body) != sum {
		return s, Damaged(Refusal{Reason: ErrChecksum})
	}
	if err := json.Unmarshal([]byte(body), &s); err != nil {
		return s, Damaged(Refusal{Reason: ErrContent, Cause: err})
	}
	return s, nil
}

// A Detail is a game in its present state, with the present names of its players.
type Detail struct {
	Summary Summary
	Began   scoring.Started
	Events  []scoring.Event // that are not undone, the first of them Began
	Sheet   scoring.Sheet
	Known   map[string]Person // by the ids on the sheet
}

// A State says whether a game is over, as of its last entry. The zero State is any but unplayed. A
// game that ended without a round is listed only if the filter names its state or its id.
type State string

// The states of a game.
const (
	Running  State = "running"
	Over     State = "over"
	Unplayed State = "unplayed"
	Newer    State = "newer" // a newer Tabby wrote it
	Any      State = "any"   // all of these
)

// Summary returns the summary, which depends on the entries alone.
func (l Ledger) Summary() Summary {
	s := l.Derive()
	s.Fact = nil
	return s
}

// Derive returns everything that is derived from the entries: the summary with its fact.
func (l Ledger) Derive() Summary {
	if l.newer != nil {
		return l.deriveNewer()
	}
	start, _ := l.Game.Started()
	sheet := l.Game.Sheet(l.At)
	s := Summary{
		ID: l.ID, Created: start.At, Changed: l.At, Variant: start.Variant, Named: start.Named(),
		Rounds: len(sheet.Rounds), Over: sheet.Over, Entries: l.Seq,
		Unplayed: sheet.Over && !sheet.Played(), Provisional: sheet.Provisional(),
	}
	for _, p := range sheet.Seats {
		s.Seats = append(s.Seats, Seat{
			Person: sheet.People[p].ID,
			Name:   sheet.People[p].Name,
			Total:  sheet.Totals[p],
			Won:    sheet.Over && slices.Contains(sheet.Winners, p),
			Place:  sheet.Places[p],
		})
	}
	fact := stats.Of(l.ID, start, sheet)
	s.Fact = &fact
	return s
}

// A Filter selects games. The zero Filter selects all that are not in the
// bin.
type Filter struct {
	Game    string // id of the only game
	Person  string // id of one of the players
	Variant string
	Ending  string // a value of the house rule "end"
	State   State  // running, over, unplayed or newer
	Day     string // the evening, as 2006-01-02
	Words   string // that all occur in names, notes or places of the game and its night
}

// A Page selects a part of a list of games.
type Page struct {
	Filter
	Before string // only games older than the one of this id, or all
	Limit  int    // how many at most; 0 means 50
}

// A Night is the games of one evening, including those after midnight.
type Night struct {
	Day   string `json:"day"`   // as [stats.Evening] returns it
	Games int    `json:"games"` // that match the filter
	Note  string `json:"note,omitempty"`
	Place string `json:"place,omitempty"`
}

// A NightPage selects a part of a list of nights.
type NightPage struct {
	Filter
	Before string // only nights before this day, or all
	Limit  int    // how many at most; 0 means 50
}

// A Standing is the result of a player in the games of an evening.
type Standing struct {
	Seat  // of the first of those games; Total and Won do not count
	Games int
	Wins  int // including shared ones
	Place int // 1, 1, 3, …, by wins
}

// Standings returns the results of everybody in some games, the most wins first. Games that are
// left out, are not over or have a missing score count for no player.
func Standings(games []Summary) []Standing {
	var all []Standing
	for _, g := range games {
		counts := g.Over && !g.LeftOut && !g.Provisional && !g.Unplayed
		for _, s := range g.Seats {
			i := slices.IndexFunc(all, func(o Standing) bool { return o.same(s) })
			if i < 0 {
				i, all = len(all), append(all, Standing{Seat: s})
			}
			if counts {
				all[i].Games++
			}
			if counts && s.Won {
				all[i].Wins++
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Standing) int { return cmp.Compare(b.Wins, a.Wins) })
	for i := range all {
		all[i].Place = i + 1
		if i > 0 && all[i].Wins == all[i-1].Wins {
			all[i].Place = all[i-1].Place
		}
	}
	return all
}

// same reports whether a seat belongs to the same person, who may be known by name alone.
func (s Standing) same(other Seat) bool {
	return s.Person == other.Person && (s.Person != "" || s.Name == other.Name)
}
