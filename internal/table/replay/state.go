package replay

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/internal/words"
	"tabby/scoring"
)

// A State is a sheet as JSON. Players are named, and every field is always present.
type State struct {
	Totals     map[string]int `json:"totals"`
	Recorded   int            `json:"rounds_recorded"` // those that count
	Dealers    []string       `json:"dealers"`         // of the rounds that count
	NextDealer *string        `json:"next_dealer"`     // null once the game is over
	NextFirst  *string        `json:"first_turn_next"` // the same

	Eliminated []string `json:"eliminated"` // in the order of going out
	Withdrawn  []string `json:"withdrawn"`
	Voided     []int    `json:"voided"`  // rounds that are played again, from 1 as recorded
	Missing    []blank  `json:"missing"` // scores that a correction made necessary

	Tiebreak        map[string]int `json:"tiebreak"` // points in extra rounds
	TiebreakPlayers []string       `json:"tiebreak_players"`
	TiebreakDealer  *string        `json:"tiebreak_dealer"`

	Ranking  map[string]int `json:"ranking"` // places; equals share one
	Ranked   []string       `json:"ranked"`  // the same in order
	Winners  any            `json:"winners"` // names; or where deals were judged, names by deal
	GameOver bool           `json:"game_over"`

	Rounds []roundState `json:"rounds,omitempty"` // all of them in order

	Warnings []*string `json:"warnings"` // one for every round that was checked
	Message  *string   `json:"message"`  // what to do when time is up
	Clock    *clock    `json:"clock"`    // null where none runs
}

// A blank is a missing score.
type blank struct {
	Round  int    `json:"round"` // from 1, as recorded
	Player string `json:"player"`
}

type clock struct {
	Deadline string `json:"deadline"`
	Left     string `json:"left"`
	Paused   bool   `json:"paused"`
}

// NewState returns the state of a sheet. The function when formats times.
func NewState(s scoring.Sheet, when func(time.Time) string, w *words.Language) State {
	v := roster{s, w}
	st := State{
		Totals: map[string]int{}, Recorded: s.Counted(), Dealers: []string{},
		NextDealer: v.name(s.Dealer), NextFirst: v.name(s.First),
		Eliminated: v.eliminated(), Withdrawn: v.names(v.seated(scoring.Gone)), Voided: []int{}, Missing: []blank{},
		Tiebreak: map[string]int{}, TiebreakPlayers: v.names(s.Tied),
		Ranking: map[string]int{}, Ranked: v.ranked(), Winners: v.names(s.Winners), GameOver: s.Over,
		Rounds: v.rounds(), Warnings: []*string{}, Clock: v.clock(when),
	}
	if said := w.Table.Clock(s); said != "" {
		st.Message = &said
	}
	if s.Tied != nil {
		st.TiebreakDealer = st.NextDealer
	}
	for p, person := range s.People {
		st.Totals[person.Name] = s.Totals[p]
		if s.Places[p] > 0 {
			st.Ranking[person.Name] = s.Places[p]
		}
	}
	for i, r := range s.Rounds {
		st.round(v, i+1, r)
	}
	return st
}

func (st *State) round(v roster, number int, r scoring.Round) {
	switch r.Fate {
	case scoring.Counts:
		st.Dealers = append(st.Dealers, v.bare(r.Dealer))
	case scoring.Void:
		st.Voided = append(st.Voided, number)
	}
	for p, c := range r.Cells {
		name := v.People[p].Name
		switch {
		case c.Mark == scoring.Missing:
			st.Missing = append(st.Missing, blank{number, name})
		case (c.Mark == scoring.Written || c.Mark == scoring.Spared) && r.Fate == scoring.Tiebreak:
			st.Tiebreak[name] = v.Extra[p]
		}
	}
}

// A roster names the players of a sheet.
type roster struct {
	scoring.Sheet
	words *words.Language
}

func (v roster) bare(p scoring.Player) string { return words.Bare(v.words.Table.Name(v.Sheet, p)) }

// names returns the names of players, for programs.
func (v roster) names(players []scoring.Player) []string {
	names := make([]string, len(players))
	for i, p := range players {
		names[i] = v.bare(p)
	}
	return names
}

// name returns the name of a player, or nil for [scoring.Nobody].
func (v roster) name(p scoring.Player) *string {
	if p == scoring.Nobody {
		return nil
	}
	return new(v.bare(p))
}

// seated returns the players of that status, clockwise.
func (v roster) seated(want scoring.Status) []scoring.Player {
	var some []scoring.Player
	for _, p := range v.Seats {
		if v.Status[p] == want {
			some = append(some, p)
		}
	}
	return some
}

// eliminated returns the players who are out in the order of going out, those of one
// round clockwise.
func (v roster) eliminated() []string {
	out := v.seated(scoring.Out)
	slices.SortStableFunc(out, func(a, b scoring.Player) int { return cmp.Compare(v.Exits[a], v.Exits[b]) })
	return v.names(out)
}

// ranked returns the players who have a place, the best first.
func (v roster) ranked() []string {
	players := v.Seated()
	slices.SortStableFunc(players, func(a, b scoring.Player) int { return cmp.Compare(v.Places[a], v.Places[b]) })
	return v.names(players)
}

func (v roster) clock(when func(time.Time) string) *clock {
	c := v.Clock
	if !c.Runs {
		return nil
	}
	return &clock{Deadline: when(c.Deadline), Left: duration(c.Left), Paused: c.Paused}
}

// A roundState is a recorded round: what it counted for whom, and why.
type roundState struct {
	Fate    string            `json:"fate"`
	Scores  map[string]int    `json:"scores"` // what the cards counted, as far as that is written
	Counts  map[string]int    `json:"counts"` // what was added to the total, before it fell
	Best    []string          `json:"best"`
	Call    *string           `json:"call"`    // null where nobody called, or nothing says whether it was right
	Special []string          `json:"special"` // who had the special hand
	Fell    map[string][2]int `json:"fell"`    // from and to
}

// The names of fates and calls, for programs.
var (
	fates = map[scoring.Fate]string{
		scoring.Counts: "counts", scoring.Tiebreak: "tiebreak", scoring.Void: "void", scoring.Late: "late",
	}
	calls = map[scoring.Call]string{scoring.Right: "right", scoring.Wrong: "wrong"}
)

// rounds returns the rounds of a sheet.
func (v roster) rounds() []roundState {
	var all []roundState
	for _, r := range v.Rounds {
		st := roundState{
			Fate: fates[r.Fate], Scores: map[string]int{}, Counts: map[string]int{}, Best: v.names(r.Best),
			Special: v.names(r.Specials()), Fell: map[string][2]int{},
		}
		if call, judged := calls[r.Call]; judged {
			st.Call = &call
		}
		for p, c := range r.Cells {
			name := v.bare(scoring.Player(p))
			if c.Mark == scoring.Written || c.Mark == scoring.Spared {
				st.Counts[name] = c.Counted
			}
			if c.HandKnown() {
				st.Scores[name] = c.Score.Points
			}
			if c.Fell != 0 {
				st.Fell[name] = [2]int{c.Total + c.Fell, c.Total}
			}
		}
		all = append(all, st)
	}
	return all
}

// A Clock converts the times of a case, such as "09:00" or "1:30:00", to and from
// [time.Time].
type Clock struct {
	Zero time.Time // the time called 00:00
}

// At parses minutes and seconds, or hours, minutes and seconds. Only the first of them
// may be 60 or more.
func (c Clock) At(text string) (time.Time, error) {
	parts := strings.Split(text, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return time.Time{}, badClock(text)
	}
	seconds := 0
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 20)
		if err != nil || i > 0 && n > 59 {
			return time.Time{}, badClock(text)
		}
		seconds = seconds*60 + int(n)
	}
	return c.Zero.Add(time.Duration(seconds) * time.Second), nil
}

func badClock(text string) error {
	return fmt.Errorf("%q is not a time such as 09:00 or 1:30:00", words.Short(text))
}

// text formats a time as [Clock.At] parses it.
func (c Clock) text(t time.Time) string { return duration(t.Sub(c.Zero)) }

func duration(d time.Duration) string {
	s := int(max(0, d) / time.Second)
	if s < 3600 {
		return fmt.Sprintf("%02d:%02d", s/60, s%60)
	}
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
}

// Stamp formats a time as RFC 3339, for games in a store.
func Stamp(t time.Time) string { return t.Format(time.RFC3339) }
