package page

import (
	"tabby/internal/sheetview"
	"tabby/ui/words"
)

// screen renders what a television shows.
func (p painter) screen() string {
	v := p.scene.view()
	all := screenPage{View: v, Columns: p.columns(v), Won: p.winners(v), Dealer: -1, Curve: p.curve(), Join: CodeOf(p.scene.Join), Lead: words.Lead(p.scene.Sheet)}
	if n := len(v.Rows); n > 0 {
		all.Last = v.Rows[n-1].Cells
		all.LastRound = words.RoundNumber(p.scene.Sheet.Rounds[n-1])
	}
	for i, c := range v.Columns {
		if c.Deals {
			all.Dealer = i
		}
	}
	return render("screen", all)
}

// A screenPage is what a television shows.
type screenPage struct {
	sheetview.View
	Columns   []columnView
	Won       []columnView
	Dealer    int              // the column of the dealer, or -1
	Last      []sheetview.Cell // the last round, by column, or nil
	LastRound string           // its number
	Lead      string           // who leads by how much, or ""
	Curve     curve
	Join      *Code // of the address by which others join, or nil
}
