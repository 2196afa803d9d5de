package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// A personPage shows the statistics of one person.
type personPage struct {
	*countedPage

	person history.Person
}

func (r *Room) openPerson(p history.Person, s selection) {
	page := &personPage{person: p}
	page.countedPage = r.newCountedPage(p.Name, page.body)
	page.above = page.retired
	page.SetListed(page.selector.Container)
	if _, known := r.Known(p.ID); known {
		page.SetActions(widgets.NewIconButton(widgets.IconEdit, r.Words.People.Change, func() { r.editPerson(page.person) }))
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
	w := s.room.Words.People
	return []fyne.CanvasObject{widgets.NewNotice(widgets.Info, w.RetiredNotice,
		widgets.NewButton(widgets.Secondary, w.OfferAgain, func() { s.room.retire(s.person, false) }))}
}

// face returns the cat of the person, and the next one at a tap where the person is known.
func (s *personPage) face() fyne.CanvasObject {
	if _, known := s.room.Known(s.person.ID); known {
		return s.room.Cat(s.person, s.Resume)
	}
	return badge(s.person, largeBadge)
}

func (s *personPage) body(r stats.Report) []fyne.CanvasObject {
	w := s.room.Words
	i := lineOf(r, s.person)
	if i < 0 {
		return []fyne.CanvasObject{s.face(), cat.Nothing(cat.Curled, w.Statistics.NoneFinished)}
	}
	l := r.Comparable(i)
	cards := widgets.Board(frame.ChartColumn, widgets.SpaceLarge, s.trophies(l), s.calls(l), s.places(l), s.duels(r, i))
	cards.Objects = append(cards.Objects, s.charts(l)...)
	cards.Add(widgets.NewCard(widgets.NewHeading(w.Statistics.Records), factRows(personFacts(w, l))))
	return []fyne.CanvasObject{s.summary(r, i, l), cards, widgets.NewHint(howCounted(w, r))}
}

// shortFact is how many characters of a number fit beside its name where the text is
// large; a longer one goes below.
const shortFact = 12

// factRows shows facts, each with its number.
func factRows(facts [][2]string) fyne.CanvasObject {
	rows := widgets.Column(widgets.SpaceMedium)
	for _, f := range facts {
		if len(f[1]) > shortFact && widgets.LargeText() {
			rows.Add(widgets.Column(widgets.SpaceNone, widgets.NewBody(f[0]), widgets.NewText(f[1], widgets.TextStyle{Bold: true})))
			continue
		}
		rows.Add(widgets.Row(widgets.SpaceMedium, 0, widgets.NewBody(f[0]), widgets.NewText(f[1], widgets.TextStyle{Bold: true, Whole: true})))
	}
	return rows
}

// charts returns the charts of a person, each on a card.
func (s *personPage) charts(l stats.Line) []fyne.CanvasObject {
	w := s.room.Words.Statistics
	var all []fyne.CanvasObject
	add := func(title, text string, c chart.Chart) {
		all = append(all, widgets.NewCard(widgets.NewHeading(title), s.room.CardPicture(text, c), widgets.NewHint(text)))
	}
	if l.Rounds > 0 {
		add(w.RoundsByPoint, w.RoundsLine(l), chart.Rounds(badges.Of(s.person), l, s.room.Words.Charts))
	}
	return all
}
