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

	Next *entry.Entry `json:"next,omitempty"` // what is half typed of the next round, while a correction is open
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
	return h.fitting(s)
}

// fitting returns what is half done as far as it fits the sheet.
func (h unfinished) fitting(s scoring.Sheet) unfinished {
	h.Entry = entry.Resumed(h.Entry, s.Ruleset.Rules)
	if !h.Entry.Fits(s) {
		h.Pane = noPane
		if h = h.corrected(s); !h.Entry.Fits(s) {
			h.Entry = entry.New(s)
		}
	}
	if !h.Knock.Fits(s) {
		h.Knock = entry.NoKnock()
	}
	return h
}

// correcting opens a correction, and puts what is half typed of the next round aside.
func (h unfinished) correcting(e entry.Entry) unfinished {
	if h.Entry.Round < 0 {
		next := h.Entry
		h.Next = &next
	}
	h.Entry = e
	return h
}

// corrected ends a correction, and goes back to what is half typed of the next round as far as
// that still fits.
func (h unfinished) corrected(s scoring.Sheet) unfinished {
	if h.Entry.Round < 0 {
		return h
	}
	next := h.Next
	h.Entry, h.Next = entry.New(s), nil
	if next != nil && next.Fits(s) {
		h.Entry = entry.Resumed(*next, s.Ruleset.Rules)
	}
	return h
}

// kept returns what is kept of it on disk.
func (h unfinished) kept() unfinished {
	h.Entry = h.Entry.Kept()
	if h.Next != nil {
		next := h.Next.Kept()
		h.Next = &next
	}
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
	e := h.Entry
	if e.Round >= 0 && h.Next != nil {
		e = *h.Next
	}
	if e.Round < 0 && e.Begun() {
		done.Typed, done.Scores, done.Of = true, e.Typed(), len(e.Playing)
	}
	return done
}
