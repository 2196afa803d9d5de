package words

import (
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// Headline says what happens next, or who won: "Cy deals. Ann cuts and begins." It is
// "" while the table is asked whether time is up.
func (t Table) Headline(s scoring.Sheet) string {
	switch {
	case s.Clock.Asked:
		return ""
	case s.Over:
		return t.Winners(s)
	case s.Clock.Up && s.Dealt:
		return t.ClockFinishThis
	}
	return t.Text(t.Tie(s), t.Turns(s))
}

// TimeLeft says how much time is left: "30 min left", at last in seconds, or "" where no
// clock runs.
func (t Table) TimeLeft(c scoring.Clock) string {
	up, seconds, minutes := t.ClockUp, t.ClockSeconds, t.ClockMinutes
	if c.Paused {
		up, seconds, minutes = t.ClockPausedUp, t.ClockPausedSeconds, t.ClockPausedMinutes
	}
	switch {
	case !c.Runs:
		return ""
	case c.Up:
		return up
	case c.Left < time.Minute:
		return seconds(int(c.Left.Seconds()))
	}
	return minutes(int((c.Left + time.Minute - 1) / time.Minute))
}

// Turns returns who deals, cuts and begins: "Cy deals. Ann cuts and begins." A house
// rule says why: "Cy deals, the highest of the round." It is "" once the game is over.
func (t Table) Turns(s scoring.Sheet) string {
	if s.Dealer == scoring.Nobody {
		return ""
	}
	dealer, first, deals := t.Name(s, s.Dealer), t.Name(s, s.First), t.TurnsDeals
	switch {
	case s.DealtFor() && s.Ruleset.Value(engine.NextDealer) == engine.DealWinner:
		deals = t.TurnsDealsWinner
	case s.DealtFor():
		deals = t.TurnsDealsHighest
	}
	switch {
	case s.First == s.Dealer && s.Cutter == scoring.Nobody && !s.DealtFor():
		return t.TurnsDealsAndBegins(dealer)
	case s.Cutter == scoring.Nobody:
		return t.Text(deals(dealer), t.TurnsBegins(first))
	case s.Cutter == s.First:
		return t.Text(deals(dealer), t.TurnsCutsAndBegins(first))
	}
	return t.Text(deals(dealer), t.TurnsCuts(t.Name(s, s.Cutter)), t.TurnsBegins(first))
}

// Tie returns who plays an extra round, or "" if none is due.
func (t Table) Tie(s scoring.Sheet) string {
	if s.Tied == nil {
		return ""
	}
	return t.TurnsTie(t.Names(s, s.Tied))
}

// Clock returns what to do when time is up, or "" if nothing is.
func (t Table) Clock(s scoring.Sheet) string {
	switch {
	case !s.Clock.Up:
		return ""
	case s.Clock.Asked:
		return t.ClockAskRound
	case s.Over || !s.Dealt:
		return ""
	case s.Ruleset.Value(engine.TimeUp) == engine.FinishTurn:
		return t.ClockFinishTurn
	default:
		return t.ClockFinishRound
	}
}
