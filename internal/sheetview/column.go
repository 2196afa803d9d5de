package sheetview

import (
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// A Column is one player's column.
type Column struct {
	Player scoring.Player
	Name   string
	Total  int
	Note   string // headroom, or why the player does not play
	Place  string // "1st"; empty before the first round
	Rank   int    // the same as a number; 0 before
	Limit  int    // the highest total within the limit, at least 1; 0 if there is none
	Deals  bool
	Begins bool
	Out    bool // or has left
	Wins   bool
	Danger bool // one bad round away from being out
}

// column returns the column of a player.
func column(s scoring.Sheet, p scoring.Player) Column {
	v := Column{
		Player: p,
		Name:   s.People[p].Name,
		Total:  s.Totals[p],
		Deals:  p == s.Dealer,
		Begins: p == s.First,
		Out:    s.Status[p] != scoring.In,
		Wins:   s.Over && !s.Clock.Asked && slices.Contains(s.Winners, p),
	}
	if s.Places[p] > 0 && s.Counted() > 0 && s.Status[p] != scoring.Gone {
		v.Rank, v.Place = s.Places[p], words.Place(s.Places[p])
	}
	if limit, limited := s.Ruleset.Limit(); limited {
		v.Limit = max(1, limit)
	}
	v.Note, v.Danger = note(s, p)
	return v
}

// note returns the line below a total, and whether it is a warning.
func note(s scoring.Sheet, p scoring.Player) (text string, danger bool) {
	switch s.Status[p] {
	case scoring.Out:
		return "out", false
	case scoring.Gone:
		return "left", false
	}
	if n := len(s.Rounds); n > 0 && s.Rounds[n-1].Cells[p].Fell > 0 {
		c := s.Rounds[n-1].Cells[p]
		return strconv.Itoa(c.Total+c.Fell) + words.Arrow + strconv.Itoa(c.Total), false
	}
	room, limited := s.Headroom(p)
	if !limited || s.Over {
		return "", false
	}
	left := strconv.Itoa(max(0, room))
	if room < s.Ruleset.Score().Max && room < s.Ruleset.Number(engine.Threshold)/5 {
		return "only " + left, true
	}
	return left + " left", false
}

// Share returns how much of the limit is used up.
func (c Column) Share() float32 { return float32(c.Total) / float32(max(1, c.Limit)) }
