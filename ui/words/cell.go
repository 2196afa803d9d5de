package words

import (
	"fmt"
	"strconv"

	"tabby/scoring"
)

// The marks of a sheet that is printed as text.
const (
	MarkCaller  = "*" // before the score of the caller
	MarkMissing = "?"
	MarkSatOut  = "-"
	MarkFell    = "›" // between a score and the total that fell back
)

// RoundNumber returns the number of a round: "7", or "extra", "void" or "late" for
// one that has none.
func RoundNumber(r scoring.Round) string {
	switch r.Fate {
	case scoring.Tiebreak:
		return "extra"
	case scoring.Void:
		return "void"
	case scoring.Late:
		return "late"
	}
	return strconv.Itoa(r.Number)
}

// Cell returns the cell of a player in a round: "*12+5" for a caller with a penalty
// of 5, "(12)" for a score that does not count, "20›50" for one with which the total fell back
// to 50, "" for no score.
func Cell(r scoring.Round, q scoring.Player) string {
	c := r.Cells[q]
	switch c.Mark {
	case scoring.Blank:
		return ""
	case scoring.Missing:
		return MarkMissing
	case scoring.SatOut:
		return MarkSatOut
	}
	text := strconv.Itoa(c.Score.Points)
	if c.Mark == scoring.Surplus {
		text = "(" + text + ")"
	}
	if c.Penalty > 0 {
		text += fmt.Sprintf("+%d", c.Penalty)
	}
	if c.Fell > 0 {
		text += MarkFell + strconv.Itoa(c.Total)
	}
	if r.Caller == q {
		text = MarkCaller + text
	}
	return text
}
