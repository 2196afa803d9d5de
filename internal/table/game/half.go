package game

import (
	"tabby/engine"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

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
