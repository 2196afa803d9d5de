package home

import (
	"cmp"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// The least and the greatest side of the badges of a game that goes on, and the least width of a player on its
// card, in device-independent pixels.
const (
	largeBadge  = 48
	widestBadge = 88
	playerWidth = 64
)

// lastTables is how many of the last tables are offered.
const lastTables = 2

// goOn returns the main button while a game goes on. It leads to what is half done there.
func (h *Page) goOn(g history.Summary) *widgets.Button {
	return widgets.NewIconTextButton(widgets.Primary, widgets.IconPlay, h.Words.Home.GoOn, func() {
		h.Go(frame.GoOnRoom.Route(g.ID))
	})
}

// onTheTable returns the games that go on, the latest as a large card.
func (h *Page) onTheTable(v homeView) fyne.CanvasObject {
	first := v.Open[0]
	all := []fyne.CanvasObject{h.running(first)}
	all = append(all, h.Games.Tiles(v.Open[1:min(len(v.Open), openGames)])...)
	if len(v.Open) > openGames {
		all = append(all, widgets.NewButton(widgets.Quiet, h.Words.Home.AllOpen, func() { h.Go(frame.GamesRoom.Route(string(history.Running))) }))
	}
	return cat.On(h.Words.Home.OnTheTable, h.cat, widgets.Column(widgets.SpaceSmall, all...))
}

// running returns a game that goes on: who leads, and every player with the total. A game
// that cannot be read is a line.
func (h *Page) running(g history.Summary) fyne.CanvasObject {
	read, err := game.Open(h.store, g.ID, h.Now)
	if err != nil {
		return h.Games.Tiles([]history.Summary{g})[0]
	}
	read.Known = h.Known
	s := read.Sheet()
	players := widgets.EvenColumns(playerWidth, widgets.SpaceSmall)
	for _, p := range s.Seated() {
		players.Add(h.player(s, p))
	}
	h.cat.Looks = gaze(s)
	said := widgets.NewText(status(h.Words, s, h.HalfDone(g.ID, s)), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	title := widgets.Row(widgets.SpaceSmall, 0, said)
	if g.Rounds == 0 { // at the corner, where no thumb passes
		title.Add(widgets.NewIconButton(widgets.IconTrash, h.Words.Common.ThrowAway, func() { h.Games.ThrowAway(g, h.Resume, h.Resume) }))
	}
	card := widgets.Column(widgets.SpaceMedium, widgets.Level(title, said), players, widgets.NewHint(plays(h.Words, s.Ruleset)))
	if at, is := h.HandedOver(g.ID, read.Batches()); is {
		card.Add(widgets.NewHint(h.Words.Handover.HandedOverSince(at, h.Now())))
	}
	tile := widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceTiny, widgets.SpaceMedium, card), func() {
		h.Go(frame.SheetRoom.Route(g.ID))
	})
	tile.SetLabel(h.spoken(s, said.Text()))
	return tile
}

// spoken returns an unfinished game for screen readers: each name before its total.
func (h *Page) spoken(s scoring.Sheet, status string) string {
	all := []string{status}
	for _, p := range s.Seated() {
		all = append(all, h.Words.Table.Name(s, p), h.Words.Figure(s.Totals[p]))
	}
	return widgets.Joined(append(all, plays(h.Words, s.Ruleset))...)
}

// player returns a player on the card of a game.
func (h *Page) player(s scoring.Sheet, p scoring.Player) fyne.CanvasObject {
	badge := widgets.NewBadgeView(h.Badge(s.People[p], p), largeBadge)
	badge.Dim = s.Status[p] == scoring.Out
	total := widgets.NewText(h.Words.Figure(s.Totals[p]), widgets.TextStyle{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignCenter})
	name := widgets.NewText(h.Words.Table.Name(s, p), widgets.TextStyle{Size: widgets.SizeSmall, Lines: 2, Align: fyne.TextAlignCenter})
	return widgets.Column(widgets.SpaceTiny, widgets.Portrait(largeBadge, widestBadge, badge), total, name)
}

// lastTables returns the last tables, each of which begins its game again with one tap.
func (h *Page) lastTables(v homeView) []fyne.CanvasObject {
	h.again = nil
	var rows []fyne.CanvasObject
	for _, g := range v.groups() {
		again := game.Again(h.store, []history.Summary{g.Latest}, h.People(), h.Now())
		if again == nil {
			continue // too few of those are left who played
		}
		h.again = append(h.again, *again)
		if rows = append(rows, h.tableRow(g, *again)); len(rows) == lastTables {
			break
		}
	}
	if len(rows) == 0 {
		return nil
	}
	list := widgets.NewList(rows...)
	if len(v.Open) > 0 { // the cat is with the game that goes on
		return []fyne.CanvasObject{widgets.Section(h.Words.Home.SameAgain, list)}
	}
	return []fyne.CanvasObject{cat.On(h.Words.Home.SameAgain, h.cat, list)}
}

// tableRow returns a table that plays again when it is tapped.
func (h *Page) tableRow(g history.Group, again scoring.Start) fyne.CanvasObject {
	badges, names := widgets.Flow(widgets.SpaceTiny), []string(nil)
	for i, p := range again.People {
		badges.Add(widgets.NewBadgeView(h.Badge(p, scoring.Player(i)), widgets.RowBadge))
		names = append(names, p.Name)
	}
	title := widgets.NewText(cmp.Or(g.Name, h.Words.Joined(names)), widgets.TextStyle{Bold: true})
	text := widgets.Column(widgets.SpaceTiny, title, badges, widgets.NewHint(about(h.Words, g, again)))
	row := widgets.Row(widgets.SpaceMedium, 0, text, widgets.NewGlyph(widgets.IconPlay, widgets.ColorFelt))
	return widgets.NewTile(widgets.Bare, widgets.Inset(widgets.SpaceSmall, widgets.SpaceSmall, row), func() { h.begin(again) })
}
