package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// openPair opens the statistics of the games that two people played together. A
// person who is known by name alone has none.
func (r *Room) openPair(one, other history.Person, s selection) {
	if one.ID == "" || other.ID == "" {
		r.openPerson(other, s)
		return
	}
	c := r.newCountedPage(one.Name+" and "+other.Name, func(r stats.Report) []fyne.CanvasObject { return pairBody(r, one, other) })
	c.narrow = func(q *stats.Query) { q.People = []string{one.ID, other.ID} }
	r.Open(c)
	c.show(s)
}

// pairBody returns who was ahead, and the facts of both.
func pairBody(r stats.Report, one, other history.Person) []fyne.CanvasObject {
	i, j := lineOf(r, one), lineOf(r, other)
	if i < 0 || j < 0 {
		return []fyne.CanvasObject{widgets.NewHint(noneFinished)}
	}
	cards := widgets.Columns(pairColumn, widgets.SpaceLarge)
	for _, l := range []stats.Line{r.People[i], r.People[j]} {
		cards.Add(widgets.NewCard(widgets.NewHeading(l.Name), factRows(pairFacts(l))))
	}
	text := widgets.Column(widgets.SpaceSmall, widgets.NewText(together(r, i, j), widgets.TextStyle{Bold: true}), duelMeter(r.Matrix()[i][j]))
	both := widgets.Row(widgets.SpaceMedium, 1, badge(one, personBadge), text, badge(other, personBadge))
	return []fyne.CanvasObject{widgets.NewCard(both), cards}
}

// pairColumn is the least width of a person's card beside the other one.
const pairColumn = 320

// together returns how often each of two people was ahead.
func together(r stats.Report, i, j int) string {
	p := r.Matrix()[i][j]
	text := words.Count(p.Games, words.Game) + " together. "
	switch {
	case p.Games == 0:
		return "They have finished no game together."
	case p.Ahead > p.Behind():
		return text + r.People[i].Name + " leads: " + duelText(p) + "."
	case p.Ahead < p.Behind():
		return text + r.People[j].Name + " leads: " + duelText(r.Matrix()[j][i]) + "."
	}
	return text + "They are level: " + duelText(p) + "."
}
