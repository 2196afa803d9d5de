package people

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A everyonePage shows what the games say about those who played them.
type everyonePage struct {
	*countedPage

	shown []history.Person
}

// OpenEveryone opens what all games together say about those who played them.
func (r *Room) OpenEveryone() {
	if !r.LoadPeople() {
		return
	}
	s := &everyonePage{}
	s.countedPage = r.newCountedPage("People", s.body)
	r.Open(s)
	s.show(selection{})
}

// Content returns the page.
func (s *everyonePage) Content() fyne.CanvasObject { return s.page }

// Route leads back to this page.
func (s *everyonePage) Route() frame.Route { return frame.Route{Room: frame.PeopleRoom} }

// Resume shows changes of people since the page was left.
func (s *everyonePage) Resume() {
	if !slices.Equal(s.shown, s.room.People()) {
		s.countedPage.again()
	}
}

func (s *everyonePage) body(r stats.Report) []fyne.CanvasObject {
	s.shown = s.room.People()
	v := viewPeople(r, s.room.People(), s.outlook())
	var all []fyne.CanvasObject
	if v.Counted == "" {
		all = append(all, widgets.NewHint(noneFinished))
	} else {
		all = append(all, widgets.NewHint(v.Counted))
	}
	tiles := widgets.Column(widgets.SpaceSmall)
	for _, row := range v.Played {
		tiles.Add(s.playedTile(row))
	}
	widgets.SetVisible(tiles, len(v.Played) > 0)
	all = append(all, tiles)
	if v.Duels {
		all = append(all, widgets.NewIconTextButton(widgets.Secondary, widgets.IconPeople, "Head to head, everybody", func() { s.room.openDuels(r, s.outlook()) }))
	}
	if len(v.Played) > 0 {
		all = append(all, widgets.NewHint(howCounted))
	}
	if len(v.Variants) > 1 {
		lines := widgets.Column(widgets.SpaceSmall)
		for _, line := range v.Variants {
			lines.Add(widgets.NewBody(line))
		}
		all = append(all, widgets.NewExpander("What was played", lines))
	}
	if len(v.Others) > 0 {
		all = append(all, widgets.Section("In none of these games", s.otherTiles(v.Others)...))
	}
	return all
}

// playedTile is somebody with what they won.
func (s *everyonePage) playedTile(row personRow) fyne.CanvasObject {
	won := words.Things(row.Wins, words.Win)
	if widgets.LargeText() { // there is no room for a large number
		row.Line = fmt.Sprintf("%d %s. %s", row.Wins, won, row.Line)
		return personTile(row, func() { s.room.openPerson(row.Person, s.outlook()) })
	}
	wins := widgets.NewText(fmt.Sprint(row.Wins), widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true})
	line := widgets.Row(widgets.SpaceMedium, 1, rowMark(row), nameAnd(row), wins, widgets.NewCaption(won))
	return widgets.NewTile(widgets.Carded, line, func() { s.room.openPerson(row.Person, s.outlook()) })
}

func (s *everyonePage) otherTiles(rows []personRow) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, row := range rows {
		all = append(all, personTile(row, func() { s.room.openPerson(row.Person, s.outlook()) }))
	}
	return all
}

// personTile is somebody who can be tapped.
func personTile(row personRow, tapped func()) fyne.CanvasObject {
	return widgets.NewTile(widgets.Carded, widgets.Row(widgets.SpaceMedium, 1, rowMark(row), nameAnd(row)), tapped)
}

func rowMark(row personRow) fyne.CanvasObject {
	mark := widgets.NewBadgeView(frame.BadgeOf(row.Person), widgets.RowBadge)
	mark.Dim = row.Retired
	return mark
}

// nameAnd is a name with what is said below it.
func nameAnd(row personRow) fyne.CanvasObject {
	text := widgets.Column(widgets.SpaceNone, widgets.NewText(row.Person.Name, widgets.TextStyle{Bold: true, Lines: 1}))
	if row.Line != "" {
		text.Add(widgets.NewHint(row.Line))
	}
	if row.Retired {
		text.Add(widgets.NewHint("Retired"))
	}
	return text
}
