package game

import (
	"maps"
	"slices"
	"time"

	"tabby/history"
	"tabby/scoring"
)

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
	return ok && !g.Sheet().Clock.Runs && evening(a.At) == evening(b.At) &&
		a.Variant == b.Variant && a.Dealer == b.Dealer && len(b.Carried) == 0 &&
		slices.Equal(a.HeadStarts, b.HeadStarts) && maps.Equal(a.House, b.House) && slices.Equal(a.People, b.People)
}

func evening(t time.Time) string { return history.Summary{Created: t}.Day() }
