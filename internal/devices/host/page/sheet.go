package page

import (
	"html/template"
	"slices"
	"unicode/utf8"

	"tabby/internal/table/sheetview"
	"tabby/internal/table/story"
	"tabby/scoring"
)

// A board is a sheet as templates draw it: what it shows, on a phone or a television, and
// how a page draws that.
type board struct {
	sheetview.View
	painter
}

func (p painter) board() board { return board{p.view(), p} }

// sheet renders the page of the sheet, which is the same for all but for what was entered
// for the round to come, and whether cards are on the table.
func (p painter) sheet() string {
	drawn := p.scene.looks().pages.get(shownAs{p.w, p.scene.Log, p.scene.Pictured}, func() string { return p.render("sheet", p.board()) })
	var playing template.HTML
	if p.viewer.Round != nil {
		playing = p.draw("playing", p.cards())
	}
	if p.scene.Sheet.Over { // the first gap is below the result
		return string(fill(template.HTML(drawn), p.keep(), playing, p.coming()))
	}
	return string(fill(template.HTML(drawn), playing, p.coming()))
}

// keep returns how the game is kept, for those who took part.
func (p painter) keep() template.HTML {
	if p.viewer.Role == Watch {
		return ""
	}
	return p.draw("keep", nil)
}

// Stands says how the game stands.
func (b board) Stands() string { return b.w.Table.SpokenStandings(b.scene.Sheet) }

// coming returns the row of the round to come, or nothing where none is planned or entered.
func (p painter) coming() template.HTML {
	v, s := p.view(), p.scene.Sheet
	if s.Over || v.Planned == 0 && len(p.scene.Slips) == 0 {
		return ""
	}
	var cells template.HTML
	for _, c := range v.Columns {
		e := p.entry(c.Player, sheetview.Expected{})
		cells += p.entered("came", entry{Slip: e.Slip, Sees: e.Sees})
	}
	return fill(p.draw("coming", struct{ Round, Number int }{len(s.Rounds), v.Number}), cells)
}

// Mark returns the badge of a column, which says what the player does next.
func (b board) Mark(c sheetview.Column) medal {
	m := b.scene.medal(c.Player)
	m.Stamps = c.Reacts == sheetview.Stamps
	switch {
	case c.Wins:
		m.Ride = "won"
	case c.Deals:
		m.Ride = "dealer"
	case c.Begins:
		m.Ride = "begins"
	}
	return m
}

// Says returns the word on the badge of a column, or "".
func (b board) Says(c sheetview.Column) string {
	return map[string]string{"won": b.w.Pages.HasWon, "dealer": b.w.Pages.Deals, "begins": b.w.Pages.Begins}[b.Mark(c).Ride]
}

// Pictured reports whether the game has a picture that can be saved.
func (b board) Pictured() bool { return b.scene.Pictured }

// Log returns the link by which an app logs the game, or "" while it is not over.
func (b board) Log() template.URL { return template.URL(b.scene.Log) }

// Used returns how much of the limit a column has used up, in percent.
func (board) Used(c sheetview.Column) float32 { return max(0, min(100, 100*c.Share())) }

// Long reports whether a total needs a wide column: it has more than three digits, or a sign before them.
func (b board) Long() bool {
	return slices.ContainsFunc(b.Columns, func(c sheetview.Column) bool { return utf8.RuneCountInString(b.w.Figure(c.Total)) > 3 })
}

// mostPlanned is how many rounds to come have a row.
const mostPlanned = 12

// ToCome returns the numbers of the rounds that come after the next.
func (b board) ToCome() []int {
	var all []int
	for i := 1; i < min(b.Planned, mostPlanned); i++ {
		all = append(all, b.Number+i)
	}
	return all
}

// Story returns the story of the game so far.
func (b board) Story() []string { return story.Story(b.scene.Sheet, b.w) }

func (p painter) name(q scoring.Player) string { return p.scene.Sheet.People[q].Name }
