package history

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"tabby/history/bring"
	"tabby/history/stats"
	"tabby/scoring"
)

// ErrNewerGame means that a newer Tabby wrote a game. It is kept, exported and passed on as it
// came, and is an ordinary game once this Tabby is updated.
var ErrNewerGame = errors.New("a newer Tabby has written this game; update Tabby to open it")

// Readable returns [ErrNewerGame], with the game and the unknown name, if a newer Tabby wrote
// it.
func (l Ledger) Readable() error {
	if l.newer == nil {
		return nil
	}
	return Refusal{Reason: ErrNewerGame, What: l.ID, Cause: l.newer}
}

// readNewer returns the ledger after an entry with something that is not known here. Every game
// begins with its start, also those of a newer Tabby.
func (l Ledger) readNewer(first json.RawMessage, at time.Time, unknown error) (Ledger, []scoring.Event, error) {
	if _, begun := l.Game.Started(); !begun {
		var starts bool
		if l.began, starts = beginningOf(first, at); !starts {
			return l, nil, fmt.Errorf("%w: before the game began", scoring.ErrMisfit)
		}
	}
	l.newer = unknown
	return l, nil, nil
}

// maxVariant is the maximum length of the id of a variant in bytes.
const maxVariant = 64

// beginningOf returns what can be read of the beginning of a game that a newer Tabby wrote:
// what, the names of the players, and when, which is at least when it was written down. Of what
// no Tabby writes, it has nothing. It reports whether the event is a beginning.
func beginningOf(event json.RawMessage, at time.Time) (s Summary, starts bool) {
	var e struct {
		Started *struct {
			At      time.Time       `json:"at"`
			Variant string          `json:"variant"`
			People  json.RawMessage `json:"people"`
			Game    struct {
				Name string `json:"name"`
			} `json:"game"`
		} `json:"started"`
	}
	_ = json.Unmarshal(event, &e) // or as much as can be read
	if e.Started == nil {
		return Summary{}, false
	}
	s.Created = at
	if bring.IsYear(e.Started.At.Year()) {
		s.Created = e.Started.At
	}
	if scoring.CheckName(e.Started.Variant) == nil && len(e.Started.Variant) <= maxVariant {
		s.Variant = e.Started.Variant
	}
	if scoring.CheckName(e.Started.Game.Name) == nil {
		s.Named = e.Started.Game.Name
	}
	var people []scoring.Person
	if json.Unmarshal(e.Started.People, &people) == nil && len(people) <= maxPlayers && checkPeople(people) == nil {
		s.Seats = seatsOf(people)
	}
	return s, true
}

// seatsOf returns the seats of people without their ids: who a newer Tabby means is not known.
func seatsOf(people []scoring.Person) []Seat {
	seats := make([]Seat, len(people))
	for i, p := range people {
		seats[i].Name = p.Name
	}
	return seats
}

// deriveNewer is [Ledger.Derive] of a game that a newer Tabby wrote. It takes no part in
// statistics.
func (l Ledger) deriveNewer() Summary {
	s := l.Beginning()
	s.Changed, s.Entries, s.Newer, s.Seats = l.At, l.Seq, true, l.began.Seats
	if _, begun := l.Game.Started(); begun {
		s.Seats = seatsOf(l.Game.People())
	}
	s.Fact = &stats.Fact{Game: l.ID, Day: s.Day(), Began: s.Created.Unix(), Variant: s.Variant, Named: s.Named, Ending: stats.Newer}
	return s
}
