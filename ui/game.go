package ui

import (
	"encoding/json"
	"time"

	"tabby/internal/journal"
	"tabby/scoring"
)

// desk is where the game on the table changes.
type desk = journal.Desk[scoring.Game, scoring.Intent, scoring.Event]

// sheetDomain is the score sheet as the journal sees it.
func sheetDomain() journal.Domain[scoring.Game, scoring.Intent, scoring.Event] {
	return journal.Domain[scoring.Game, scoring.Intent, scoring.Event]{
		Decide: scoring.Decide, Apply: scoring.Apply, Fits: scoring.Fits,
	}
}

// A game is the game on the table.
type game struct {
	*desk
	log Log
	now func() time.Time
}

// id names the game.
func (g *game) id() string { return g.log.ID() }

// openGame reads a game from its log.
func openGame(log Log, now func() time.Time) (*game, error) {
	d, err := journal.Open(sheetDomain(), log)
	if err != nil {
		return nil, err
	}
	return &game{desk: d, log: log, now: now}, nil
}

// sheet returns the sheet as it reads now.
func (g *game) sheet() scoring.Sheet { return g.State().Sheet(g.now()) }

// A pane is what stands beside or over the sheet.
type pane string

// The panes of a sheet.
const (
	noPane    pane = ""
	entryPane pane = "entry"
	knockPane pane = "knock"
)

// halfDone is what is half done at a sheet: kept with every touch, so that
// nothing typed is lost.
type halfDone struct {
	Pane  pane  `json:"pane,omitempty"`
	Entry entry `json:"entry"`
	Knock knock `json:"knock"`
}

// resume returns what was half done at a sheet, as far as it still fits it.
func resume(saved []byte, s scoring.Sheet) halfDone {
	var h halfDone
	if saved == nil || json.Unmarshal(saved, &h) != nil {
		return halfDone{Entry: newEntry(s), Knock: noKnock()}
	}
	if !h.Entry.fits(s) {
		h.Entry = newEntry(s)
		h.Pane = noPane
	}
	if !h.Knock.fits(s) {
		h.Knock = noKnock()
	}
	return h
}
