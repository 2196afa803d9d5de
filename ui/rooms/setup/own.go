package setup

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// ownRow returns the row of a game of one's own, with what can be done with it.
func (l *gameList) ownRow(g engine.OwnGame) *gameRow {
	row := &gameRow{listed: ofOwn(g), tile: l.tile(ofOwn(g)), change: widgets.Column(widgets.SpaceNone)}
	row.all = widgets.Row(widgets.SpaceSmall, 0, row.tile, l.menu(g))
	return row
}

// menu returns the button that lists what can be done with a game.
func (l *gameList) menu(g engine.OwnGame) fyne.CanvasObject {
	w := &l.page.Words.OwnGames
	return widgets.NewIconButton(widgets.IconMore, w.Menu(g.Name), func() {
		l.page.Menu(g.Name, "", []frame.Choice{
			{Icon: widgets.IconEdit, Text: w.Change, Do: func() { l.page.Go(frame.OwnGameRoom.Route(g.Variant())) }},
			{Icon: widgets.IconShare, Text: w.Link, Do: func() { l.page.Go(frame.OwnLinkRoom.Route(g.Variant())) }},
			{Icon: widgets.IconTrash, Text: w.Delete, Do: func() { l.page.Change(l.page.Without(g), w.Deleted(g.Name), l.again) }},
		})
	})
}

// again lists the games as they are kept now.
func (l *gameList) again() {
	l.list(l.page.now)
	l.page.change(l.page.now)
}

// keep keeps the game that was made on another device.
func (l *gameList) keep() {
	g := *l.page.now.Game
	l.page.Change(l.page.With(g), l.page.Words.OwnGames.Added(g.Name), l.again)
}

// isKept reports whether a game of one's own is kept here.
func (l *gameList) isKept(g engine.OwnGame) bool {
	_, kept := l.page.OwnGame(g.Variant())
	return kept
}
