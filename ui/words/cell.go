package words

import (
	"fmt"
	"strconv"

	"tabby/scoring"
)

// The marks of a sheet that is printed as text.
const (
	MarkCaller  = "*" // before the score of whoever called
	MarkMissing = "?"
	MarkSatOut  = "-"
)

// RoundNumber says which round it is: "7", or "extra", "void" or "late" for one
// that has no number.
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

// Cell says what a player has in a round: "*12+5" for whoever called and was
// fined 5, "(12)" where the score does not count, "" where nothing is to be.
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
	if r.Caller == q {
		text = MarkCaller + text
	}
	return text
}
