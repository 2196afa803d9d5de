// Package game is one game with its desk, which several rooms share.
package game

import (
	"errors"
	"maps"
	"slices"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/history/stats"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
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

// A Table begins games, so that those that are never begun do not pile up.
type Table struct {
	Store    Recent
	Now      func() time.Time
	HalfDone HalfDoneOf
	Keeps    func(*Game) bool      // the game is not only of this table
	Discard  func(id string) error // puts a game in the bin
}

// mostUnbegun is how many games that go on are looked at for those that were never begun.
const mostUnbegun = 30

// Begin begins a game and returns its ID. If the latest game began in the same way and nothing
// has happened in it yet, Begin returns that game; other games in which nothing has happened
// are discarded.
func (t Table) Begin(in scoring.Start) (string, error) {
	empty, err := t.untouched()
	if err != nil {
		return "", err
	}
	id := ""
	if len(empty) > 0 && empty[0].beginsLike(in) {
		id = empty[0].ID()
	} else if id, err = Begin(t.Store, in, t.Now); err != nil {
		return "", err
	}
	for _, g := range empty {
		if g.ID() == id || t.Keeps(g) {
			continue
		}
		if err := t.Discard(g.ID()); err != nil {
			return "", err
		}
	}
	return id, nil
}

// untouched returns the games in which nothing has happened since they began, the latest
// first.
func (t Table) untouched() ([]*Game, error) {
	all, err := t.Store.Games(history.Page{Filter: history.Filter{State: history.Running}, Limit: mostUnbegun})
	if err != nil {
		return nil, err
	}
	var empty []*Game
	for _, s := range all {
		if s.Rounds > 0 || s.Note != "" {
			continue
		}
		g, err := Open(t.Store, s.ID, t.Now)
		if err == nil && g.IsUntouched(t.HalfDone(s.ID, g.Sheet())) {
			empty = append(empty, g)
		}
	}
	return empty, nil
}

// IsUntouched reports whether nothing has happened in a game since it began, and nothing
// is half done in it.
func (g *Game) IsUntouched(half HalfDone) bool {
	start, begun := g.State().Started()
	return begun && g.Batches() == 1 && len(start.Carried) == 0 && !half.Begun()
}

// beginsLike reports whether a game began this evening just as another would. A clock that
// runs already is not the same.
func (g *Game) beginsLike(in scoring.Start) bool {
	events, err := scoring.Decide(scoring.Game{}, in)
	if err != nil || len(events) == 0 {
		return false
	}
	a, _ := g.State().Started()
	b, ok := events[0].(scoring.Started)
	return ok && !g.Sheet().Clock.Runs && stats.Evening(a.At) == stats.Evening(b.At) &&
		a.Variant == b.Variant && a.Dealer == b.Dealer && len(b.Carried) == 0 &&
		slices.Equal(a.HeadStarts, b.HeadStarts) && maps.Equal(a.House, b.House) && slices.Equal(a.People, b.People)
}

// A Recent opens games and lists the latest.
type Recent interface {
	Store
	// Games lists games, the newest first.
	Games(history.Page) ([]history.Summary, error)
	// Groups lists who played together, those of the newest game first.
	Groups() ([]history.Group, error)
}

// Again returns the intent that plays the first of some games once more, without
// people who have retired since, or nil if there is none.
func Again(store Store, games []history.Summary, people []history.Person, now time.Time) *scoring.Start {
	if len(games) == 0 {
		return nil
	}
	g, err := Open(store, games[0].ID, func() time.Time { return now })
	if err != nil {
		return nil
	}
	again := withoutRetired(g.State().Again(now), people)
	if _, err := scoring.Decide(scoring.Game{}, again); err != nil {
		return nil
	}
	return &again
}

// withoutRetired leaves out people who have retired. The deal passes to the left of
// a dealer who has.
func withoutRetired(in scoring.Start, people []history.Person) scoring.Start {
	var seats []scoring.Person
	dealer := 0
	for i, p := range in.People {
		if i == int(in.Dealer) {
			dealer = len(seats)
		}
		if !slices.ContainsFunc(people, func(k history.Person) bool { return k.ID == p.ID && k.Retired }) {
			seats = append(seats, p)
		}
	}
	in.People, in.Dealer = seats, scoring.Player(dealer%max(1, len(seats)))
	return in
}

// A HalfDone has everything for the next round of a game that is not written down yet.
type HalfDone struct {
	Dealt  bool  // cards lie on the virtual table
	Typed  bool  // something was typed
	Called *Call // who called, or nil
	Scores int   // that were typed
	Of     int   // how many there will be
}

// A Call is the end of a round that is still played.
type Call struct {
	Name      string // of who called
	Calling   engine.Calling
	LastTurns bool // others have one more turn
}

// A HalfDoneOf returns what is half done in a game with an ID and a sheet.
type HalfDoneOf func(id string, s scoring.Sheet) HalfDone

// Begun reports whether anything was done.
func (h HalfDone) Begun() bool { return h.Dealt || h.Typed || h.Called != nil }

// complete reports whether all scores are typed.
func (h HalfDone) complete() bool { return h.Scores > 0 && h.Scores == h.Of }

// Brief says in short what was done: "two of four scores", or "".
func (h HalfDone) Brief(w *words.Language) string {
	switch {
	case h.Dealt:
		return w.Home.HalfDealt
	case h.complete():
		return w.Games.Ready
	case h.Scores > 0:
		return w.Games.ScoresOf(h.Scores, h.Of)
	case h.Called != nil:
		return w.Home.HalfCalled
	case h.Typed:
		return w.Home.HalfTyped
	}
	return ""
}

// Sentence says what was done: "Ben called. Two of four scores are typed.", or "".
func (h HalfDone) Sentence(w *words.Language) string {
	var called, typed string
	if c := h.Called; c != nil {
		called = w.Sentence(w.Scores.Caller(c.Calling).By(c.Name))
		if c.LastTurns {
			typed = w.Sheet.HalfCalled
		}
	}
	switch {
	case h.Dealt:
		typed = w.Sheet.HalfDealt
	case h.complete():
		typed = w.Sentence(w.Games.Ready)
	case h.Scores > 0:
		typed = w.Games.ScoresTyped(h.Scores, h.Of)
	case h.Typed:
		typed = w.Sheet.HalfTyped
	}
	return w.Text(called, typed)
}

// Guests are the other devices at a game.
type Guests struct {
	Open   bool     // they are let in
	Lapsed bool     // they were let in when Tabby was left, and are not now
	Paused bool     // they can enter nothing for now
	Here   int      // how many are connected
	Away   []string // who play or keep score on a device that has lost its connection
	Asks   []string // the devices that want to enter the scores of all, the first to come first
	Slips  sheetview.Slips
	Rounds int // how many were written down when the slips were entered
}

// For returns the scores that the guests have entered for the round after this many.
func (g Guests) For(rounds int) sheetview.Slips {
	if g.Rounds != rounds {
		return nil
	}
	return g.Slips
}

// A DeckState is what the sheet knows of the virtual deck of its game.
type DeckState int

// The states of the virtual deck.
const (
	DeckUnused  DeckState = iota
	DeckUsed              // rounds were dealt with it
	DeckRunning           // a round is running
)
