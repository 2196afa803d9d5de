package page

import (
	"tabby/internal/sheetview"
	"tabby/internal/story"
	"tabby/scoring"
)

// sheet renders the page of the sheet.
func (p painter) sheet() string {
	return p.scene.ofSheet().page.get(func() string {
		v := p.scene.view()
		return render("sheet", sheetPage{
			View: v, Columns: p.columns(v), Story: story.Story(p.scene.Sheet),
			Planned: planned(v), Won: p.winners(v),
		})
	})
}

// A sheetPage is what the page of the sheet shows.
type sheetPage struct {
	sheetview.View
	Columns []columnView
	Planned []int // the numbers of the rounds that are still to come
	Story   []string
	Won     []columnView // the winners of a game that is over
}

// A columnView is a column with its badge.
type columnView struct {
	sheetview.Column
	Mark mark
	Used float32 // of the limit, in percent
	Says []string
}

// columns returns the columns of the sheet, in the order of the seats.
func (p painter) columns(v sheetview.View) []columnView {
	var all []columnView
	for _, c := range v.Columns {
		all = append(all, p.column(c))
	}
	return all
}

// column returns a column with its badge, on which rides what the player does next.
func (p painter) column(c sheetview.Column) columnView {
	v := columnView{Column: c, Mark: p.scene.mark(c.Player), Used: max(0, min(100, 100*c.Share()))}
	switch {
	case c.Wins:
		v.Mark.Ride, v.Says = "won", []string{"has won"}
	case c.Deals:
		v.Mark.Ride, v.Says = "dealer", []string{"deals"}
	case c.Begins:
		v.Mark.Ride, v.Says = "begins", []string{"begins"}
	}
	return v
}

// winners returns the columns of those who have won.
func (p painter) winners(v sheetview.View) []columnView {
	var all []columnView
	for _, c := range p.columns(v) {
		if c.Wins {
			all = append(all, c)
		}
	}
	return all
}

// mostPlanned is how many rounds to come have a row.
const mostPlanned = 12

// planned returns the numbers of the rounds that are still to come.
func planned(v sheetview.View) []int {
	if v.Over || v.Round == "" {
		return nil
	}
	var all []int
	for i := range min(v.Planned, mostPlanned) {
		all = append(all, v.Number+i)
	}
	return all
}

// name returns the name of a player.
func (p painter) name(q scoring.Player) string { return p.scene.Sheet.People[q].Name }
