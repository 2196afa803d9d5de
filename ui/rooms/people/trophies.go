package people

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history/stats"
	"tabby/history/trophy"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// trophies returns the card of a person's trophies: those won, the newest first, each of which
// opens its game, and folded those still to win.
func (s *personPage) trophies(l stats.Line) fyne.CanvasObject {
	w := s.room.Words.Trophies
	won := widgets.Column(widgets.SpaceMedium)
	for _, a := range slices.SortedStableFunc(slices.Values(l.Trophies), newestFirst) {
		on, _ := time.Parse(time.DateOnly, a.Day) // that a count wrote
		row := s.trophy(a.Trophy, widgets.NewHint(w.LastWon(a.Times, on, s.room.Now())))
		won.Add(widgets.Outdent(widgets.NewTile(widgets.Bare, row, func() { s.room.Go(frame.GameRoom.Route(a.Game)) })))
	}
	if len(l.Trophies) == 0 {
		won.Add(cat.Nothing(cat.LooksDown, w.None))
	}
	card := []fyne.CanvasObject{widgets.NewHeading(w.Title), won}
	if len(l.Trophies) < trophy.Count {
		card = append(card, widgets.NewExpander(w.ToWin, s.toWin(l.Trophies)))
	}
	return widgets.NewCard(card...)
}

// newestFirst compares trophies by the day on which they were won last.
func newestFirst(a, b stats.Award) int { return cmp.Compare(b.Day, a.Day) }

// toWin returns the trophies that are not among those won.
func (s *personPage) toWin(won []stats.Award) fyne.CanvasObject {
	rows := widgets.Column(widgets.SpaceMedium)
	for t := range trophy.Trophy(trophy.Count) {
		if !slices.ContainsFunc(won, func(a stats.Award) bool { return a.Trophy == t }) {
			rows.Add(s.trophy(t, nil))
		}
	}
	return rows
}

// trophy returns a trophy with what it is won for. One that was won shines, and has a line
// below that says when.
func (s *personPage) trophy(t trophy.Trophy, when fyne.CanvasObject) fyne.CanvasObject {
	w := s.room.Words.Trophies
	medal := widgets.NewGlyph(pictures.TrophyIcon(t), widgets.ColorMuted)
	medal.Side = widgets.SizeName
	text := widgets.Column(widgets.SpaceNone, widgets.NewText(w.TrophyName(t), widgets.TextStyle{Bold: true}), widgets.NewBody(w.TrophyFor(t)))
	if when != nil {
		medal.Color, medal.Ground = widgets.ColorOnAccent, widgets.ColorAccent
		text.Add(when)
	}
	return widgets.Row(widgets.SpaceMedium, 1, medal, text)
}
