package game

import (
	"tabby/internal/words"
	"tabby/scoring"
)

// A HalfDone is what was done for the next round of a game, and is not written down yet.
type HalfDone struct {
	Dealt  bool // cards lie on the virtual table, or were handed out
	Typed  bool // something was typed
	Called bool // the last turns are on
	Scores int  // that were typed
	Of     int  // how many there will be
}

// A HalfDoneOf returns what is half done in a game with an ID and a sheet.
type HalfDoneOf func(id string, s scoring.Sheet) HalfDone

// Begun reports whether anything was done.
func (h HalfDone) Begun() bool { return h.Dealt || h.Typed || h.Called }

// Brief says in short what was done: "two of four scores", or "".
func (h HalfDone) Brief(w *words.Language) string {
	if h.Scores > 0 && !h.Dealt {
		return w.Games.ScoresOf(h.Scores, h.Of)
	}
	return h.first(w.Home.HalfDealt, w.Home.HalfCalled, w.Home.HalfTyped)
}

// Sentence says what was done: "Two of four scores are typed.", or "".
func (h HalfDone) Sentence(w *words.Language) string {
	if h.Scores > 0 && !h.Dealt {
		return w.Games.ScoresTyped(h.Scores, h.Of)
	}
	return h.first(w.Sheet.HalfDealt, w.Sheet.HalfCalled, w.Sheet.HalfTyped)
}

// first returns the text for the first of these that was done, or "".
func (h HalfDone) first(dealt, called, typed string) string {
	switch {
	case h.Dealt:
		return dealt
	case h.Called:
		return called
	case h.Typed:
		return typed
	}
	return ""
}
