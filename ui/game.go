package ui

import (
	"encoding/json"
	"slices"
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
	log   Log
	now   func() time.Time
	known func(id string) (Person, bool) // who people are now, or nil
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

// sheet returns the sheet as it reads now, with people as they are called now.
func (g *game) sheet() scoring.Sheet {
	s := g.State().Sheet(g.now())
	if g.known == nil {
		return s
	}
	s.People = slices.Clone(s.People)
	for i, p := range s.People {
		if now, ok := g.known(p.ID); ok {
			s.People[i].Name = now.Name
		}
	}
	return s
}

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
