package ui

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/history/stats"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A peopleScreen shows what the games say about those who played them.
type peopleScreen struct {
	*countedPage

	shown []Person
}

// goPeople opens what all games together say about those who played them.
func (a *App) goPeople() {
	people, err := a.store.People()
	if a.refused(err) {
		return
	}
	a.people = people
	s := &peopleScreen{}
	s.countedPage = a.newCountedPage("People", s.body)
	a.push(s.page, live{again: s.again})
	s.show(outlook{})
}

// again shows everybody as they are now, should somebody look other than before.
func (s *peopleScreen) again() {
	if !slices.Equal(s.shown, s.app.people) {
		s.countedPage.again()
	}
}

func (s *peopleScreen) body(r stats.Report) []fyne.CanvasObject {
	s.shown = s.app.people
	v := viewPeople(r, s.app.people, s.outlook())
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
		all = append(all, widgets.NewIconTextButton(widgets.Secondary, widgets.IconPeople, "Head to head, everybody", func() { s.app.goDuels(r, s.outlook()) }))
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
func (s *peopleScreen) playedTile(row personRow) fyne.CanvasObject {
	won := words.Things(row.Wins, "win")
	if theme.Size(widgets.SizeBody) >= largeBody { // there is no room for a large number
		row.Line = fmt.Sprintf("%d %s. %s", row.Wins, won, row.Line)
		return personTile(row, func() { s.app.goPerson(row.Person, s.outlook()) })
	}
	wins := widgets.NewText(fmt.Sprint(row.Wins), widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true})
	line := widgets.Row(widgets.SpaceMedium, 1, rowMark(row), nameAnd(row), wins, caption(won))
	return widgets.NewTile(widgets.Carded, line, func() { s.app.goPerson(row.Person, s.outlook()) })
}

func (s *peopleScreen) otherTiles(rows []personRow) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, row := range rows {
		all = append(all, personTile(row, func() { s.app.goPerson(row.Person, s.outlook()) }))
	}
	return all
}

// personTile is somebody who can be tapped.
func personTile(row personRow, tapped func()) fyne.CanvasObject {
	return widgets.NewTile(widgets.Carded, widgets.Row(widgets.SpaceMedium, 1, rowMark(row), nameAnd(row)), tapped)
}

func rowMark(row personRow) fyne.CanvasObject {
	mark := widgets.NewBadgeView(markOf(row.Person), rowMarkSide)
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
