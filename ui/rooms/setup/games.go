package setup

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/ui/frame"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
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
	page  *setupPage
	dealt bool   // only what can be dealt is offered
	apart string // the game of one's own that is played already, and stands first

	all     fyne.CanvasObject
	tiles   map[string]*widgets.Tile // by game
	emblems map[string]bool          // the cards before games, by code
	rows    map[string]*keptRow      // of the games that are kept and not dealt
	others  []engine.Rules           // the games behind the tap
	own     *fyne.Container          // the games of one's own but that, and how to make one
	keeps   fyne.CanvasObject        // offers to keep a game that was made on another device
	more    *widgets.Expander
	search  *widgets.TextField
	found   *fyne.Container // of the others, those that are looked for
	none    *widgets.Text   // what is said where there is none
}

// newGameList returns the list of games, with the one that is played first where it is no other.
func (s *setupPage) newGameList(now setup) *gameList {
	l := &gameList{page: s, apart: now.Variant, tiles: map[string]*widgets.Tile{}, rows: map[string]*keptRow{}, emblems: map[string]bool{}}
	first := widgets.Column(widgets.SpaceSmall)
	l.addOwn()
	if now.Game != nil {
		first.Add(l.ownRow(*now.Game))
	}
	for _, r := range engine.Offered() {
		if !r.Kept && !r.Around {
			first.Add(l.tile(listed{rules: r}))
			continue
		}
		l.rows[r.ID] = s.newKeptRow(r, l.tile(listed{rules: r}))
		if r.ID == now.Variant || r.Twin == now.Variant && r.Twin != "" {
			first.Objects = append([]fyne.CanvasObject{l.rows[r.ID].all}, first.Objects...)
		} else {
			l.others = append(l.others, r)
		}
	}
	w := s.Words
	l.found, l.none = widgets.Column(widgets.SpaceSmall), widgets.NewHint(w.Setup.NoSuchGame)
	l.search = widgets.NewTextField("")
	l.search.SetHint(w.Setup.FindGame)
	l.search.OnChanged = l.find
	l.more = widgets.NewExpander(w.Setup.MoreGames,
		widgets.Column(widgets.SpaceSmall, l.own, l.search, l.none, l.found, widgets.NewHint(w.Setup.OtherPublishers)))
	l.find("")
	l.all = widgets.Column(widgets.SpaceMedium, l.keeps, first, l.more)
	return l
}

// choose chooses a game. The list closes at a tap on the game that is chosen already.
func (s *setupPage) choose(g listed) {
	if g.rules.ID == s.now.Variant {
		s.topics.open(gameTopic)
		return
	}
	s.change(s.now.play(g))
}

// A keptRow is the tile of a game that is kept and not dealt. While the game is chosen, there is
// below it who wins, if that is asked, and a button that makes another game of it.
type keptRow struct {
	all    fyne.CanvasObject
	tile   *widgets.Tile
	twin   string // the game that the highest total wins, or ""
	wins   *widgets.Choice
	change *widgets.Button
}

func (s *setupPage) newKeptRow(r engine.Rules, tile *widgets.Tile) *keptRow {
	w := &s.Words.OwnGames
	k := &keptRow{tile: tile, twin: r.Twin}
	k.change = widgets.NewIconTextButton(widgets.Quiet, widgets.IconEdit, w.ChangeInto(s.Words.Rules.In(r).Name), func() {
		s.Go(frame.Route{Room: frame.OwnGameRoom, ID: s.now.Variant})
	})
	k.wins = widgets.NewChoice([]string{w.Lowest, w.Highest}, func(i int) {
		if rules, err := engine.Variant([]string{r.ID, r.Twin}[i]); err == nil {
			s.change(s.now.play(listed{rules: rules}))
		}
	})
	k.wins.SetLabel(w.WhoWins)
	k.all = widgets.Column(widgets.SpaceSmall, tile, k.wins, k.change)
	return k
}

// show shows whether the game is chosen, which has that ID.
func (k *keptRow) show(id, chosen string) {
	highest := k.twin != "" && chosen == k.twin
	selected := chosen == id || highest
	k.tile.SetSelected(selected)
	widgets.SetVisible(k.wins, selected && k.twin != "")
	widgets.SetVisible(k.change, selected && k.twin == "") // of the others nothing is known that another could begin with
	k.wins.SetSelected(0)
	if highest {
		k.wins.SetSelected(1)
	}
}

func (l *gameList) tile(g listed) *widgets.Tile {
	w := l.page.Words
	about := w.Rules.About(g.rules)
	if g.own != nil {
		about = w.OwnGames.WhatItIs(engine.Ruleset{Rules: g.rules})
	}
	name := widgets.NewText(w.Dotted(w.Rules.In(g.rules).Name, w.Joined(g.rules.Publishers)), widgets.TextStyle{Bold: true})
	said := widgets.Column(widgets.SpaceNone, name, widgets.NewHint(about))
	if face, has := l.emblem(g.rules); has {
		said = widgets.Row(widgets.SpaceMedium, 1, pictures.Scaled(cards.New(face), fyne.NewSize(emblemWidth, art.Pictured)), said)
	}
	tile := widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, said), func() { l.page.choose(g) })
	l.tiles[g.rules.ID] = tile
	return tile
}

// emblemWidth is the width of the card before a game, in device-independent pixels.
const emblemWidth = art.Pictured * art.CardWidth / art.CardHeight

// emblem returns a card of the usual deck of a game that no game before it has, if it is dealt: the lowest, or else the
// highest, or another. Nobody hears it.
func (l *gameList) emblem(r engine.Rules) (face engine.Face, has bool) {
	if len(r.Decks) == 0 {
		return engine.Face{}, false
	}
	kinds := slices.DeleteFunc(r.Decks[0].Deck.Kinds(), func(f engine.Face) bool { return f.Rank == "" }) // whose name is all it has
	slices.SortStableFunc(kinds, func(a, b engine.Face) int { return a.Points - b.Points })
	kinds = slices.Insert(kinds, 1, kinds[len(kinds)-1])
	i := slices.IndexFunc(kinds, func(f engine.Face) bool { return !l.emblems[f.Code] })
	face = kinds[max(0, i)]
	l.emblems[face.Code], face.Name = true, ""
	return face, true
}

// find shows those of the other games that have a text in what is said of them, and where there
// is none, the sheets for any other.
func (l *gameList) find(text string) {
	w := l.page.Words
	text = strings.ToLower(strings.TrimSpace(text))
	has := func(r engine.Rules) bool {
		said := w.Rules.In(r)
		return !(l.dealt && r.Kept) && strings.Contains(strings.ToLower(w.Dotted(said.Name, w.Joined(r.Publishers), said.About)), text)
	}
	none := !slices.ContainsFunc(l.others, has)
	l.found.Objects = nil
	for _, r := range l.others {
		if has(r) || none && !l.dealt && r.Decks == nil {
			l.found.Add(l.rows[r.ID].all)
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
	for id, row := range l.rows {
		row.show(id, now.Variant)
	}
	l.offerToKeep(now)
	widgets.SetVisible(l.own, !now.Virtual)
	if l.dealt != now.Virtual {
		l.dealt = now.Virtual
		l.find(l.search.Text())
	}
}
