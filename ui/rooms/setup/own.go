package setup

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// An ownList is the part of the list of games that is about games of one's own.
type ownList struct {
	page  *setupPage
	games *gameList
	apart string // the game that stands elsewhere

	all   *fyne.Container   // the games that are kept here, and how to make one
	offer fyne.CanvasObject // keeps a game that was made on another device
}

// newOwnList returns the games of one's own but the one that is played, which stands apart.
func (s *setupPage) newOwnList(games *gameList, apart string) *ownList {
	w := &s.Words.OwnGames
	o := &ownList{page: s, games: games, apart: apart, all: widgets.Column(widgets.SpaceSmall)}
	o.offer = widgets.NewNotice(widgets.Info, w.BegunElsewhere, widgets.NewButton(widgets.Secondary, w.Add, o.keep))
	o.list()
	return o
}

// list lists the games that are kept here.
func (o *ownList) list() {
	w := &o.page.Words.OwnGames
	o.all.Objects = nil
	for _, g := range o.page.OwnGames() {
		if g.Variant() != o.apart {
			o.all.Add(o.row(g))
		}
	}
	if len(o.all.Objects) > 0 {
		o.all.Objects = append([]fyne.CanvasObject{widgets.NewCaption(w.Yours)}, o.all.Objects...)
	}
	o.all.Add(widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlus, w.Title, func() {
		o.page.Go(frame.Route{Room: frame.OwnGameRoom, ID: frame.FromNothing})
	}))
	o.all.Refresh()
}

// row returns the tile of a game, and what can be done with it.
func (o *ownList) row(g engine.OwnGame) fyne.CanvasObject {
	return widgets.Row(widgets.SpaceSmall, 0, o.games.tile(ofOwn(g)), o.menu(g))
}

// menu returns the button that lists what can be done with a game.
func (o *ownList) menu(g engine.OwnGame) fyne.CanvasObject {
	w := &o.page.Words.OwnGames
	return widgets.NewIconButton(widgets.IconMore, w.Menu(g.Name), func() {
		o.page.Menu(g.Name, "", []frame.Choice{
			{Icon: widgets.IconEdit, Text: w.Change, Do: func() { o.page.Go(frame.Route{Room: frame.OwnGameRoom, ID: g.Variant()}) }},
			{Icon: widgets.IconShare, Text: w.Link, Do: func() { o.page.Go(frame.Route{Room: frame.OwnLinkRoom, ID: g.Variant()}) }},
			{Icon: widgets.IconTrash, Text: w.Delete, Do: func() { o.page.Change(o.page.Without(g), w.Deleted(g.Name), o.again) }},
		})
	})
}

// again lists the games as they are kept now.
func (o *ownList) again() {
	o.list()
	o.page.change(o.page.now)
}

// keep keeps the game that was made on another device.
func (o *ownList) keep() {
	g := *o.page.now.Game
	o.page.Change(o.page.With(g), o.page.Words.OwnGames.Added(g.Name), o.again)
}

// show offers to keep the game that is chosen, if it is not kept here.
func (o *ownList) show(now setup) {
	kept := now.Game == nil
	if !kept {
		_, kept = o.page.OwnGame(now.Variant)
	}
	widgets.SetVisible(o.offer, !kept)
}
