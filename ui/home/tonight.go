package home

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// The side of the badges of a game that goes on, and the least width of a player on its
// card, in device-independent pixels.
const (
	largeBadge  = 48
	playerWidth = 44
)

// lastTables is how many of the last tables are offered.
const lastTables = 3

// sheetOf opens the sheet of a game.
func (h *Page) sheetOf(g history.Summary) func() {
	return func() { h.Go(frame.Route{Room: frame.SheetRoom, ID: g.ID}) }
}

// goOn returns the main button while a game goes on.
func (h *Page) goOn(g history.Summary) *widgets.Button {
	return widgets.NewIconTextButton(widgets.Primary, widgets.IconPlay, "Go on", h.sheetOf(g))
}

// onTheTable returns the games that go on, the latest as a large card.
func (h *Page) onTheTable(v homeView) fyne.CanvasObject {
	first := v.Open[0]
	all := []fyne.CanvasObject{h.running(first)}
	if first.Rounds == 0 {
		all = append(all, h.discard(first))
	}
	all = append(all, h.games.Tiles(v.Open[1:min(len(v.Open), openGames)])...)
	if len(v.Open) > openGames {
		all = append(all, widgets.NewButton(widgets.Quiet, "All games that go on", func() { h.Go(frame.Route{Room: frame.GamesRoom, ID: string(history.Running)}) }))
	}
	return widgets.Section("On the table", all...)
}

// running returns a game that goes on: who leads, and every player with the total. A game
// that cannot be read is a line.
func (h *Page) running(g history.Summary) fyne.CanvasObject {
	read, err := game.Open(h.store, g.ID, h.Now)
	if err != nil {
		return h.games.Tiles([]history.Summary{g})[0]
	}
	read.Known = h.Known
	s := read.Sheet()
	players := widgets.ScaledColumns(playerWidth, widgets.SpaceSmall)
	for _, p := range s.Seated() {
		players.Add(h.player(s, p))
	}
	title := widgets.NewText(status(s), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	card := widgets.Column(widgets.SpaceMedium, title, players, widgets.NewHint(describe(s.Ruleset)))
	if at, is := h.HandedOver(g.ID, read.Batches()); is {
		card.Add(widgets.NewHint(words.HandedOver(at, h.Now())))
	}
	return widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceTiny, widgets.SpaceMedium, card), h.sheetOf(g))
}

// player returns a player on the card of a game, with a crown for who leads.
func (h *Page) player(s scoring.Sheet, p scoring.Player) fyne.CanvasObject {
	badge := widgets.NewBadgeView(h.Badge(s.People[p], p), largeBadge)
	badge.Dim = s.Status[p] == scoring.Out
	if s.Counted() > 0 && s.Places[p] == 1 {
		badge.Mark = widgets.IconWon
	}
	total := widgets.NewText(strconv.Itoa(s.Totals[p]), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter})
	name := widgets.NewText(words.Name(s, p), widgets.TextStyle{Size: widgets.SizeSmall, Lines: 1, Align: fyne.TextAlignCenter})
	return widgets.Column(widgets.SpaceTiny, container.NewCenter(badge), total, name)
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
	return []fyne.CanvasObject{widgets.Section("Same again", widgets.NewList(rows...))}
}

// tableRow returns a table that plays again when it is tapped.
func (h *Page) tableRow(g history.Group, again scoring.Start) fyne.CanvasObject {
	badges, names := widgets.Flow(widgets.SpaceTiny), []string(nil)
	for i, p := range again.People {
		badges.Add(widgets.NewBadgeView(h.Badge(p, scoring.Player(i)), widgets.RowBadge))
		names = append(names, p.Name)
	}
	title := widgets.NewText(cmp.Or(g.Name, words.Joined(names)), widgets.TextStyle{Bold: true})
	text := widgets.Column(widgets.SpaceTiny, title, badges, widgets.NewHint(about(g, again)))
	row := widgets.Row(widgets.SpaceMedium, 0, text, widgets.NewGlyph(widgets.IconPlay, widgets.ColorFelt))
	return widgets.NewTile(widgets.Bare, widgets.Inset(widgets.SpaceSmall, widgets.SpaceSmall, row), func() { h.begin(again) })
}
