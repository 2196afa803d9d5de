package setup

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// Topics are what a game has besides its players. Each has a row that says what is
// chosen and opens the choice beneath itself, one at a time.
const (
	gameTopic = iota
	endTopic
	seatsTopic
	houseTopic
	dayTopic
	topics // how many there are
)

// chooser shows a row for every topic, and beneath it the choice while it is open.
type chooser struct {
	rows    [topics]*widgets.Chip
	choices [topics]fyne.CanvasObject
	all     *fyne.Container
}

func newChooser(choices [topics]fyne.CanvasObject) *chooser {
	c := &chooser{choices: choices, all: widgets.Column(widgets.SpaceSmall)}
	for i, choice := range choices {
		c.rows[i] = widgets.NewRowOpener("", func() { c.open(i) })
		choice.Hide()
		c.all.Add(c.rows[i])
		c.all.Add(choice)
	}
	return c
}

// open opens the choice of a topic, or closes it. It closes another that was open, and the row that was tapped
// stays in its place; otherwise as much of the choice is seen as there is room for below its row.
func (c *chooser) open(topic int) {
	row, another := c.rows[topic], false
	widgets.Hold(row, func() {
		for i, r := range c.rows {
			another = another || i != topic && r.Selected()
			r.SetSelected(i == topic && !r.Selected())
			widgets.SetVisible(c.choices[i], r.Selected())
		}
		c.all.Refresh()
	})
	if row.Selected() && !another {
		widgets.Folded(c.choices[topic])
	}
	widgets.Folded(row)
}

// show says on the rows what is chosen. One player has no seats to choose, and a game that is dealt here no day.
func (c *chooser) show(w *words.Language, s setup, now time.Time) {
	all := s.chosen(w, now)
	if table := s.table(); table.Value(engine.End) == engine.EndElimination { // at what players go out is not all of it
		all[endTopic] = w.Dotted(w.Rules.EndingName(engine.EndElimination), w.Table.Ending(table))
	}
	for topic, heads := range map[int]string{gameTopic: w.Setup.Game, endTopic: w.Setup.Ending, seatsTopic: w.Setup.Seats, dayTopic: w.Setup.Day} {
		all[topic] = w.Dotted(heads, all[topic])
	}
	seated := len(s.Seats) > 1
	for topic, is := range map[int]bool{seatsTopic: seated, dayTopic: !s.Virtual} {
		widgets.SetVisible(c.rows[topic], is)
		widgets.SetVisible(c.choices[topic], is && c.rows[topic].Selected())
	}
	for i, text := range all {
		c.rows[i].SetText(text)
	}
}

// chosen returns what is chosen, by topic: "Recall", "8 rounds", "Ann deals", "2 house
// rules", "Today".
func (s setup) chosen(w *words.Language, now time.Time) (all [topics]string) {
	table := s.table()
	all[gameTopic] = w.Rules.In(table.Rules).Name
	all[endTopic] = w.Capital(w.Table.Ending(table))
	if i := s.dealer(); i >= 0 {
		all[seatsTopic] = w.Setup.Deals(s.Seats[i].Name)
	}
	all[houseTopic] = w.Common.HouseRules
	if n := s.ownRules(); n > 0 {
		all[houseTopic] = w.Count(n, words.OwnRule)
	}
	all[dayTopic] = w.Games.Today
	if at := s.played(now); !at.Equal(now) {
		all[dayTopic] = w.ShortDay(at)
	}
	return all
}

// summary returns what is chosen in one line.
func (s setup) summary(w *words.Language, now time.Time) string {
	all := s.chosen(w, now)
	if s.ownRules() == 0 {
		all[houseTopic] = ""
	}
	if all[dayTopic] == w.Games.Today {
		all[dayTopic] = ""
	}
	return w.Dotted(all[:]...)
}

// A listed game is one to choose.
type listed struct {
	rules engine.Rules
	own   *engine.CustomGame // what it is, if it is a custom game
}

// ofOwn returns a custom game, which can be computed.
func ofOwn(g engine.CustomGame) listed {
	r, _ := g.Rules()
	return listed{r, &g}
}

// A gameList is the list of games to choose from: those that the family made, the one that is played
// already, and the variants that Tabby was made for; the others are behind a tap. A search looks in all.
type gameList struct {
	page *setupPage

	all     fyne.CanvasObject
	keeps   fyne.CanvasObject // offers to keep a game that was made on another device
	search  *widgets.TextField
	none    *widgets.Text   // what is said where nothing is found
	rows    []*gameRow      // of all games
	emblems map[string]bool // the cards before games, by code
	listed  *fyne.Container
	others  *fyne.Container // the games behind the tap
	rest    *fyne.Container // what is below the list while nothing is looked for
}

// newGameList returns the list of games.
func (s *setupPage) newGameList(now setup) *gameList {
	w := s.Words
	l := &gameList{page: s, none: widgets.NewHint(w.Setup.NoSuchGame)}
	l.listed, l.others = widgets.Column(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	l.keeps = widgets.NewNotice(widgets.Info, w.OwnGames.BegunElsewhere, widgets.NewButton(widgets.Secondary, w.OwnGames.Add, l.keep))
	l.search = widgets.NewTextField("")
	l.search.SetHint(w.Setup.FindGame)
	l.search.OnChanged = func(string) {
		l.find()
		widgets.Folded(l.search)
	}
	create := widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlus, w.OwnGames.Title, func() {
		s.Go(frame.CustomGameRoom.Route(frame.FromNothing))
	})
	widgets.SetVisible(create, !now.Virtual)
	l.rest = widgets.Column(widgets.SpaceSmall, create, widgets.NewExpander(w.Setup.MoreGames, l.others))
	l.list(now)
	l.all = widgets.Column(widgets.SpaceSmall, l.keeps, l.search, l.none, l.listed, l.rest)
	return l
}

// list lists the games as they are kept now. With the virtual deck, they are those that can be dealt.
func (l *gameList) list(now setup) {
	l.rows, l.emblems = nil, map[string]bool{}
	own := l.page.CustomGames()
	if now.Game != nil && !l.isKept(*now.Game) {
		own = append(own, *now.Game)
	}
	for _, g := range own {
		l.rows = append(l.rows, l.ownRow(g))
	}
	for _, r := range engine.Offered() {
		row := l.newRow(listed{rules: r})
		if row.later && row.chosen(now.Variant) {
			row.later = false
			l.rows = slices.Insert(l.rows, len(own), row)
		} else {
			l.rows = append(l.rows, row)
		}
	}
	l.rows = slices.DeleteFunc(l.rows, func(row *gameRow) bool { return now.Virtual && row.rules.Kept })
	l.find()
}

// choose chooses a game. The list closes at a tap on the game that is chosen already.
func (s *setupPage) choose(g listed) {
	if g.rules.ID == s.now.Variant {
		s.topics.open(gameTopic)
		return
	}
	s.change(s.now.play(g))
}

// A gameRow is the tile of a game. While a game is chosen that is kept and not dealt, there is below it who wins, if
// that is asked, and a button that makes another game of it.
type gameRow struct {
	listed

	all    fyne.CanvasObject
	tile   *widgets.Tile
	later  bool // it is behind the tap
	change *fyne.Container
	wins   *widgets.Choice
}

// newRow returns the row of a game that Tabby knows.
func (l *gameList) newRow(g listed) *gameRow {
	row := &gameRow{listed: g, tile: l.tile(g), later: g.rules.Kept || g.rules.Around, change: widgets.Column(widgets.SpaceSmall)}
	row.all = widgets.Column(widgets.SpaceSmall, row.tile, row.change)
	if !g.rules.Kept {
		return row
	}
	w, into := &l.page.Words.OwnGames, l.page.Words.OwnGames.GiveName
	switch {
	case g.rules.NoPoints: // and nothing else is known of it
	case g.rules.Twin == "":
		into = w.ChangeInto(l.page.Words.Rules.In(g.rules).Name)
	default:
		row.wins = l.newWins(g.rules)
		row.change.Add(row.wins)
	}
	row.change.Add(widgets.NewIconTextButton(widgets.Quiet, widgets.IconEdit, into, func() {
		l.page.Go(frame.CustomGameRoom.Route(l.page.now.Variant))
	}))
	return row
}

// newWins asks which total wins a game if nothing else is known about it.
func (l *gameList) newWins(r engine.Rules) *widgets.Choice {
	w := &l.page.Words.OwnGames
	wins := widgets.NewChoice([]string{w.Lowest, w.Highest}, func(i int) {
		if rules, err := engine.Variant([]string{r.ID, r.Twin}[i]); err == nil {
			l.page.change(l.page.now.play(listed{rules: rules}))
		}
	})
	wins.SetLabel(w.WhoWins)
	return wins
}

// chosen reports whether the game is the one of that ID, or it differs only in who wins.
func (g *gameRow) chosen(id string) bool {
	return g.rules.ID == id || g.rules.Twin == id && id != ""
}

// show shows whether the game is chosen.
func (g *gameRow) show(variant string) {
	chosen := g.chosen(variant)
	g.tile.SetSelected(chosen)
	widgets.SetVisible(g.change, chosen && len(g.change.Objects) > 0)
	if g.wins != nil {
		g.wins.SetSelected(0)
		if variant == g.rules.Twin {
			g.wins.SetSelected(1)
		}
	}
}

// tile returns the tile of a game, with a card before its name.
func (l *gameList) tile(g listed) *widgets.Tile {
	w := l.page.Words
	about := w.Rules.About(g.rules)
	if g.own != nil {
		about = w.OwnGames.WhatItIs(engine.Ruleset{Rules: g.rules})
	}
	name := widgets.NewText(w.Dotted(w.Rules.In(g.rules).Name, w.Joined(g.rules.Publishers)), widgets.TextStyle{Bold: true})
	said := widgets.Row(widgets.SpaceMedium, 1,
		pictures.Emblem(cards.New(l.emblem(g.rules))),
		widgets.Column(widgets.SpaceNone, name, widgets.NewHint(about)))
	return widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, said), func() { l.page.choose(g) })
}

// emblem returns a card of the usual deck of a game that no game before it has: the lowest, or else the highest, or
// another. A game without cards has the score sheet. Nobody hears it.
func (l *gameList) emblem(r engine.Rules) engine.Face {
	if len(r.Decks) == 0 {
		return engine.Face{}
	}
	kinds := slices.DeleteFunc(r.Decks[0].Deck.Kinds(), func(f engine.Face) bool { return f.Rank == "" }) // whose name is all it has
	slices.SortStableFunc(kinds, func(a, b engine.Face) int { return a.Points - b.Points })
	kinds = slices.Insert(kinds, 1, kinds[len(kinds)-1])
	i := slices.IndexFunc(kinds, func(f engine.Face) bool { return !l.emblems[f.Code] })
	face := kinds[max(0, i)]
	l.emblems[face.Code], face.Name = true, ""
	return face
}

// find lists the games whose description has what is typed, or otherwise all. If there is none, it lists the sheet
// for any other.
func (l *gameList) find() {
	text := strings.ToLower(strings.TrimSpace(l.search.Text()))
	l.listed.Objects, l.others.Objects = nil, nil
	for _, row := range l.rows {
		if text == "" && row.later {
			l.others.Add(row.all)
		} else if strings.Contains(l.said(row.rules), text) {
			l.listed.Add(row.all)
		}
	}
	none := len(l.listed.Objects) == 0
	for _, row := range l.rows {
		if none && row.wins != nil {
			l.listed.Add(row.all)
		}
	}
	widgets.SetVisible(l.none, none)
	widgets.SetVisible(l.rest, text == "")
}

// said returns what a search looks for in a game.
func (l *gameList) said(r engine.Rules) string {
	w := l.page.Words
	return strings.ToLower(w.Dotted(w.Rules.In(r).Name, w.Joined(r.Publishers), w.Rules.Special(r)))
}

// show marks the game that is chosen.
func (l *gameList) show(now setup) {
	for _, row := range l.rows {
		row.show(now.Variant)
	}
	widgets.SetVisible(l.keeps, now.Game != nil && !l.isKept(*now.Game))
}

// ownRow returns the row of a custom game, with what can be done with it.
func (l *gameList) ownRow(g engine.CustomGame) *gameRow {
	row := &gameRow{listed: ofOwn(g), tile: l.tile(ofOwn(g)), change: widgets.Column(widgets.SpaceNone)}
	row.all = widgets.Row(widgets.SpaceSmall, 0, row.tile, l.menu(g))
	return row
}

// menu returns the button that lists what can be done with a game.
func (l *gameList) menu(g engine.CustomGame) fyne.CanvasObject {
	w := &l.page.Words.OwnGames
	return widgets.NewIconButton(widgets.IconMore, w.Menu(g.Name), func() {
		l.page.Menu(g.Name, "", []frame.Choice{
			{Icon: widgets.IconEdit, Text: w.Change, Do: func() { l.page.Go(frame.CustomGameRoom.Route(g.Variant())) }},
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

// isKept reports whether a custom game is kept here.
func (l *gameList) isKept(g engine.CustomGame) bool {
	_, kept := l.page.CustomGame(g.Variant())
	return kept
}
