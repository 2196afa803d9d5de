// Package sheetview is what a score sheet shows, as plain values: in the window, and on
// the pages of guests.
package sheetview

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history/trophy"
	"tabby/internal/table/sound"
	"tabby/internal/table/story"
	"tabby/internal/words"
	"tabby/scoring"
)

// A View is what a sheet shows.
type View struct {
	Title    string   `json:"title"`
	Subtitle string   `json:"subtitle"`
	Headline string   `json:"headline,omitempty"` // who deals, cuts and begins; who won, once the game is over
	Farewell string   `json:"farewell,omitempty"` // to who went out in the last round, or ""
	Order    string   `json:"order,omitempty"`    // why a place does not follow from the totals, or ""
	Clock    string   `json:"clock,omitempty"`    // the time left, or ""
	Columns  []Column `json:"columns"`
	Rows     []Row    `json:"rows"`
	Number   int      `json:"number,omitempty"`  // of the next round
	Planned  int      `json:"planned,omitempty"` // rounds that are still to come, as far as that is known
	More     bool     `json:"-"`                 // rounds may follow that are not planned
	Extra    bool     `json:"extra,omitempty"`   // the next round is an extra one
	Over     bool     `json:"over,omitempty"`
	Result   *Result  `json:"-"`                 // of a game that a player has won
	Asked    bool     `json:"asked,omitempty"`   // whether a round was running when time was up
	Lacking  *Place   `json:"lacking,omitempty"` // the first score that is missing
	Special  string   `json:"special,omitempty"` // the name of the special hand, if the game has one
}

// A Place is a cell of the sheet.
type Place struct {
	Round  int            `json:"round"`
	Player scoring.Player `json:"player"`
	Words  string         `json:"words"`
}

// Goes reports whether another round is to be played.
func (v View) Goes() bool { return v.Planned > 0 }

// Of returns the view of a sheet in a language.
func Of(w *words.Language, s scoring.Sheet) View {
	v := View{
		Title:    w.Rules.In(s.Ruleset.Rules).Name,
		Subtitle: subtitle(w, s),
		Headline: w.Table.Headline(s),
		Over:     s.Over && !s.Clock.Asked,
		Asked:    s.Clock.Asked,
		Order:    w.Table.Order(s),
		Farewell: w.Table.Farewell(s),
	}
	if !v.Over {
		v.Clock = w.Table.TimeLeft(s.Clock)
	}
	if !s.Over && !s.Clock.Asked {
		v.Number, v.Planned, v.More, v.Extra = s.Number(), max(1, s.Planned()), s.Planned() == 0, s.Tied != nil
	}
	for _, p := range s.Seats {
		v.Columns = append(v.Columns, column(w, s, p))
	}
	if special := s.Ruleset.Rules.Special; special != nil {
		v.Special = special.Name
	}
	doubtful := s.Doubtful()
	v.Rows = make([]Row, 0, len(s.Rounds))
	for i := range s.Rounds {
		v.Rows = append(v.Rows, row(w, s, i, doubtful[i]))
	}
	if v.Lacking, v.Result = firstLacking(w, s), result(w, s); v.Result != nil {
		v.Headline = cmp.Or(story.Headline(s, w), v.Headline)
	}
	return v
}

// Alike reports whether another view says the same, except for the time left.
func (v View) Alike(other View) bool {
	v.Clock = other.Clock
	return reflect.DeepEqual(v, other)
}

// Unnamed returns the view before the winner is named: with the previous places.
func (v View) Unnamed(before View) View {
	v.Columns = slices.Clone(v.Columns)
	for i := range min(len(v.Columns), len(before.Columns)) {
		was := before.Columns[i]
		v.Columns[i].Wins, v.Columns[i].Place, v.Columns[i].Rank = false, was.Place, was.Rank
	}
	return v
}

// subtitle returns how a game ends, and which total wins, unless the last one in does.
func subtitle(w *words.Language, s scoring.Sheet) string {
	t, ends := s.Ruleset, w.Table.EndingOf(s)
	switch {
	case t.Value(engine.End) == engine.EndElimination:
		return ends
	case t.Rules.NoPoints:
		return w.Dotted(ends, w.Table.RoundsWin)
	case t.HighestTotalWins():
		return w.Dotted(ends, w.Table.HighestWins)
	}
	return w.Dotted(ends, w.Table.LowestWins)
}

// Legend returns the meaning of those marks of the plain texts that are on the sheet: "* called".
func (v View) Legend(w *words.Table) []string {
	var all []string
	explain := func(mark, means string, has func(Cell) bool) {
		if slices.ContainsFunc(v.Rows, func(r Row) bool { return slices.ContainsFunc(r.Cells, has) }) {
			all = append(all, mark+" "+means)
		}
	}
	explain(words.MarkCaller, w.Called, func(c Cell) bool { return c.Called })
	explain(words.MarkSpecial, v.Special, func(c Cell) bool { return c.Star })
	explain(words.MarkCounts, w.CountsAs, func(c Cell) bool { return strings.Contains(c.Plain, words.MarkCounts) })
	explain(words.MarkMissing, w.ScoreMissing, func(c Cell) bool { return c.Blank == Missing })
	explain(words.MarkSatOut, w.SatOut, func(c Cell) bool { return c.Blank == SatOut })
	explain(words.MarkFell, w.FellBack, func(c Cell) bool { return c.Fell })
	return all
}

// firstLacking returns the first score that is missing, or nil.
func firstLacking(w *words.Language, s scoring.Sheet) *Place {
	for _, i := range s.Missing() {
		for p, c := range s.Rounds[i].Cells {
			if c.Mark == scoring.Missing {
				p := scoring.Player(p)
				return &Place{Round: i, Player: p, Words: w.Table.Change(s, scoring.Change{Kind: scoring.ScoreMissing, Round: i, Player: p})}
			}
		}
	}
	return nil
}

// A Result is how a game ended.
type Result struct {
	Stands []Stand // by place
	Prize  *Prize  // or nil
}

// A Stand is a player on the podium, or behind it.
type Stand struct {
	Player scoring.Player
	Name   string
	Total  int
	Place  int
	Out    string // when the player went out, or ""
}

// mostSteps is how many stand on a podium.
const mostSteps = 3

// Podium returns the players on the podium.
func (r Result) Podium() []Stand { return r.Stands[:min(mostSteps, len(r.Stands))] }

// Behind returns the other players.
func (r Result) Behind() []Stand { return r.Stands[len(r.Podium()):] }

// result returns how a game ended that a player has won, or nil.
func result(w *words.Language, s scoring.Sheet) *Result {
	if !s.Over || s.Clock.Asked || len(s.Winners) == 0 {
		return nil
	}
	v := &Result{Prize: prize(w, s)}
	for _, p := range s.Seats {
		if s.Places[p] > 0 {
			v.Stands = append(v.Stands, Stand{p, s.People[p].Name, s.Totals[p], s.Places[p], w.Table.WentOut(s, p)})
		}
	}
	slices.SortStableFunc(v.Stands, func(a, b Stand) int { return a.Place - b.Place })
	return v
}

// A Prize is the trophy of a game.
type Prize struct {
	Trophy  trophy.Trophy
	Name    string
	Won     string // who won it, and what for
	Players []scoring.Player
}

// prize returns the trophy of a game, or nil.
func prize(w *words.Language, s scoring.Sheet) *Prize {
	t, won := trophy.Of(s)
	if won == nil {
		return nil
	}
	return &Prize{t, w.Trophies.TrophyName(t), w.Dotted(w.Joined(w.Table.Names(s, won)), w.Trophies.TrophyFor(t)), won}
}

// An Expected is a round that is being entered, as it would stand on the sheet.
type Expected struct {
	scoring.Round
	Known bool // its cells say what the scores count
}

// Expect returns the coming round with some scores, which are by player, and a caller.
func Expect(s scoring.Sheet, scores []*scoring.Score, caller scoring.Player) Expected {
	r, known := s.Expect(scores, caller)
	return Expected{r, known && r.Fate == scoring.Counts}
}

// Effect returns what the round does to a player of a sheet, as far as it is known.
func (x Expected) Effect(s scoring.Sheet, p scoring.Player) words.Effect {
	e := words.Effect{Calling: s.Ruleset.Rules.Calling, Totals: []int{s.Totals[p]}}
	if int(p) >= len(x.Cells) {
		return e
	}
	c := x.Cells[p]
	if e.SatOut = c.Mark == scoring.SatOut; e.SatOut {
		e.Totals = nil
		return e
	}
	if c.Mark == scoring.Written && c.Score.Special {
		e.Special = s.Ruleset.Rules.Special.Name
	}
	if !x.Known || c.Mark != scoring.Written && c.Mark != scoring.Spared {
		return e
	}
	e.Call, e.Totals = x.Call, []int{c.Before(), c.Total + c.Fell}
	if c.Fell > 0 {
		e.Totals = append(e.Totals, c.Total)
	}
	switch special := s.Ruleset.Rules.Special; {
	case c.Mark == scoring.Spared, e.Special == "" && c.Counted != c.Score.Points, e.Special != "" && c.Counted != special.Own:
		e.Counts = &c.Counted
	}
	return e
}

// A Coming is what is typed at the screen of a table for the coming round, besides what guests have
// entered.
type Coming struct {
	Caller scoring.Player // who has called, or Nobody
	Scores map[scoring.Player]scoring.Score
}

// Overruled returns the slips that another, typed score replaces.
func (c Coming) Overruled(all Slips) Slips {
	other := Slips{}
	for p, s := range all {
		typed, there := c.Scores[p]
		same := typed.Points == s.Score.Points && typed.Special == s.Score.Special && typed.SatOut == s.Score.SatOut
		if there && !same {
			other[p] = s
		}
	}
	return other
}

// A Slip is a score that was entered at another device for the coming round, and is not
// written down yet. It has this form wherever it goes: from device to device, and on disk.
type Slip struct {
	Score scoring.Score `json:"score"`
	By    string        `json:"by"`  // the device: its ID in what a host keeps; for those who look, the name of whose seat it has, or what they call it
	On    words.Device  `json:"-"`   // what is known of it
	Rev   int           `json:"rev"` // counts the slips of this player
}

// Slips are the scores entered for the coming round.
type Slips map[scoring.Player]Slip

// In returns the slip for a reader of a language.
func (s Slip) In(w *words.Language) Slip {
	if s.By == "" {
		s.By = w.Server.Device(s.On)
	}
	return s
}

// In returns the slips for a reader of a language.
func (all Slips) In(w *words.Language) Slips {
	said := maps.Clone(all)
	for p, s := range said {
		said[p] = s.In(w)
	}
	return said
}

// A Reaction is how the cat of a player reacts to the last round on a sheet.
type Reaction string

// The reactions there are.
const (
	Calm   Reaction = ""
	Purrs  Reaction = "purrs"  // did best
	Stamps Reaction = "stamps" // called, and was right
	Hisses Reaction = "hisses" // called, and was wrong
	Ducks  Reaction = "ducks"  // took a third of the limit, or the worst score of the game so far
)

// reaction returns how the cat of a player takes the last round.
func reaction(s scoring.Sheet, p scoring.Player) Reaction {
	if len(s.Rounds) == 0 {
		return Calm
	}
	r := s.Rounds[len(s.Rounds)-1]
	called, right := r.Called(p)
	switch {
	case r.Fate == scoring.Void || r.Fate == scoring.Late:
		return Calm
	case right:
		return Stamps
	case called && r.Judged():
		return Hisses
	case slices.Contains(r.Best, p):
		return Purrs
	case r.Cells[p].Mark == scoring.Written && (isHeavy(s, p) || isWorst(s, p)):
		return Ducks
	}
	return Calm
}

// isHeavy reports whether a player took a third of the limit with the last round.
func isHeavy(s scoring.Sheet, p scoring.Player) bool {
	limit, limited := s.Limit(p)
	return limited && !s.Ruleset.HighestTotalWins() && 3*s.Rounds[len(s.Rounds)-1].Cells[p].Counted >= limit
}

// isWorst reports whether the score of a player in the last round is worse than all of the rounds
// before, and none in that round is worse.
func isWorst(s scoring.Sheet, p scoring.Player) bool {
	last, worse := len(s.Rounds)-1, 1
	if s.Ruleset.HighestTotalWins() {
		worse = -1
	}
	own := s.Rounds[last].Cells[p].Counted
	for i, r := range s.Rounds {
		for _, c := range r.Cells {
			if by := worse * (c.Counted - own); c.Mark == scoring.Written && (by > 0 || by == 0 && i < last) {
				return false
			}
		}
	}
	return last > 0
}

// Heard returns the sound of the last round as it lands: that of a call, or else that of the player who did
// best.
func (v View) Heard() sound.Sound {
	heard := sound.Silence
	for _, c := range v.Columns {
		switch {
		case c.Reacts == Hisses:
			return sound.Hiss
		case c.Reacts == Stamps:
			heard = sound.Stamp
		case c.Reacts == Purrs && heard == sound.Silence:
			heard = sound.Purr
		}
	}
	return heard
}

// A Ticker shows a sheet again when the text of its running clock changes. Its zero value is ready.
type Ticker struct{ stop func() }

// Tick calls show once, when the clock of a sheet reads otherwise than now, instead of what
// it was to do before. after calls a function after a time, unless that is stopped.
func (t *Ticker) Tick(s scoring.Sheet, after func(time.Duration, func()) (stop func()), show func()) {
	t.Stop()
	if !s.Clock.Runs || s.Over || s.Clock.Paused || s.Clock.Up {
		return
	}
	wait := time.Second
	if s.Clock.Left > time.Minute {
		wait = s.Clock.Left % time.Minute
	}
	t.stop = after(wait+time.Millisecond, show)
}

// Stop cancels the next showing.
func (t *Ticker) Stop() {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
}
