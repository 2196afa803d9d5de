package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// openPair opens the statistics of the games that two people played together. A
// person who is known by name alone has none.
func (r *Room) openPair(one, other history.Person, s selection) {
	if one.ID == "" || other.ID == "" {
		r.openPerson(other, s)
		return
	}
	c := r.newCountedPage(r.Words.Joined([]string{one.Name, other.Name}), func(report stats.Report) []fyne.CanvasObject { return pairBody(r.Words, report, one, other) })
	c.narrow = func(q *stats.Query) { q.People = []string{one.ID, other.ID} }
	r.Open(c)
	c.show(s)
}

// pairBody returns who was ahead, and the facts of both.
func pairBody(w *words.Language, r stats.Report, one, other history.Person) []fyne.CanvasObject {
	i, j := lineOf(r, one), lineOf(r, other)
	if i < 0 || j < 0 {
		return []fyne.CanvasObject{cat.Nothing(cat.Curled, w.Statistics.NoneFinished)}
	}
	cards := widgets.Columns(pairColumn, widgets.SpaceLarge)
	for _, l := range []stats.Line{r.Comparable(i), r.Comparable(j)} {
		cards.Add(widgets.NewCard(widgets.NewHeading(l.Name), factRows(pairFacts(w, l))))
	}
	text := widgets.Column(widgets.SpaceSmall, widgets.NewText(w.Statistics.Together(r, i, j), widgets.TextStyle{Bold: true}), duelMeter(r.Matrix()[i][j], one, other))
	both := widgets.Row(widgets.SpaceMedium, 1, badge(one, personBadge), text, badge(other, personBadge))
	return []fyne.CanvasObject{widgets.NewCard(both), cards}
}

// pairColumn is the least width of a person's card beside the other one.
const pairColumn = 320
