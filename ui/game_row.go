package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A gameRow is a game in a list.
type gameRow struct {
	ID    string
	Title string // "Ann, Ben and Cy"
	Line  string // "Rat-a-Tat Cat, 5 rounds. Ben wins."
	Note  string // what is written to it
	Over  bool
}

func viewListed(g Listed) gameRow {
	says := []string{variantName(g.Variant) + ", " + rounds(g)}
	if len(g.Winners) > 0 {
		says = append(says, strings.TrimSuffix(words.Won(g.Winners), "."))
	}
	if g.LeftOut {
		says = append(says, "Left out of the statistics")
	}
	if g.Coached {
		says = append(says, "With the coach")
	}
	return gameRow{ID: g.ID, Title: words.Joined(g.Players), Line: strings.Join(says, ". ") + ".", Note: g.Note, Over: g.Over}
}

// rounds says how far a game has come.
func rounds(g Listed) string {
	switch {
	case g.Rounds == 0 && !g.Over:
		return "not begun"
	case g.Rounds == 0:
		return "only totals"
	case !g.Over:
		return words.Count(g.Rounds, "round") + " so far"
	}
	return words.Count(g.Rounds, "round")
}

func variantName(id string) string {
	if r, err := engine.Variant(id); err == nil {
		return r.Name
	}
	return id
}

// gameTile shows a game in a list. One that goes on is put on the table, one that
// is over is looked at.
func (a *App) gameTile(g gameRow) fyne.CanvasObject {
	lines := widgets.Column(widgets.SpaceNone,
		widgets.NewText(g.Title, widgets.TextLook{Bold: true, Lines: 2}), widgets.NewHint(g.Line))
	if g.Note != "" {
		lines.Add(widgets.NewText(g.Note, widgets.TextLook{Size: widgets.SizeSmall, Lines: 2}))
	}
	return widgets.NewTile(widgets.Carded, lines, func() {
		if g.Over {
			a.goPast(g.ID)
			return
		}
		a.openGame(g.ID)
	})
}

func (a *App) gameTiles(games []gameRow) []fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, g := range games {
		tiles = append(tiles, a.gameTile(g))
	}
	return tiles
}

// nightTile is the heading of an evening in a list: what is written to it, and the
// way there.
func (a *App) nightTile(day string) fyne.CanvasObject {
	lines := widgets.Column(widgets.SpaceNone, widgets.NewHeading(nightTitle(day, a.time.Now())))
	if n, err := a.store.Night(day); err == nil && n.says() != "" {
		lines.Add(widgets.NewText(n.says(), widgets.TextLook{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 2}))
	}
	next := widgets.NewGlyph(widgets.IconNext, widgets.ColorFelt)
	return widgets.NewTile(widgets.Bare, widgets.Inset(widgets.SpaceNone, widgets.SpaceTiny, widgets.Row(widgets.SpaceSmall, 0, lines, next)), func() { a.goNight(day) })
}

// says is what is written to an evening in one text.
func (n Night) says() string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return n.Place + " – " + n.Note
}
