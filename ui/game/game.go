package game

import (
	"errors"
	"slices"
	"time"

	"tabby/history"
	"tabby/internal/journal"
	"tabby/scoring"
)

// desk is where a game changes.
type desk = journal.Desk[scoring.Game, scoring.Intent, scoring.Event]

// A Game is the game on the table.
type Game struct {
	*desk
	Now   func() time.Time
	Known func(id string) (history.Person, bool) // who people are now, or nil

	log history.Log
}

// ID names the game.
func (g *Game) ID() string { return g.log.ID() }

// Same reports whether two games that were read from one log stand at the same entry.
func (g *Game) Same(other *Game) bool {
	if g.Batches() != other.Batches() {
		return false
	}
	one, ok1 := g.log.(summed)
	two, ok2 := other.log.(summed)
	return !ok1 || !ok2 || one.Sum() == two.Sum()
}

// IsBehind reports whether an intent was not carried out because the log of the game has
// changed since it was read.
func IsBehind(err error) bool { return errors.Is(err, journal.ErrConflict) }

// A summed log knows the checksum of its last batch, which is over all before it.
type summed interface{ Sum() string }

// A Store opens the logs of games.
type Store interface {
	// NewGame returns the log of a game that is kept from its first event on.
	NewGame() history.Log
	// Log returns the log of the game with that ID.
	Log(id string) (history.Log, error)
}

// Open reads the game with that ID.
func Open(store Store, id string, now func() time.Time) (*Game, error) {
	log, err := store.Log(id)
	if err != nil {
		return nil, err
	}
	return Read(log, now)
}

// Begin begins a game and returns its ID.
func Begin(store Store, in scoring.Start, now func() time.Time) (string, error) {
	g, err := Read(store.NewGame(), now)
	if err == nil {
		err = g.Do(in)
	}
	if err != nil {
		return "", err
	}
	return g.ID(), nil
}

// Read reads a game from its log.
func Read(log history.Log, now func() time.Time) (*Game, error) {
	d, err := journal.Open(history.Domain(), log)
	if err != nil {
		return nil, err
	}
	return &Game{desk: d, log: log, Now: now}, nil
}

// Sheet returns the sheet as it reads now, with people as they are called now.
func (g *Game) Sheet() scoring.Sheet {
	s := g.State().Sheet(g.Now())
	if g.Known == nil {
		return s
	}
	s.People = slices.Clone(s.People)
	for i, p := range s.People {
		if now, ok := g.Known(p.ID); ok {
			s.People[i].Name = now.Name
		}
	}
	return s
}
