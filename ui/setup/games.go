package setup

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/widgets"
)

// A listed game is one to choose.
type listed struct {
	rules engine.Rules
	own   *engine.OwnGame // what it is, if it is a game of one's own
}

// ofOwn returns a game of one's own, which can be computed.
func ofOwn(g engine.OwnGame) listed {
	r, _ := g.Rules()
	return listed{r, &g}
}

// A gameList is the list of games to choose from: the variants that Tabby was made for, and the
// one that the family plays already; the others are behind a tap, with a search. Games of one's own
// come first there.
type gameList struct {
	words  *words.Language
	choose func(listed)
	dealt  bool // only what can be dealt is offered

	all    fyne.CanvasObject
	tiles  map[string]*widgets.Tile // by game
	others []engine.Rules           // the games behind the tap
	own    *ownList
	more   *widgets.Expander
	search *widgets.TextField
	found  *fyne.Container // of the others, those that are looked for
	none   *widgets.Text   // what is said where there is none
}

// newGameList returns the list of games, with the one that is played first where it is no other.
func (s *setupPage) newGameList(now setup) *gameList {
	l := &gameList{words: s.Words, choose: func(g listed) { s.change(s.now.play(g)) }, tiles: map[string]*widgets.Tile{}}
	first := widgets.Column(widgets.SpaceSmall)
	l.own = s.newOwnList(l, now.Variant)
	if now.Game != nil {
		first.Add(l.own.row(*now.Game))
	}
	for _, r := range engine.Games() {
		tile := l.tile(listed{rules: r})
		switch {
		case !r.Kept && !r.Around:
			first.Add(tile)
		case r.ID == now.Variant:
			first.Objects = append([]fyne.CanvasObject{tile}, first.Objects...)
		default:
			l.others = append(l.others, r)
		}
	}
	w := s.Words
	l.found, l.none = widgets.Column(widgets.SpaceSmall), widgets.NewHint(w.Setup.NoSuchGame)
	l.search = widgets.NewTextField("")
	l.search.SetHint(w.Setup.FindGame)
	l.search.OnChanged = l.find
	l.more = widgets.NewExpander(w.Setup.MoreGames,
		widgets.Column(widgets.SpaceSmall, l.own.all, l.search, l.none, l.found, widgets.NewHint(w.Setup.OtherPublishers)))
	l.find("")
	l.all = widgets.Column(widgets.SpaceMedium, l.own.offer, first, l.own.change, l.more)
	return l
}

// tile returns the tile of a game.
func (l *gameList) tile(g listed) *widgets.Tile {
	about := l.words.Rules.About(g.rules)
	if g.own != nil {
		about = l.words.OwnGames.WhatItIs(engine.Ruleset{Rules: g.rules})
	}
	name := widgets.NewText(l.words.Dotted(g.rules.Name, g.rules.Publisher), widgets.TextStyle{Bold: true})
	tile := widgets.NewTile(widgets.Carded, widgets.Column(widgets.SpaceNone, name, widgets.NewHint(about)), func() { l.choose(g) })
	l.tiles[g.rules.ID] = tile
	return tile
}

// find shows those of the other games that have a text in what is said of them, and where there
// is none, the sheets for any other.
func (l *gameList) find(text string) {
	text = strings.ToLower(strings.TrimSpace(text))
	has := func(r engine.Rules) bool {
		return !(l.dealt && r.Kept) && strings.Contains(strings.ToLower(l.words.Dotted(r.Name, r.Publisher, r.About)), text)
	}
	none := !slices.ContainsFunc(l.others, has)
	l.found.Objects = nil
	for _, r := range l.others {
		if has(r) || none && !l.dealt && r.Decks == nil {
			l.found.Add(l.tiles[r.ID])
		}
	}
	l.found.Refresh()
	widgets.SetVisible(l.none, none)
	widgets.Folded(l.more)
}

// show marks the game that is chosen, and offers what can be dealt alone where it will be.
func (l *gameList) show(now setup) {
	for id, tile := range l.tiles {
		tile.SetSelected(id == now.Variant)
	}
	l.own.show(now)
	widgets.SetVisible(l.own.all, !now.Virtual)
	if l.dealt != now.Virtual {
		l.dealt = now.Virtual
		l.find(l.search.Text())
	}
}
