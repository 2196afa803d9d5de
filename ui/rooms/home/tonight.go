package home

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/table/game"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// The least and the greatest side of the badges of a game that goes on, and the least width of a player on its
// card, in device-independent pixels.
const (
	largeBadge  = 48
	widestBadge = 88
	playerWidth = 64
)

// lastTables is how many of the last tables are offered.
const lastTables = 2

// onTheTable returns the games that go on, the latest as a large card.
func (h *Page) onTheTable(v homeView) fyne.CanvasObject {
	first := v.Open[0]
	all := []fyne.CanvasObject{h.running(first)}
	all = append(all, h.Games.Tiles(v.Open[1:min(len(v.Open), openGames)])...)
	if len(v.Open) > openGames {
		all = append(all, widgets.NewButton(widgets.Quiet, h.Words.Home.AllOpen, func() { h.Go(frame.GamesRoom.Route(string(history.Running))) }))
	}
	return cat.On(h.Words.Home.OnTheTable, h.cat, widgets.Column(widgets.SpaceSmall, all...))
}

// running returns a game that goes on: who leads, and every player with the total. A game
// that cannot be read is a line.
func (h *Page) running(g history.Summary) fyne.CanvasObject {
	read, err := game.Open(h.store, g.ID, h.Now)
	if err != nil {
		return h.Games.Tiles([]history.Summary{g})[0]
	}
	read.Known = h.Known
	s := read.Sheet()
	players := widgets.EvenColumns(playerWidth, widgets.SpaceSmall)
	for _, p := range s.Seated() {
		players.Add(h.player(s, p))
	}
	h.cat.Looks = gaze(s)
	said := widgets.NewText(status(h.Words, s, h.HalfDone(g.ID, s)), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	title := widgets.Row(widgets.SpaceSmall, 0, said)
	if g.Rounds == 0 { // at the corner, where no thumb passes
		title.Add(widgets.NewIconButton(widgets.IconTrash, h.Words.Common.ThrowAway, func() { h.Games.ThrowAway(g, h.Resume, h.Resume) }))
	}
	card := widgets.Column(widgets.SpaceMedium, widgets.Level(title, said), players, widgets.NewHint(plays(h.Words, s.Ruleset)))
	if at, is := h.HandedOver(g.ID, read.Batches()); is {
		card.Add(widgets.NewHint(h.Words.Handover.HandedOverSince(at, h.Now())))
	}
	tile := widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceTiny, widgets.SpaceMedium, card), func() {
		h.Go(frame.SheetRoom.Route(g.ID))
	})
	tile.SetLabel(h.spoken(s, said.Text()))
	return tile
}

// spoken returns an unfinished game for screen readers: each name before its total.
func (h *Page) spoken(s scoring.Sheet, status string) string {
	all := []string{status}
	for _, p := range s.Seated() {
		all = append(all, h.Words.Table.Name(s, p), h.Words.Figure(s.Totals[p]))
	}
	return widgets.Joined(append(all, plays(h.Words, s.Ruleset))...)
}

// player returns a player on the card of a game.
func (h *Page) player(s scoring.Sheet, p scoring.Player) fyne.CanvasObject {
	badge := widgets.NewBadgeView(h.Badge(s.People[p], p), largeBadge)
	badge.Dim = s.Status[p] == scoring.Out
	total := widgets.NewText(h.Words.Figure(s.Totals[p]), widgets.TextStyle{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignCenter})
	name := widgets.NewText(h.Words.Table.Name(s, p), widgets.TextStyle{Size: widgets.SizeSmall, Lines: 2, Align: fyne.TextAlignCenter})
	return widgets.Column(widgets.SpaceTiny, widgets.Portrait(largeBadge, widestBadge, badge), total, name)
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
	list := widgets.NewList(rows...)
	if len(v.Open) > 0 { // the cat is with the game that goes on
		return []fyne.CanvasObject{widgets.Section(h.Words.Home.SameAgain, list)}
	}
	return []fyne.CanvasObject{cat.On(h.Words.Home.SameAgain, h.cat, list)}
}

// tableRow returns a table that plays again when it is tapped.
func (h *Page) tableRow(g history.Group, again scoring.Start) fyne.CanvasObject {
	badges, names := widgets.Flow(widgets.SpaceTiny), []string(nil)
	for i, p := range again.People {
		badges.Add(widgets.NewBadgeView(h.Badge(p, scoring.Player(i)), widgets.RowBadge))
		names = append(names, p.Name)
	}
	title := widgets.NewText(cmp.Or(g.Name, h.Words.Joined(names)), widgets.TextStyle{Bold: true})
	text := widgets.Column(widgets.SpaceTiny, title, badges, widgets.NewHint(about(h.Words, g, again)))
	row := widgets.Row(widgets.SpaceMedium, 0, text, widgets.NewGlyph(widgets.IconPlay, widgets.ColorFelt))
	return widgets.NewTile(widgets.Bare, widgets.Inset(widgets.SpaceSmall, widgets.SpaceSmall, row), func() { h.begin(again) })
}

// mittensSide is the side of the face of the cat one plays against, in device-independent pixels.
const mittensSide = 56

// wayWidth is the least width of the ways below it, whose texts take one line.
const wayWidth = 208

// A quick is what is known of rounds against Mittens.
type quick struct {
	goesOn bool   // one is unfinished
	last   string // how the last one came out, or ""
}

// newPlay returns the card on which Tabby deals: at once against Mittens, in a first round that
// one learns by, or for all who are here.
func newPlay(w *words.Language, rules engine.Rules, q quick, open func(frame.Route)) fyne.CanvasObject {
	to := func(room frame.RoomOf, id string) func() { return func() { open(room.Route(id)) } }
	mittens := bot.Names()[0]
	face := widgets.NewBadgeView(badges.Seat(1, mittens), mittensSide) // as at the table
	says := w.Home.Against(mittens)
	if q.goesOn {
		says, q.last = w.Home.OnAgainst(mittens), ""
	}
	title := widgets.NewText(says, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	text := widgets.Column(widgets.SpaceNone, title, widgets.NewHint(w.Rules.In(rules).Name), widgets.NewHint(q.last))
	row := widgets.Row(widgets.SpaceMedium, 1, container.NewCenter(face), text)
	if !widgets.LargeText() { // else the words need its room
		row.Add(widgets.NewGlyph(widgets.IconPlay, widgets.ColorFelt))
	}
	play := widgets.Outdent(widgets.NewTile(widgets.Bare, widgets.Inset(widgets.SpaceTiny, widgets.SpaceSmall, row), to(frame.PlayRoom, rules.ID)))
	ways := widgets.Columns(wayWidth, widgets.SpaceNone)
	if !q.goesOn && q.last == "" { // who has played knows how; the rule book has it for all others
		ways.Add(widgets.NewIconTextButton(widgets.Quiet, widgets.IconBook, w.Home.Learn, to(frame.LearnRoom, rules.ID)))
	}
	ways.Add(widgets.NewIconTextButton(widgets.Quiet, widgets.IconCards, w.Setup.Virtual, to(frame.SetupRoom, frame.VirtualSetup)))
	return widgets.NewCard(play, ways)
}

// lastQuick says how the last round against Mittens came out, or returns "".
func (h *Page) lastQuick() string {
	var q frame.Quick
	w, mittens := h.Words.Home, bot.Names()[0]
	switch {
	case !h.LoadDraft(frame.DraftQuick, &q):
		return ""
	case !q.OtherWins:
		return w.Beat(mittens, q.You, q.Other)
	case !q.Won:
		return w.LostTo(mittens, q.You, q.Other)
	}
	return w.TiedWith(mittens, q.You, q.Other)
}

// A homeView is the games of the first page, the latest first.
type homeView struct {
	Games []history.Summary // the latest of all
	Open  []history.Summary // that go on
	Empty []history.Summary // that ended without a round

	Groups []history.Group // who played together
}

// tidy returns the view with one game that never began, or none: the others are
// among all games.
func (v homeView) tidy() homeView {
	room := 1
	v.Open = slices.DeleteFunc(slices.Clone(v.Open), func(g history.Summary) bool {
		if g.Rounds > 0 {
			return false
		}
		room--
		return room < 0
	})
	v.Empty = v.Empty[:min(len(v.Empty), max(0, room))]
	return v
}

// rules returns the ID of the game whose rules are asked for: the latest that goes on, or else
// the latest of all, or "".
func (v homeView) rules() string {
	if all := slices.Concat(v.Open, v.Games); len(all) > 0 {
		return all[0].ID
	}
	return ""
}

// lastNight returns the games of the last evening on which one ended, those that are over.
func (v homeView) lastNight() (night []history.Summary) {
	for _, g := range v.Games {
		if g.Over && (len(night) == 0 || night[0].Day() == g.Day()) {
			night = append(night, g)
		}
	}
	return night
}

// groups returns who played together, without those whose game goes on: that game is shown
// by itself.
func (v homeView) groups() []history.Group {
	return slices.DeleteFunc(slices.Clone(v.Groups), func(g history.Group) bool {
		return slices.ContainsFunc(v.Open, func(o history.Summary) bool { return slices.Equal(o.People(), g.People) })
	})
}

// status returns the round of a game that goes on, what is half done of it, and who
// leads: "Round 5 of 6 · two of four scores · Ben leads by 7".
func status(w *words.Language, s scoring.Sheet, half game.HalfDone) string {
	lead := w.Table.Lead(s)
	switch {
	case len(s.Rounds) > 0:
	case half.Begun():
		lead = ""
	default:
		lead = w.Home.NotBegun
	}
	return w.Dotted(w.Home.Round(s), half.Brief(w), lead)
}

// about returns what a group plays, and when: "Rat-a-Tat Cat · out at 100 · Saturdays".
func about(w *words.Language, g history.Group, again scoring.Start) string {
	game, day := "", ""
	if rules, err := (scoring.Started{Variant: again.Variant, Game: again.Game}).Ruleset(again.House); err == nil {
		game = describe(w, rules)
	}
	if on, usual := g.Weekday(); usual {
		day = w.Home.Weekdays[on]
	}
	return w.Dotted(game, day)
}

// describe returns what is played: "Rat-a-Tat Cat · out at 100", "Golf · for 9 rounds".
func describe(w *words.Language, t engine.Ruleset) string {
	return w.Dotted(w.Rules.In(t.Rules).Name, w.Home.Ending(t))
}

// plays returns what is played in a game that goes on, whose head says how many rounds there are: "Golf".
func plays(w *words.Language, t engine.Ruleset) string {
	if t.Value(engine.End) == engine.EndRounds {
		return w.Rules.In(t.Rules).Name
	}
	return describe(w, t)
}
