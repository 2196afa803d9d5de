package sheet

import (
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A View is what a sheet shows.
type View struct {
	Title    string
	Subtitle string
	Headline string // who deals, cuts and begins; who won, once the game is over
	Clock    string // the time left, or ""
	Columns  []columnView
	Rows     [][]widgets.CellView // the number of a round, and its scores by column
	Number   int                  // of the next round
	Planned  int                  // rounds that are still to come, as far as that is known
	Round    string               // what the next round is called, empty where there is none
	Next     string               // what the main button does, empty where there is nothing to do
	Over     bool
	Result   *resultView // of a game that somebody has won
	Asked    bool        // whether a round was running when time was up
	Lacking  *place      // the first score that is missing
	Knock    string      // what ending a round is called, or what else can be done
	CanUndo  bool
	CanRedo  bool
	Entering bool // scores are entered beside the sheet
	Cramped  bool // there is room for the main button alone

	NextIcon, KnockIcon widgets.Icon
}

// A place is a cell of the sheet.
type place struct {
	Round  int
	Player scoring.Player
	Words  string
}

// A columnView is one player's column.
type columnView struct {
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

// ViewGame returns the view of a game.
func ViewGame(g scoring.Game, s scoring.Sheet) View {
	v := ViewOf(s)
	v.CanUndo, v.CanRedo = g.LastDone() != nil, g.LastUndone() != nil
	return v
}

// ViewOf returns the view of a sheet.
func ViewOf(s scoring.Sheet) View {
	v := View{
		Title:    s.Ruleset.Rules.Name,
		Subtitle: words.Ending(s.Ruleset),
		Over:     s.Over && !s.Clock.Asked,
		Asked:    s.Clock.Asked,
		Clock:    viewClock(s.Clock),
	}
	switch {
	case s.Clock.Asked:
	case s.Over:
		v.Headline = words.Winners(s)
	default:
		v.Headline = headline(s)
		v.Number, v.Planned = s.Number(), max(1, s.Planned())
		v.Round = nextRound(s)
		v.Next, v.NextIcon = "Enter "+v.Round, widgets.IconEdit
		v.Knock, v.KnockIcon = callWord(s.Ruleset.Rules), widgets.IconKnock
	}
	for _, p := range s.Seats {
		v.Columns = append(v.Columns, viewColumn(s, p))
	}
	doubtful := s.Doubtful()
	v.Rows = make([][]widgets.CellView, 0, len(s.Rounds))
	for i, r := range s.Rounds {
		v.Rows = append(v.Rows, viewRow(s, r, doubtful[i]))
	}
	v.Lacking, v.Result = firstLacking(s), viewResult(s)
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

func viewColumn(s scoring.Sheet, p scoring.Player) columnView {
	v := columnView{
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

// viewRow returns the row of a round. One that does not count is struck out.
func viewRow(s scoring.Sheet, r scoring.Round, doubtful bool) []widgets.CellView {
	number := widgets.CellView{
		Text: strconv.Itoa(r.Number), Muted: !doubtful, Warn: doubtful,
		Struck: r.Fate == scoring.Void || r.Fate == scoring.Late,
	}
	if r.Fate == scoring.Tiebreak {
		number.Text = "tie"
	}
	row := append(make([]widgets.CellView, 0, len(s.Seats)+1), number)
	for _, p := range s.Seats {
		row = append(row, viewCell(r, p))
	}
	return row
}

// viewCell returns a player's score of a round. It is marked if it put the player out,
// and ringed if the player called.
func viewCell(r scoring.Round, p scoring.Player) widgets.CellView {
	c, v := r.Cells[p], widgets.CellView{}
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
	var said []string
	switch called, right := r.Called(p); {
	case right:
		v.Ring, said = widgets.Good, []string{"called rightly"}
	case called:
		v.Ring, said = widgets.Bad, []string{"called wrongly"}
	}
	if slices.Contains(r.Out, p) {
		v.Marks, said = append(v.Marks, widgets.IconOut), append(said, "out")
	}
	if c.Fell > 0 {
		v.Marks, said = append(v.Marks, widgets.IconDown), append(said, "the total falls back to "+strconv.Itoa(c.Total))
	}
	v.Said = strings.Join(said, ", ")
	return v
}

// firstLacking returns the first score that is missing, or nil.
func firstLacking(s scoring.Sheet) *place {
	for _, i := range s.Missing() {
		for p, c := range s.Rounds[i].Cells {
			if c.Mark == scoring.Missing {
				p := scoring.Player(p)
				return &place{Round: i, Player: p, Words: words.Change(s, scoring.Change{Kind: scoring.ScoreLacking, Round: i, Player: p})}
			}
		}
	}
	return nil
}
