package sheetview

import (
	"slices"
	"strconv"
	"strings"

	"tabby/scoring"
)

// A Row is a recorded round.
type Row struct {
	Number Cell
	Cells  []Cell // by column
}

// A Cell is the number of a round, or a player's score in it.
type Cell struct {
	Text   string
	Said   string // what the marks mean, for readers of the text alone
	Called bool   // the player called
	Right  bool   // and was right
	Out    bool   // the score put the player out
	Fell   bool   // the total fell back
	Strong bool   // the best score of the round
	Muted  bool
	Struck bool // does not count
	Warn   bool // please check
}

// row returns the row of a round. One that does not count is struck out.
func row(s scoring.Sheet, r scoring.Round, doubtful bool) Row {
	number := Cell{
		Text: strconv.Itoa(r.Number), Muted: !doubtful, Warn: doubtful,
		Struck: r.Fate == scoring.Void || r.Fate == scoring.Late,
	}
	if r.Fate == scoring.Tiebreak {
		number.Text = "tie"
	}
	v := Row{Number: number, Cells: make([]Cell, 0, len(s.Seats))}
	for _, p := range s.Seats {
		v.Cells = append(v.Cells, cell(r, p))
	}
	return v
}

// cell returns a player's score of a round.
func cell(r scoring.Round, p scoring.Player) Cell {
	c, v := r.Cells[p], Cell{}
	switch c.Mark {
	case scoring.Written:
		v.Text = strconv.Itoa(c.Points())
		v.Muted, v.Struck = r.Fate == scoring.Late, r.Fate == scoring.Void
	case scoring.Surplus:
		v.Text, v.Struck = strconv.Itoa(c.Score.Points), true
	case scoring.Missing:
		v.Text, v.Warn = "?", true
	case scoring.SatOut:
		v.Text, v.Muted = "–", true
	}
	v.Strong = slices.Contains(r.Best, p) && !v.Muted
	v.Called, v.Right = r.Called(p)
	v.Out, v.Fell = slices.Contains(r.Out, p), c.Fell > 0
	v.Said = v.said(c.Total)
	return v
}

// said says what the marks mean; total is the one after the round.
func (c Cell) said(total int) string {
	var said []string
	switch {
	case c.Right:
		said = append(said, "called rightly")
	case c.Called:
		said = append(said, "called wrongly")
	}
	if c.Out {
		said = append(said, "out")
	}
	if c.Fell {
		said = append(said, "the total falls back to "+strconv.Itoa(total))
	}
	return strings.Join(said, ", ")
}
