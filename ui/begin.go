package ui

import (
	"slices"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/rooms/camera"
	"tabby/ui/rooms/entry"
	"tabby/ui/rooms/sheet"
)

func (a *App) halfDone(id string, s scoring.Sheet) game.HalfDone {
	return a.with().HalfDone(a.Drafts(), id, s)
}

// with returns what sheets work with.
func (a *App) with() sheet.With {
	return sheet.With{Deck: a.deck, Guests: a.guests, Read: a.readCards, Begin: a.begin}
}

// readCards reads the cards of the round that is entered at a sheet from a photo.
func (a *App) readCards(t *sheet.Page, picture string) {
	a.camera.Read(camera.Table{Sheet: t.Sheet(), Players: t.Open(), Badge: t.PlayerBadge, Lay: func(lines []camera.Line) {
		var all []entry.Line
		for _, l := range lines {
			all = append(all, entry.Line(l))
		}
		t.Lay(all)
	}}, picture)
}

// begin begins a game, in place of those that were never begun. The guests of the game before it come along.
func (a *App) begin(in scoring.Start) (id string, err error) {
	id, err = game.Table{Store: a.store, Now: a.Now, HalfDone: a.halfDone, Keeps: a.keeps, Discard: a.discard}.Begin(in)
	if err != nil || a.guests == nil || slices.Contains(a.guests.Hosted(), id) {
		return id, err
	}
	next, err := a.openGame(id)
	if before := a.guests.Before(in.People); before != "" && err == nil {
		err = a.guests.GoOn(before, next)
	}
	a.Refused(err) // the game has begun all the same
	return id, nil
}

// keeps reports whether other devices may have begun a game that looks untouched here.
func (a *App) keeps(g *game.Game) bool {
	if _, away := a.HandedOver(g.ID(), g.Batches()); away {
		return true
	}
	open := a.guests != nil && a.guests.At(g.ID()).Open
	return open || a.devices != nil && a.devices.Others() > 0
}

// discard puts a game in the trash in which nothing has happened.
func (a *App) discard(id string) error {
	_, err := a.Do(history.Trash{Game: id, At: a.Now()})
	return err
}
