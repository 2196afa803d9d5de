package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/chart"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// A personPage shows the statistics of one person.
type personPage struct {
	*countedPage

	person history.Person
}

// openPerson opens the statistics of a person.
func (r *Room) openPerson(p history.Person, s selection) {
	page := &personPage{person: p}
	page.countedPage = r.newCountedPage(p.Name, page.body)
	page.above = page.retired
	page.narrow = func(q *stats.Query) { q.Follow = page.person.ID }
	if _, known := r.Known(p.ID); known {
		page.page.SetActions(widgets.NewIconButton(widgets.IconEdit, "Change", func() { r.editPerson(page.person) }))
	}
	r.Open(page)
	page.show(s)
}

// Resume shows changes of the person since the page was left.
func (s *personPage) Resume() {
	if now, known := s.room.Known(s.person.ID); known && now != s.person {
		s.person = now
		s.show(s.selection())
	}
}

// retired returns a notice for a person who has retired, with a button to undo it.
func (s *personPage) retired() []fyne.CanvasObject {
	if !s.person.Retired {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewNotice(widgets.Info, "Retired: counted as before, and not offered for new games.",
		widgets.NewButton(widgets.Secondary, "Offer again", func() { s.room.retire(s.person, false) }))}
}

func (s *personPage) body(r stats.Report) []fyne.CanvasObject {
	i := lineOf(r, s.person)
	if i < 0 {
		return []fyne.CanvasObject{widgets.NewHint(noneFinished)}
	}
	all := []fyne.CanvasObject{factCard(personFacts(r.People[i])), s.charts(r, r.People[i])}
	if duels := s.duels(r, i); len(duels) > 0 {
		all = append(all, widgets.Section("Head to head", duels...))
	}
	return append(all, widgets.NewHint(howCounted))
}

// shortFact is how many characters of a number fit beside its name where the text is
// large; a longer one goes below.
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

// charts returns the charts of a person. Their texts are below, so that the charts
// begin on one line.
func (s *personPage) charts(r stats.Report, l stats.Line) fyne.CanvasObject {
	all, badge := widgets.Columns(frame.ChartColumn, widgets.SpaceLarge), chart.BadgeOf(s.person)
	add := func(title, text, name string, c chart.Chart) {
		all.Add(widgets.Section(title, s.room.Picture(name, c), widgets.NewHint(text)))
	}
	if len(r.Form) > 1 {
		add("Form", formText(r.Form), "form", chart.Form(badge, r.Form))
	}
	if l.Rounds > 0 {
		add("Rounds by points", roundsText(l), "rounds", chart.Rounds(badge, l))
	}
	if l.Calls > 0 {
		add("Calls", callsText(l), "calls", chart.CallsOf(badge, l))
	}
	return all
}

// duels returns the other people whom the person at i has met, to compare them.
func (s *personPage) duels(r stats.Report, i int) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for j, pair := range r.Matrix()[i] {
		if pair.Games == 0 || j == i {
			continue
		}
		other := personOf(r.People[j], s.room.People())
		all = append(all, personTile(other, duelText(pair), func() { s.room.openPair(s.person, other, s.selection()) }))
	}
	return all
}
