package scoring

import (
	"slices"
	"time"

	"tabby/engine"
)

// A Status says whether a player is in the game.
type Status uint8

// The states of a player.
const (
	In   Status = iota
	Out         // exceeded the limit
	Gone        // left, or joined after the point at which the game ended because of a correction
)

// A Fate says whether a recorded round counts.
type Fate uint8

// The fates of a round.
const (
	Counts   Fate = iota
	Tiebreak      // breaks a tie; not part of the totals
	Void          // put all players out and is replayed (A44)
	Late          // was recorded after the point at which the game ended because of a correction
)

// counts reports whether a round affects the result.
func (f Fate) counts() bool { return f == Counts || f == Tiebreak }

// A CellKind is the kind of a cell.
type CellKind uint8

// The kinds of cells.
const (
	Blank   CellKind = iota // the player was not in that round
	Written                 // a score that counts
	Missing                 // the player was in that round, but there is no score
	SatOut                  // the player did not play, or had left and came back
	Surplus                 // a score that does not count: the player was out by then
	Spared                  // no score is needed: another player's special hand says what counts
)

// A Cell is the result of one player in one round.
type Cell struct {
	Mark    CellKind
	Score   *Score // nil where nothing is written
	Counted int    // what the round adds to the total, including the call, before the total may fall
	Penalty int    // penalty for a wrong call, which Counted includes (A18)
	Fell    int    // by how much the total fell, because it was exactly the limit (A43) or another number at which totals fall
	Total   int    // the player's total after the round

	NoPoints bool // the game has no points: the score says whether the player won the round
}

// HandKnown reports whether the points of the cards are known. For a special hand they may be missing.
func (c Cell) HandKnown() bool {
	return c.Mark == Written && !c.NoPoints && (!c.Score.Special || c.Score.Points != 0 || c.Score.Hand != nil)
}

// Changed reports whether the round adds other points than those of the cards.
func (c Cell) Changed() bool { return c.HandKnown() && c.Counted != c.Score.Points }

// Before returns the total before the round.
func (c Cell) Before() int { return c.Total + c.Fell - c.Counted }

// A Round is a round on the sheet.
type Round struct {
	Number int // 1, 2, …; a void round and its replay have the same number
	Fate   Fate
	Dealer Player
	First  Player // who had the first turn
	Caller Player // who ended it, or Nobody
	Source Source
	Log    *RoundLog // of the virtual deck, or nil
	Cells  []Cell    // by player, including those who have left
	Call   Call
	Best   []Player // who had the best score, never a wrong caller
	Out    []Player // who went out at its end
}

// A Sheet is the score sheet of a game at one time. Slices by player are indexed by
// [Player].
type Sheet struct {
	Now     time.Time // the time of the sheet, never before the last event
	Ruleset engine.Ruleset
	Rounds  []Round // in the order of recording

	People []Person
	Status []Status
	Totals []int
	Places []int    // such as 1, 1, 3; 0 for those who left
	Exits  []int    // when they went out: larger for later, 0 if they are not out
	Seats  []Player // clockwise, including players who are out or left

	Dealer Player   // of the next round, or of the one being played; Nobody once the game is over
	Cutter Player   // who cuts, or Nobody
	First  Player   // who has the first turn
	Dealt  bool     // the next round is being played
	Tied   []Player // the players of the extra round that is due, or nil
	Extra  []int    // points in extra rounds, by player
	// HeadStarts are the points of each player's head start, or nil if nobody had one.
	// Totals include them.
	HeadStarts []int

	Over    bool
	Winners []Player // of a finished game; empty if nothing was played
	Decided bool     // the players named the winners, regardless of points

	Clock Clock

	number int // of the last round that counts
	falls  falls
}

// Lag returns by how many points a total is behind another.
func (s Sheet) Lag(total, lead int) int {
	if s.Ruleset.HighestTotalWins() {
		return lead - total
	}
	return total - lead
}

// Playing returns the players of the next round, clockwise: those who are in, or those
// tied if an extra round is due. It is empty once the game is over.
func (s Sheet) Playing() []Player {
	if s.Over {
		return nil
	}
	return s.seated(func(p Player) bool {
		return s.Status[p] == In && (s.Tied == nil || slices.Contains(s.Tied, p))
	})
}

// Seated returns all players who have not left, clockwise.
func (s Sheet) Seated() []Player {
	return s.seated(func(p Player) bool { return s.Status[p] != Gone })
}

func (s Sheet) seated(want func(Player) bool) []Player {
	var some []Player
	for _, p := range s.Seats {
		if want(p) {
			some = append(some, p)
		}
	}
	return some
}

// Number returns the number of the next round.
func (s Sheet) Number() int { return s.Counted() + 1 }

// Counted returns how many rounds count towards the totals.
func (s Sheet) Counted() int { return s.number }

// Planned returns how many rounds are left in a game with a fixed or, by a house rule, a largest
// number of rounds (A41). It is 0 for other games.
func (s Sheet) Planned() int {
	all, most := s.Ruleset.Number(engine.Rounds), s.Ruleset.Number(engine.MostRounds)
	switch {
	case s.Ruleset.Value(engine.End) != engine.EndRounds:
		all = most
	case s.Ruleset.Value(engine.Rounds) == engine.RoundsPerPlayer:
		all = len(s.People)
	}
	if most > 0 {
		all = min(all, most)
	}
	return max(0, all-s.Counted())
}

// Played reports whether there is a round that counts, a total from a paper sheet, or a winner whom the
// players named.
func (s Sheet) Played() bool {
	return s.Counted() > 0 || s.Decided || s.HeadStarts == nil && slices.ContainsFunc(s.Totals, func(n int) bool { return n != 0 })
}

// Provisional reports whether the game is over although a score is missing, so that the
// result may still change.
func (s Sheet) Provisional() bool { return s.Over && len(s.Missing()) > 0 }

// Missing returns the index of every round with a missing score.
func (s Sheet) Missing() []int {
	var lacking []int
	for i, r := range s.Rounds {
		if slices.ContainsFunc(r.Cells, func(c Cell) bool { return c.Mark == Missing }) {
			lacking = append(lacking, i)
		}
	}
	return lacking
}

// Headroom returns the highest score of the next round with which the player
// stays within the limit of the game, and whether it has one. It may be negative.
func (s Sheet) Headroom(p Player) (points int, limited bool) {
	limit, limited := s.Limit(p)
	if !limited {
		return 0, false
	}
	return limit - s.Totals[p], true
}

// A Clock is the clock of a timed game; other games have the zero Clock.
type Clock struct {
	Runs     bool // the game is timed
	Deadline time.Time
	Left     time.Duration // never negative; 0 when time is up
	Paused   bool
	Up       bool // time is up
	Asked    bool // the time is up, and the players have to say whether a round was being played
}
