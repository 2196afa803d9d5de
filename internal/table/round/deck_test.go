package round

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A fakeGame is a game whose sheet the test changes.
type fakeGame struct{ sheet scoring.Sheet }

func (fakeGame) ID() string              { return "game" }
func (g *fakeGame) Sheet() scoring.Sheet { return g.sheet }
func (fakeGame) Do(scoring.Intent) error { return nil }

// openDeck opens the deck of a game of Ann and Ben, which is held if hold says so.
func openDeck(t *testing.T, store Drafts, g *fakeGame, hold func() bool) (d *Deck, timers *int) {
	t.Helper()
	timers = new(int)
	d = must.Get(OpenDeck(g, store, rand.New(rand.NewPCG(1, 2)), Owner{
		After: func(time.Duration, func()) func() { *timers++; return func() { *timers-- } },
		Away:  func(work, then func()) { work(); then() },
		Hold:  hold,
	}))
	return d, timers
}

func newGame(t *testing.T) *fakeGame {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben")
	for i := range s.People {
		s.People[i].ID = s.People[i].Name
	}
	return &fakeGame{s}
}

func TestNextRoundIsDealtForThoseWhoHaveADevice(t *testing.T) {
	store, g := &logtest.Drafts{}, newGame(t)
	d, _ := openDeck(t, store, g, nil)
	must.Do(t, d.Deal(func(scoring.Player) string { return Away }))
	expect.Same(t, "dealt again", errors.Is(d.Deal(nil), ErrRunning), true)
	must.Do(t, store.SaveDraft(DraftRound+"game", nil))
	must.Do(t, d.Load())
	d.HasDevice = func(p scoring.Player) bool { return p == 1 }
	must.Do(t, d.Deal(nil))
	expect.Same(t, "who plays where", []bool{d.Round().Away(0), d.Round().Away(1)}, []bool{false, true})
	must.Do(t, d.CallHere())
	expect.Same(t, "who plays here", d.Round().Here(), []engine.Seat{0, 1})
}

func TestRoundDealtForOthersIsVoid(t *testing.T) {
	store, g := &logtest.Drafts{}, newGame(t)
	d, _ := openDeck(t, store, g, nil)
	must.Do(t, d.Deal(nil))
	g.sheet.Status[1] = scoring.Gone
	next, void, err := d.Next()
	must.Do(t, err)
	expect.Same(t, "void", void, true)
	expect.Same(t, "a round is on the table", d.Round() != nil || next.running(), false)
	expect.Same(t, "who plays", next.Seating.Seats, []scoring.Player{0})
}

func TestRoundThatAnotherHostHasDealtIsNotDealtAgain(t *testing.T) {
	store, g := &logtest.Drafts{}, newGame(t)
	here, _ := openDeck(t, store, g, nil)
	there, _ := openDeck(t, store, g, nil)
	must.Do(t, there.Deal(nil))
	expect.Same(t, "dealt again", errors.Is(here.Deal(nil), ErrRunning), true)
	expect.Same(t, "the round here", here.Name(), there.Name())
	must.Do(t, there.Load())
	expect.Same(t, "the round that is kept", there.Name(), here.Name())
}

func TestHeldRoundWaitsUntilItIsLetGo(t *testing.T) {
	hold := true
	d, timers := openDeck(t, &logtest.Drafts{}, newGame(t), func() bool { return hold })
	must.Do(t, d.Deal(func(scoring.Player) string { return "easy" }))
	expect.Same(t, "timers", *timers, 0)
	hold = false
	d.Continue()
	expect.Same(t, "timers", *timers, 1)
	d.Close()
	expect.Same(t, "timers once it is closed", *timers, 0)
	expect.Same(t, "there is a round", d.Round() != nil, false)
	must.Do(t, d.Load())
	expect.Same(t, "there is one again", d.Round() != nil, true)
	expect.Same(t, "timers", *timers, 1)
}

// TestARoundIsWrittenDownOnce loses the power after a round was written down and before its cards
// were put away, and opens the table again.
func TestARoundIsWrittenDownOnce(t *testing.T) {
	store, g := &logtest.Drafts{}, newGame(t)
	d, _ := openDeck(t, store, g, nil)
	must.Do(t, d.Deal(func(scoring.Player) string { return "easy" }))
	for !d.Round().Over() {
		d.Round().Hurry()
	}
	dealt := store.Draft(DraftRound + "game")
	must.Do(t, d.RecordBy(func(in scoring.Intent) error {
		g.sheet.Rounds = append(g.sheet.Rounds, scoring.Round{Source: scoring.SourceDealt, Log: in.(scoring.Record).Log})
		return nil
	}))
	must.Do(t, store.SaveDraft(DraftRound+"game", dealt))
	must.Do(t, d.Load())
	expect.Same(t, "there is a round", d.Round() != nil, false)
	expect.Same(t, "its cards are kept", len(store.Draft(DraftRound+"game")), 0)
	g.sheet.Rounds = nil // it was undone
	must.Do(t, store.SaveDraft(DraftRound+"game", dealt))
	must.Do(t, d.Load())
	expect.Same(t, "there is one again", d.Round() != nil, true)
}
