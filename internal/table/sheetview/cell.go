package sheetview

import (
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Row is a recorded round.
type Row struct {
	Number Cell           `json:"number"`
	Cells  []Cell         `json:"cells"`  // by column
	Caller scoring.Player `json:"caller"` // or Nobody
	Dealer scoring.Player `json:"-"`
}

// A Cell is the number of a round, or a player's score in it.
type Cell struct {
	Text   string `json:"text,omitempty"`
	Before string `json:"-"`                // what was written, where the round counts something else; "–" where nothing was
	Said   string `json:"-"`                // what the marks mean, for readers of the text alone
	Plain  string `json:"-"`                // with marks of its own, where there is nothing but text: "*12+5"
	Called bool   `json:"called,omitempty"` // the player called
	Right  bool   `json:"right,omitempty"`  // and was right
	Wrong  bool   `json:"-"`                // or wrong
	Star   bool   `json:"-"`                // the special hand
	Won    bool   `json:"won,omitempty"`    // the player won the round, and nobody has points
	Out    bool   `json:"out,omitempty"`    // the score put the player out
	Fell   bool   `json:"fell,omitempty"`   // the total fell back
	Strong bool   `json:"best,omitempty"`   // the best score of the round
	Muted  bool   `json:"-"`
	Struck bool   `json:"struck,omitempty"` // does not count
	Warn   bool   `json:"check,omitempty"`  // please check

	Blank   Blank          `json:"blank,omitempty"`
	Score   *scoring.Score `json:"score,omitempty"`   // as the cards count, before any penalty; nil where none is written
	Penalty int            `json:"penalty,omitempty"` // what a wrong call costs, which is part of what the round counts
	Counted *int           `json:"counted,omitempty"` // what the round counts, where that is not the score
	Total   int            `json:"total,omitempty"`   // after the round
}

// A Blank says why a cell has no score that counts, or is "".
type Blank string

// The kinds of blanks.
const (
	SatOut  Blank = "sat_out" // did not play, or was away and came back
	Missing Blank = "missing" // played, but there is no score
	Spared  Blank = "spared"  // needs no score: another player's special hand says what counts
	Surplus Blank = "surplus" // a score that does not count: the player was out by then
	WasOut  Blank = "out"     // had gone out before
	HadLeft Blank = "left"    // had left the game before
	NotIn   Blank = "not_in"  // joined later, or had no part in an extra round
)

// row returns the row of a round. One that does not count is struck out.
func row(w *words.Language, s scoring.Sheet, i int, doubtful bool) Row {
	r := s.Rounds[i]
	number := Cell{
		Text: strconv.Itoa(r.Number), Muted: !doubtful, Warn: doubtful,
		Struck: r.Fate == scoring.Void || r.Fate == scoring.Late,
	}
	if r.Fate == scoring.Tiebreak {
		number.Text = w.Table.TieRound
	}
	number.Plain = plainNumber(&w.Table, r)
	v := Row{Number: number, Cells: make([]Cell, 0, len(s.Seats)), Caller: r.Caller, Dealer: r.Dealer}
	for _, p := range s.Seats {
		c := cell(w, s, r, p)
		if r.Cells[p].Mark == scoring.Blank {
			c.Blank = why(s, i, p)
		}
		c.Plain = c.plain(w)
		v.Cells = append(v.Cells, c)
	}
	return v
}

// plainNumber returns the number of a round, or what one is that has none.
func plainNumber(w *words.Table, r scoring.Round) string {
	switch r.Fate {
	case scoring.Tiebreak:
		return w.Extra
	case scoring.Void:
		return w.Void
	case scoring.Late:
		return w.Late
	}
	return strconv.Itoa(r.Number)
}

// plain returns a score with its marks as text: "*12+5" for a caller with a penalty of 5,
// "5=0" for one that counts 0, "=50" for none that counts 50, "!0" for a special hand,
// "(12)" for one that does not count, "20›50" for one with which the total fell back to 50.
func (c Cell) plain(w *words.Language) string {
	var text string
	switch c.Blank {
	case "", Spared:
		text = c.counts(w)
	case Surplus:
		text = "(" + w.Figure(c.Score.Points) + ")"
	case Missing:
		return words.MarkMissing
	case SatOut:
		return words.MarkSatOut
	default:
		return ""
	}
	if c.Fell {
		text += words.MarkFell + w.Figure(c.Total)
	}
	if c.Star {
		text = words.MarkSpecial + text
	}
	if c.Called {
		text = words.MarkCaller + text
	}
	return text
}

// counts returns what was written and what the round counts as text.
func (c Cell) counts(w *words.Language) string {
	switch {
	case c.Blank == Spared:
		return words.MarkCounts + c.Text
	case c.Counted == nil:
		return c.Text
	case c.Penalty > 0 && c.Score.Points+c.Penalty == *c.Counted:
		return c.Before + "+" + w.Figure(c.Penalty)
	}
	return c.Before + words.MarkCounts + c.Text
}

// Unjudged reports whether the player called, and nothing says whether that was right.
func (c Cell) Unjudged() bool { return c.Called && !c.Right && !c.Wrong }

// why returns why a player was not in a round.
func why(s scoring.Sheet, i int, p scoring.Player) Blank {
	was := func(r scoring.Round) bool { return r.Cells[p].Mark != scoring.Blank }
	switch before := s.Rounds[:i]; {
	case slices.ContainsFunc(before, func(r scoring.Round) bool { return slices.Contains(r.Out, p) }):
		return WasOut
	case s.Status[p] == scoring.Gone && slices.ContainsFunc(before, was) && !slices.ContainsFunc(s.Rounds[i:], was):
		return HadLeft
	}
	return NotIn
}

func cell(w *words.Language, s scoring.Sheet, r scoring.Round, p scoring.Player) Cell {
	c := r.Cells[p]
	v := Cell{Score: c.Score, Penalty: c.Penalty, Total: c.Total}
	marks := words.Marks{Total: c.Total}
	switch c.Mark {
	case scoring.Written:
		v.Text = w.Figure(c.Counted)
		if s.Ruleset.Rules.NoPoints {
			v.Text, v.Score = "", nil
			if v.Won = c.Counted > 0; v.Won {
				v.Text, marks.Won = words.MarkWon, true
			}
		}
		v.Muted, v.Struck = r.Fate == scoring.Late, r.Fate == scoring.Void
		if c.Score.Special {
			v.Star, marks.Special = true, s.Ruleset.Rules.Special.Name
		}
		if c.Changed() {
			v.Before, v.Counted, marks.Written = w.Figure(c.Score.Points), &c.Counted, &c.Score.Points
		}
	case scoring.Spared:
		v.Text, v.Before, v.Blank, v.Counted = w.Figure(c.Counted), "–", Spared, &c.Counted
		v.Struck, marks.Spared = r.Fate == scoring.Void, true
	case scoring.Surplus:
		v.Text, v.Struck, v.Blank = w.Figure(c.Score.Points), true, Surplus
	case scoring.Missing:
		v.Text, v.Warn, v.Blank = "?", true, Missing
	case scoring.SatOut:
		v.Text, v.Muted, v.Blank = "–", true, SatOut
	}
	v.Strong = slices.Contains(r.Best, p) && !v.Muted
	v.Called, v.Right = r.Called(p)
	v.Wrong = v.Called && r.Judged() && !v.Right
	v.Out, v.Fell = slices.Contains(r.Out, p), c.Fell > 0
	marks.Called, marks.Right, marks.Wrong, marks.Out, marks.Fell = v.Called, v.Right, v.Wrong, v.Out, v.Fell
	v.Said = w.Table.Marks(marks)
	return v
}

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
