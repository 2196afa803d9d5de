package sheet

import (
	"encoding/json"

	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rooms/entry"
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

	Next *entry.Entry `json:"next,omitempty"` // what is half typed of the next round, while a correction is open
}

// draftName is the prefix of the draft of what is half done; the ID of the game
// follows.
const draftName = "sheet/"

// begin returns what is half done before anything was.
func begin(s scoring.Sheet) unfinished {
	return unfinished{Entry: entry.New(s)}
}

// resume returns what was half done at a sheet, as far as it still fits.
func resume(saved []byte, s scoring.Sheet) unfinished {
	var h unfinished
	if saved == nil || json.Unmarshal(saved, &h) != nil {
		return begin(s)
	}
	return h.fitting(s)
}

// fitting returns what is half done as far as it fits the sheet. Cards are tapped again in the next round.
func (h unfinished) fitting(s scoring.Sheet) unfinished {
	h.Entry = entry.Resumed(h.Entry, s.Ruleset.Rules)
	if !h.Entry.Fits(s) {
		byCards := h.Entry.ByCards
		h.Pane = noPane
		if h = h.corrected(s); !h.Entry.Fits(s) {
			h.Entry = entry.New(s)
			h.Entry.ByCards = byCards
		}
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

// coming returns what is half typed of the next round, which a correction puts aside.
func (h unfinished) coming(s scoring.Sheet) entry.Entry { return h.corrected(s).Entry }

// goingOn changes what is half typed of the next round.
func (h unfinished) goingOn(e entry.Entry) unfinished {
	if h.Entry.Round >= 0 {
		h.Next = &e
	} else {
		h.Entry = e
	}
	return h
}

// Coming returns what is half typed of the next round of a game.
func Coming(drafts frame.Drafts, id string, s scoring.Sheet) sheetview.Coming {
	if s.Over {
		return sheetview.Coming{Caller: scoring.Nobody}
	}
	return resume(drafts.Draft(draftName+id), s).coming(s).Coming(s.Ruleset)
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
	done := half.done(s)
	if w.Deck != nil {
		done.Dealt = w.Deck.State(id, s) == game.DeckRunning
	}
	return done
}

// done returns what is half done of the next round.
func (h unfinished) done(s scoring.Sheet) (done game.HalfDone) {
	e := h.coming(s)
	if e.Typed() > 0 || e.Call(e.Caller).Begun() {
		done.Typed, done.Scores, done.Of = true, e.Typed(), len(e.Playing)
	}
	if c := e.Caller; c != scoring.Nobody {
		done.Called = &game.Call{Name: s.People[c].Name, Calling: s.Ruleset.Rules.Calling, LastTurns: len(e.TurnsLeft(e.Playing)) > 0}
	}
	return done
}
