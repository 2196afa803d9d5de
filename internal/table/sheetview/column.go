package sheetview

import (
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Column is one player's column.
type Column struct {
	Player scoring.Player `json:"player"`
	Name   string         `json:"name"`
	Total  int            `json:"total"`
	Note   string         `json:"note,omitempty"`  // how far the limit is, or why the player does not play
	Stands string         `json:"-"`               // the place and why the player does not play: "3rd, out"
	Place  string         `json:"place,omitempty"` // "1st"; empty before the first round
	Rank   int            `json:"rank,omitempty"`  // the same as a number; 0 before
	Limit  int            `json:"limit,omitempty"` // the highest total within the limit, at least 1; 0 if there is none
	Deals  bool           `json:"deals,omitempty"`
	Begins bool           `json:"begins,omitempty"`
	Out    bool           `json:"out,omitempty"`  // or has left
	Left   bool           `json:"left,omitempty"` // and may come back
	Tied   bool           `json:"tied,omitempty"` // plays the extra round that is due
	Wins   bool           `json:"wins,omitempty"`
	Danger bool           `json:"danger,omitempty"` // one bad round away from being out
	Reacts Reaction       `json:"-"`
}

func column(w *words.Language, s scoring.Sheet, p scoring.Player) Column {
	v := Column{
		Player: p,
		Name:   s.People[p].Name,
		Total:  s.Totals[p],
		Deals:  p == s.Dealer,
		Begins: p == s.First,
		Out:    s.Status[p] != scoring.In,
		Left:   s.Status[p] == scoring.Gone,
		Tied:   slices.Contains(s.Tied, p),
		Reacts: reaction(s, p),
		Wins:   s.Over && !s.Clock.Asked && slices.Contains(s.Winners, p),
	}
	if s.Places[p] > 0 && s.Counted() > 0 && s.Status[p] != scoring.Gone {
		v.Rank, v.Place = s.Places[p], w.Place(s.Places[p])
	}
	if limit, limited := s.Limit(p); limited {
		v.Limit = max(1, limit)
	}
	v.Stands = w.Table.Standing(s, p)
	v.Note, v.Danger = note(w, s, p)
	return v
}

// note returns the line below a total, and whether it is a warning.
func note(w *words.Language, s scoring.Sheet, p scoring.Player) (text string, danger bool) {
	switch s.Status[p] {
	case scoring.Out:
		return w.Table.IsOut, false
	case scoring.Gone:
		return w.Table.HasLeft, false
	}
	if n := len(s.Rounds); n > 0 && s.Rounds[n-1].Cells[p].Fell > 0 {
		c := s.Rounds[n-1].Cells[p]
		return w.Table.Falls(c.Total+c.Fell, c.Total), false
	}
	room, limited := s.Headroom(p)
	limit := s.Ruleset.Number(engine.Threshold)
	lacks, highest := limit-s.Totals[p], s.Ruleset.HighestTotalWins()
	if !limited || s.Over || lacks < 0 || !highest && lacks >= s.Totals[p] {
		return "", false // far from it, or beyond it
	}
	danger = !highest && room < s.Ruleset.Score().Max && room < limit/5
	return w.Table.ToGo(lacks), danger
}

// Share returns how much of the limit is used up.
func (c Column) Share() float32 { return float32(c.Total) / float32(max(1, c.Limit)) }
