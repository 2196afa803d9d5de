package sheet

import (
	"encoding/json"

	"tabby/internal/game"
	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/frame"
)

// A pane is what is open beside the sheet or over it.
type pane string

// The panes of a sheet.
const (
	noPane    pane = ""
	entryPane pane = "entry"
	knockPane pane = "knock"
)

// unfinished is what is half done at a sheet. It is saved with every tap, so that
// nothing typed is lost.
type unfinished struct {
	Pane  pane        `json:"pane,omitempty"`
	Entry entry.Entry `json:"entry"`
	Knock entry.Knock `json:"knock"`
}

// draftName is the prefix of the draft of what is half done; the ID of the game
// follows.
const draftName = "sheet/"

// begin returns what is half done before anything was.
func begin(s scoring.Sheet) unfinished {
	return unfinished{Entry: entry.New(s), Knock: entry.NoKnock()}
}

// resume returns what was half done at a sheet, as far as it still fits.
func resume(saved []byte, s scoring.Sheet) unfinished {
	var h unfinished
	if saved == nil || json.Unmarshal(saved, &h) != nil {
		return begin(s)
	}
	if !h.Entry.Fits(s) {
		h.Entry = entry.New(s)
		h.Pane = noPane
	}
	if !h.Knock.Fits(s) {
		h.Knock = entry.NoKnock()
	}
	return h
}

// kept returns what is kept of it on disk.
func (h unfinished) kept() unfinished {
	h.Entry = h.Entry.Kept()
	return h
}

// HalfDone returns what is half done at the sheet of a game that works with others.
func (w With) HalfDone(drafts frame.Drafts, id string, s scoring.Sheet) game.HalfDone {
	if s.Over {
		return game.HalfDone{}
	}
	half := resume(drafts.Draft(draftName+id), s)
	if w.Guests != nil {
		half.Entry = half.Entry.Receive(w.Guests.At(id).For(half.Entry.After))
	}
	done := half.done()
	if w.Deck != nil {
		state := w.Deck.State(id, s)
		done.Dealt = state == game.DeckRunning || state == game.DeckHandedOut
	}
	return done
}

func (h unfinished) done() game.HalfDone {
	done := game.HalfDone{Called: h.Knock.Knocker != scoring.Nobody}
	if h.Entry.Round < 0 && h.Entry.Begun() {
		done.Typed, done.Scores, done.Of = true, h.Entry.Typed(), len(h.Entry.Playing)
	}
	return done
}
