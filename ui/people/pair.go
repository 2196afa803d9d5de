package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// openPair opens what the games say in which two people sat together. Of somebody
// known by name alone only their own page can tell.
func (r *Room) openPair(one, other history.Person, o selection) {
	if one.ID == "" || other.ID == "" {
		r.openPerson(other, o)
		return
	}
	c := r.newCountedPage(one.Name+" and "+other.Name, func(r stats.Report) []fyne.CanvasObject { return pairBody(r, one, other) })
	c.narrow = func(w *stats.Query) { w.People = []string{one.ID, other.ID} }
	r.Show(c.page)
	c.show(o)
}

// pairBody is who was ahead, and what each did in the games together.
func pairBody(r stats.Report, one, other history.Person) []fyne.CanvasObject {
	i, j := lineAt(r, one), lineAt(r, other)
	if i < 0 || j < 0 {
		return []fyne.CanvasObject{widgets.NewHint(noneFinished)}
	}
	all := []fyne.CanvasObject{widgets.NewBody(together(r, i, j))}
	cards := widgets.Columns(pairColumn, widgets.SpaceLarge)
	for _, l := range []stats.Line{r.People[i], r.People[j]} {
		cards.Add(widgets.Section(l.Name, factCard(pairFacts(l))))
	}
	return append(all, cards)
}

// pairColumn is the least width of somebody's card beside the other's.
const pairColumn = 320

// together says who of two was ahead how often.
func together(r stats.Report, i, j int) string {
	p := r.Matrix()[i][j]
	if p.Games == 0 {
		return "They have finished no game together."
	}
	one, other := r.People[i].Name, r.People[j].Name
	text := words.Count(p.Games, words.Game) + " together. "
	switch {
	case p.Ahead > p.Behind():
		text += one + " leads: " + duelWords(p) + "."
	case p.Ahead < p.Behind():
		text += other + " leads: " + duelWords(r.Matrix()[j][i]) + "."
	default:
		text += "They are level: " + duelWords(p) + "."
	}
	return text
}
