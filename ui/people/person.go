package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/chart"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// A personPage shows what the games say about one person.
type personPage struct {
	*countedPage

	who history.Person
}

// openPerson opens what the games of an outlook say about one person.
func (r *Room) openPerson(p history.Person, o selection) {
	s := &personPage{who: p}
	s.countedPage = r.newCountedPage(p.Name, s.body)
	s.above = s.retired
	s.narrow = func(w *stats.Query) { w.Follow = s.who.ID }
	if _, known := r.Known(p.ID); known {
		s.page.SetActions(widgets.NewIconButton(widgets.IconEdit, "Change", func() { r.editPerson(s.who) }))
	}
	r.Open(s)
	s.show(o)
}

// Content returns the page.
func (s *personPage) Content() fyne.CanvasObject { return s.page }

// Resume shows changes of the person since the page was left.
func (s *personPage) Resume() {
	if now, known := s.room.Known(s.who.ID); known && now != s.who {
		s.who = now
		s.countedPage.again()
	}
}

// retired says that somebody is, and offers to change that.
func (s *personPage) retired() []fyne.CanvasObject {
	if !s.who.Retired {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewNotice(widgets.Info, "Retired: counted as before, and not offered for new games.",
		widgets.NewButton(widgets.Secondary, "Offer again", func() { s.room.retire(s.who, false) }))}
}

func (s *personPage) body(r stats.Report) []fyne.CanvasObject {
	i := lineAt(r, s.who)
	if i < 0 {
		return []fyne.CanvasObject{widgets.NewHint(noneFinished)}
	}
	l := r.People[i]
	all := []fyne.CanvasObject{factCard(personFacts(l)), s.charts(r, l)}
	if rows := viewDuels(r, i, s.room.People()); len(rows) > 0 {
		all = append(all, widgets.Section("Head to head", s.duels(rows)...))
	}
	return append(all, widgets.NewHint(howCounted))
}

// shortFact is how many characters of a number stand beside a name where the text is
// large; a longer one stands below it.
const shortFact = 12

// factCard shows facts, each with its number.
func factCard(facts [][2]string) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, f := range facts {
		if len(f[1]) > shortFact && widgets.LargeText() {
			rows = append(rows, widgets.Column(widgets.SpaceNone, widgets.NewBody(f[0]), widgets.NewText(f[1], widgets.TextStyle{Bold: true})))
			continue
		}
		rows = append(rows, widgets.Row(widgets.SpaceMedium, 0, widgets.NewBody(f[0]), widgets.NewText(f[1], widgets.TextStyle{Bold: true, Whole: true})))
	}
	return widgets.NewCard(rows...)
}

// charts are the pictures of a person: form, rounds and calls. What is said of them
// stands below, so that they begin on one line.
func (s *personPage) charts(r stats.Report, l stats.Line) fyne.CanvasObject {
	all, look := widgets.Columns(frame.ChartColumn, widgets.SpaceLarge), chart.BadgeOf(s.who)
	add := func(title, says, name string, c chart.Chart) {
		all.Add(widgets.Section(title, s.room.Picture(name, c), widgets.NewHint(says)))
	}
	if len(r.Form) > 1 {
		add("Form", formWords(r.Form), "form", chart.Form(look, r.Form))
	}
	if l.Rounds > 0 {
		add("Rounds by points", roundWords(l), "rounds", chart.Rounds(look, l))
	}
	if l.Calls > 0 {
		add("Calls", callWords(l), "calls", chart.CallsOf(look, l))
	}
	return all
}

// duels are the others met, each to be compared with.
func (s *personPage) duels(rows []duelRow) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, d := range rows {
		row := personRow{Person: d.Other, Line: d.Line, Retired: d.Other.Retired}
		all = append(all, personTile(row, func() { s.room.openPair(s.who, d.Other, s.outlook()) }))
	}
	return all
}
