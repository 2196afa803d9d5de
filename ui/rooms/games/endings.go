package games

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/kit/widgets"
)

// endings returns what a story says of a game with several endings, or nil for any other
// game.
func (l *storyPage) endings() fyne.CanvasObject {
	if l.summary().Endings < 2 {
		return nil
	}
	all, err := l.room.store.Endings(l.id)
	if l.room.Refused(err) || len(all) < 2 {
		return nil
	}
	title, text := l.room.Words.Games.TwoEndings(len(all))
	body := []fyne.CanvasObject{widgets.NewHint(text)}
	for _, e := range all {
		body = append(body, l.oneOf(e))
	}
	return widgets.Section(title, widgets.Column(widgets.SpaceMedium, body...))
}

// oneOf returns one ending, with a way to go by it.
func (l *storyPage) oneOf(e history.Ending) fyne.CanvasObject {
	w := l.room.Words.Games
	stands := widgets.NewText(w.EndingLine(e), widgets.TextStyle{Bold: e.Main})
	all := widgets.Column(widgets.SpaceSmall, stands, widgets.NewHint(w.EndingSince(e, l.room.Now())))
	if e.Main {
		all.Add(widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconCheck, widgets.ColorFelt), widgets.NewBody(w.GoesByThis)))
	} else {
		all.Add(widgets.NewButton(widgets.Secondary, w.GoByThis, func() { l.goBy(e.Sum) }))
	}
	return widgets.NewCard(all)
}

// goBy makes the game go by another ending, and shows it as it is then.
func (l *storyPage) goBy(sum string) {
	r := l.room
	undo, err := r.Do(history.ChooseEnding{Game: l.id, Sum: sum})
	if r.Refused(err) {
		return
	}
	l.changed()
	r.OfferUndo(undo, r.Words.Games.GoesByThat, func() { r.openAgain(l.id) })
}

// openAgain opens a game in place of the page in front, as it stands now.
func (r *Room) openAgain(id string) {
	g, err := r.store.Games(history.Page{Filter: history.Filter{Game: id}, Limit: 1})
	if r.Refused(err) || len(g) == 0 {
		return
	}
	if g[0].Over {
		r.Close()
	}
	r.openRow(listRow{Game: g[0]})
}
