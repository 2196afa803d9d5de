package sheetview

import (
	"slices"
	"time"

	"tabby/internal/table/sound"
	"tabby/scoring"
)

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
