package sheetview

import (
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/words"
)

// A View is what a sheet shows.
type View struct {
	Title    string
	Subtitle string
	Headline string // who deals, cuts and begins; who won, once the game is over
	Clock    string // the time left, or ""
	Columns  []Column
	Rows     []Row
	Number   int    // of the next round
	Planned  int    // rounds that are still to come, as far as that is known
	Round    string // what the next round is called, empty where there is none
	Call     string // what ending a round is called
	Over     bool
	Result   *Result // of a game that a player has won
	Asked    bool    // whether a round was running when time was up
	Lacking  *Place  // the first score that is missing
}

// A Place is a cell of the sheet.
type Place struct {
	Round  int
	Player scoring.Player
	Words  string
}

// Of returns the view of a sheet.
func Of(s scoring.Sheet) View {
	v := View{
		Title:    s.Ruleset.Rules.Name,
		Subtitle: words.Ending(s.Ruleset),
		Over:     s.Over && !s.Clock.Asked,
		Asked:    s.Clock.Asked,
		Clock:    clock(s.Clock),
	}
	switch {
	case s.Clock.Asked:
	case s.Over:
		v.Headline = words.Winners(s)
	default:
		v.Headline = headline(s)
		v.Number, v.Planned = s.Number(), max(1, s.Planned())
		v.Round, v.Call = nextRound(s), callWord(s.Ruleset.Rules)
	}
	for _, p := range s.Seats {
		v.Columns = append(v.Columns, column(s, p))
	}
	doubtful := s.Doubtful()
	v.Rows = make([]Row, 0, len(s.Rounds))
	for i, r := range s.Rounds {
		v.Rows = append(v.Rows, row(s, r, doubtful[i]))
	}
	v.Lacking, v.Result = firstLacking(s), result(s)
	return v
}

// headline says what happens next.
func headline(s scoring.Sheet) string {
	text := words.Turns(s)
	if tie := words.Tie(s); tie != "" {
		text = tie + " " + text
	}
	if s.Clock.Up && s.Dealt {
		text = "Time is up: finish this round."
	}
	return text
}

// callWord returns what ending a round is called.
func callWord(r engine.Rules) string {
	if r.Knock {
		return "Knock"
	}
	return "Call"
}

func nextRound(s scoring.Sheet) string {
	if s.Tied != nil {
		return "the extra round"
	}
	return "round " + strconv.Itoa(s.Number())
}

// firstLacking returns the first score that is missing, or nil.
func firstLacking(s scoring.Sheet) *Place {
	for _, i := range s.Missing() {
		for p, c := range s.Rounds[i].Cells {
			if c.Mark == scoring.Missing {
				p := scoring.Player(p)
				return &Place{Round: i, Player: p, Words: words.Change(s, scoring.Change{Kind: scoring.ScoreLacking, Round: i, Player: p})}
			}
		}
	}
	return nil
}

// A Result is how a game ended.
type Result struct {
	Stands  []Stand // by place
	Decided string  // what decided it, or ""
}

// A Stand is a player on the podium, or behind it.
type Stand struct {
	Player scoring.Player
	Name   string
	Total  int
	Place  int
}

// result returns how a game ended that a player has won, or nil.
func result(s scoring.Sheet) *Result {
	if !s.Over || s.Clock.Asked || len(s.Winners) == 0 {
		return nil
	}
	v := &Result{Decided: story.Decided(s)}
	for _, p := range s.Seats {
		if s.Places[p] > 0 {
			v.Stands = append(v.Stands, Stand{p, s.People[p].Name, s.Totals[p], s.Places[p]})
		}
	}
	slices.SortStableFunc(v.Stands, func(a, b Stand) int { return a.Place - b.Place })
	return v
}
