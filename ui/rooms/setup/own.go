package setup

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// addOwn adds the games of one's own that are kept here, and the offer to keep another.
func (l *gameList) addOwn() {
	w := &l.page.Words.OwnGames
	l.own = widgets.Column(widgets.SpaceSmall)
	l.keeps = widgets.NewNotice(widgets.Info, w.BegunElsewhere, widgets.NewButton(widgets.Secondary, w.Add, l.keep))
	l.listOwn()
}

// listOwn lists the games of one's own that are kept here.
func (l *gameList) listOwn() {
	w := &l.page.Words.OwnGames
	l.own.Objects = nil
	for _, g := range l.page.OwnGames() {
		if g.Variant() != l.apart {
			l.own.Add(l.ownRow(g))
		}
	}
	if len(l.own.Objects) > 0 {
		l.own.Objects = append([]fyne.CanvasObject{widgets.NewCaption(w.Yours)}, l.own.Objects...)
	}
	l.own.Add(widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlus, w.Title, func() {
		l.page.Go(frame.Route{Room: frame.OwnGameRoom, ID: frame.FromNothing})
	}))
	l.own.Refresh()
}

// ownRow returns the tile of a game of one's own, and what can be done with it.
func (l *gameList) ownRow(g engine.OwnGame) fyne.CanvasObject {
	return widgets.Row(widgets.SpaceSmall, 0, l.tile(ofOwn(g)), l.menu(g))
}

// menu returns the button that lists what can be done with a game.
func (l *gameList) menu(g engine.OwnGame) fyne.CanvasObject {
	w := &l.page.Words.OwnGames
	return widgets.NewIconButton(widgets.IconMore, w.Menu(g.Name), func() {
		l.page.Menu(g.Name, "", []frame.Choice{
			{Icon: widgets.IconEdit, Text: w.Change, Do: func() { l.page.Go(frame.Route{Room: frame.OwnGameRoom, ID: g.Variant()}) }},
			{Icon: widgets.IconShare, Text: w.Link, Do: func() { l.page.Go(frame.Route{Room: frame.OwnLinkRoom, ID: g.Variant()}) }},
			{Icon: widgets.IconTrash, Text: w.Delete, Do: func() { l.page.Change(l.page.Without(g), w.Deleted(g.Name), l.again) }},
		})
	})
}

// again lists the games as they are kept now.
func (l *gameList) again() {
	l.listOwn()
	l.page.change(l.page.now)
}

// keep keeps the game that was made on another device.
func (l *gameList) keep() {
	g := *l.page.now.Game
	l.page.Change(l.page.With(g), l.page.Words.OwnGames.Added(g.Name), l.again)
}

// offerToKeep offers to keep the game that is chosen, if it is not kept here.
func (l *gameList) offerToKeep(now setup) {
	kept := now.Game == nil
	if !kept {
		_, kept = l.page.OwnGame(now.Variant)
	}
	widgets.SetVisible(l.keeps, !kept)
}
