package people

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// An everyonePage lists all people with their statistics.
type everyonePage struct {
	*countedPage

	shown  []history.Person
	people []history.Person // who can be opened
	tiles  []*widgets.Tile  // one for each of them
	chosen history.Person   // who was opened last
}

// OpenEveryone opens the list of people.
func (r *Room) OpenEveryone() {
	if !r.LoadPeople() {
		return
	}
	s := &everyonePage{}
	s.countedPage = r.newCountedPage(r.Words.People.Title, s.body)
	s.selector.chosen = s.choose
	r.Open(s)
	s.show(selection{})
}

// choose counts the games of another selection, also for the person beside the list.
func (s *everyonePage) choose(now selection) {
	s.show(now)
	if beside, is := s.room.Front().(*personPage); is {
		s.open(beside.person)
	}
}

// OpenFirst opens who was opened last, or else who has won most.
func (s *everyonePage) OpenFirst() {
	if len(s.people) > 0 {
		s.open(s.people[max(0, slices.IndexFunc(s.people, s.isChosen))])
	}
}

// open opens the page of a person, beside the list if there is room.
func (s *everyonePage) open(p history.Person) {
	s.room.From(s.Route(), func() { s.room.openPerson(p, s.selection()) })
	s.mark(p)
}

// mark marks the tile of the person who was opened, or none.
func (s *everyonePage) mark(p history.Person) {
	s.chosen = p
	for i, tile := range s.tiles {
		tile.SetSelected(s.isChosen(s.people[i]))
	}
}

// isChosen reports whether a person was opened last, as they were then or changed since.
func (s *everyonePage) isChosen(p history.Person) bool {
	return p.ID == s.chosen.ID && (p.ID != "" || p.Name == s.chosen.Name)
}

// add notes the tile of a person, and returns it.
func (s *everyonePage) add(p history.Person, tile *widgets.Tile) *widgets.Tile {
	tile.OnTapped = func() { s.open(p) }
	tile.SetSelected(s.isChosen(p))
	s.people, s.tiles = append(s.people, p), append(s.tiles, tile)
	return tile
}

// Route leads back to this page.
func (s *everyonePage) Route() frame.Route { return frame.PeopleRoom.Route() }

// Resume shows changes of people since the page was left.
func (s *everyonePage) Resume() {
	if !slices.Equal(s.shown, s.room.People()) {
		s.show(s.selection())
	}
}

func (s *everyonePage) body(r stats.Report) []fyne.CanvasObject {
	w := s.room.Words
	s.shown, s.people, s.tiles = s.room.People(), nil, nil
	v := viewEveryone(w, r, s.shown, s.selection())
	if len(v.Played)+len(v.Others) == 0 {
		return []fyne.CanvasObject{cat.Nothing(cat.LooksDown, v.Counted)}
	}
	var all []fyne.CanvasObject
	if twice := s.room.Twice(func() { s.room.From(s.Route(), s.room.OpenNames) }); twice != nil {
		all = append(all, twice)
	}
	if len(v.Played) > 0 {
		tiles := widgets.Columns(listColumn, widgets.SpaceSmall)
		for _, row := range v.Played {
			tiles.Add(s.add(row.Person, playedTile(w, row)))
		}
		all = append(all, tiles)
	}
	if len(v.Variants) > 1 {
		lines := widgets.Column(widgets.SpaceSmall)
		for _, line := range v.Variants {
			lines.Add(widgets.NewBody(line))
		}
		all = append(all, widgets.NewExpander(w.Statistics.WhatPlayed, lines))
	}
	if r.Games >= yearGames {
		all = append(all, s.ourYear())
	}
	if len(v.Others) > 0 {
		var tiles []fyne.CanvasObject
		for _, p := range v.Others {
			tiles = append(tiles, s.add(p, personTile(w, p, "")))
		}
		all = append(all, widgets.Section(w.People.InNone, tiles...))
	}
	return append(all, widgets.NewHint(w.Text(v.Counted, w.Statistics.HowCounted)))
}

// yearGames is how many games make a year that is worth a look back.
const yearGames = 5

// ourYear returns the button that opens the present year.
func (s *everyonePage) ourYear() fyne.CanvasObject {
	year := stats.OnEvening(s.room.Now()).Year()
	return widgets.NewIconTextButton(widgets.Secondary, widgets.IconHistory, s.room.Words.Statistics.OurYear(year), func() {
		s.room.From(s.Route(), func() { s.room.Go(frame.YearRoom.Route(strconv.Itoa(year))) })
		s.mark(history.Person{})
	})
}

// listColumn is the least width of a person in a list beside another, and of a card about a person.
const listColumn = 420

// playedTile returns the tile of a person with their wins.
func playedTile(w *words.Language, row personRow) *widgets.Tile {
	won := w.Things(row.Wins, words.Win)
	if widgets.LargeText() { // there is no room for a large number
		return personTile(w, row.Person, row.Large)
	}
	wins := widgets.NewText(w.Figure(row.Wins), widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true, Align: fyne.TextAlignCenter})
	line := widgets.Row(widgets.SpaceMedium, 1, badge(row.Person, personBadge), nameAnd(w, row.Person, row.Line), widgets.Column(widgets.SpaceNone, wins, widgets.NewCaption(won)))
	return widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, line), nil)
}

// personTile returns a tile of a person with a line below the name.
func personTile(w *words.Language, p history.Person, line string) *widgets.Tile {
	return widgets.NewTile(widgets.Carded, widgets.Row(widgets.SpaceMedium, 1, badge(p, widgets.RowBadge), nameAnd(w, p, line)), nil)
}

// The sides of a badge in a list of people, and on the page of a person.
const (
	personBadge = 48
	largeBadge  = 88
)

func badge(p history.Person, side float32) fyne.CanvasObject {
	badge := widgets.NewBadgeView(badges.Of(p), side)
	badge.Dim = p.Retired
	return badge
}

// nameAnd returns a name with a line below it.
func nameAnd(w *words.Language, p history.Person, line string) fyne.CanvasObject {
	text := widgets.Column(widgets.SpaceNone, widgets.NewText(p.Name, widgets.TextStyle{Bold: true, Lines: 2}))
	if line != "" {
		text.Add(widgets.NewHint(line))
	}
	if p.Retired {
		text.Add(widgets.NewHint(w.People.Retired))
	}
	return text
}

// An everyoneView is what a report says about all people.
type everyoneView struct {
	Counted  string           // "283 games, 2311 rounds."
	Played   []personRow      // the most wins first
	Others   []history.Person // who are in none of the games
	Variants []string         // a line for each that was played; nil for a selection of one
}

// A personRow is a person in a list.
type personRow struct {
	Person history.Person
	Line   string // how much the person played
	Large  string // the same with the wins, where the text is large
	Wins   int
}

// viewEveryone returns what a report says about the people known.
func viewEveryone(w *words.Language, r stats.Report, known []history.Person, s selection) everyoneView {
	v := everyoneView{Counted: w.Statistics.NoneFinished}
	if r.Games > 0 {
		v.Counted = w.Statistics.Counted(r)
	}
	for _, l := range r.People {
		v.Played = append(v.Played, personRow{personOf(l, known), w.Count(l.Games, words.Game), w.Statistics.PlayedLine(l), l.Wins})
	}
	for _, p := range known {
		if lineOf(r, p) < 0 && !frame.IsComputer(p) {
			v.Others = append(v.Others, p)
		}
	}
	if s.Variant == "" {
		for _, g := range r.Variants {
			v.Variants = append(v.Variants, w.Statistics.VariantLine(g))
		}
	}
	return v
}

// personOf returns the person of a line, who may be known by name alone.
func personOf(l stats.Line, known []history.Person) history.Person {
	if i := slices.IndexFunc(known, func(p history.Person) bool { return p.ID == l.Person }); i >= 0 {
		return known[i]
	}
	return history.Person{Name: l.Name, Retired: l.Retired}
}

// lineOf returns the index of the line of a person in a report, or -1.
func lineOf(r stats.Report, p history.Person) int {
	return slices.IndexFunc(r.People, func(l stats.Line) bool {
		return l.Person == p.ID && (p.ID != "" || l.Name == p.Name)
	})
}
