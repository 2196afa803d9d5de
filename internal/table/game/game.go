// Package game is one game with its desk, which several rooms share.
package game

import (
	"errors"
	"slices"
	"time"

	"tabby/history"
	"tabby/history/journal"
	"tabby/history/stats"
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
	kept
}

// A kept sheet is what the log led to when it was asked for last.
type kept struct {
	sheet   scoring.Sheet // at the time of the last event
	batches int           // in the log
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

// IsBehind reports whether an intent was refused because the log of the game has changed since
// it was read.
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

// Begin begins a game and returns its ID. Its clock stands still if it is [stats.WrittenLater].
func Begin(store Store, in scoring.Start, now func() time.Time) (string, error) {
	g, err := Read(store.NewGame(), now)
	if err == nil {
		err = g.Do(in)
	}
	if err == nil && stats.WrittenLater(g.State(), now()) {
		err = g.Do(scoring.Pause{At: in.At})
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

// Sheet returns the sheet as it is now, with the present names of people.
func (g *Game) Sheet() scoring.Sheet {
	s := g.at(g.Now())
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

// at returns the sheet at a time. Only in a game with a clock does the time change it.
func (g *Game) at(now time.Time) scoring.Sheet {
	if g.kept.batches != g.Batches() {
		g.kept = kept{g.State().Sheet(time.Time{}), g.Batches()}
	}
	s := g.kept.sheet
	if s.Clock.Runs || s.Now.IsZero() { // or the game is yet to begin
		return g.State().Sheet(now)
	}
	if now = now.Round(0); now.After(s.Now) {
		s.Now = now
	}
	return s
}
