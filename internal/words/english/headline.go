package english

import (
	"fmt"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// Headline implements [words.TableSentences].
func (table) Headline(s scoring.Sheet) string {
	switch {
	case s.Clock.Asked:
		return ""
	case s.Over:
		return en.Winners(s)
	case s.Clock.Up && s.Dealt:
		return "Time is up: finish this round."
	}
	return en.Text(en.Tie(s), en.Turns(s))
}

// TimeLeft implements [words.TableSentences].
func (table) TimeLeft(c scoring.Clock) string {
	var text string
	switch {
	case !c.Runs:
		return ""
	case c.Up:
		text = "Time is up"
	case c.Left < time.Minute:
		text = fmt.Sprintf("%d s left", int(c.Left.Seconds()))
	default:
		text = fmt.Sprintf("%d min left", int((c.Left+time.Minute-1)/time.Minute))
	}
	if c.Paused {
		text += ", paused"
	}
	return text
}

// Turns implements [words.TableSentences].
func (table) Turns(s scoring.Sheet) string {
	if s.Dealer == scoring.Nobody {
		return ""
	}
	first := en.Name(s, s.First)
	switch s.Cutter {
	case scoring.Nobody:
		return deals(s) + " " + first + " begins."
	case s.First:
		return deals(s) + " " + first + " cuts and begins."
	}
	return deals(s) + " " + en.Name(s, s.Cutter) + " cuts. " + first + " begins."
}

// deals says who deals, and by which house rule.
func deals(s scoring.Sheet) string {
	name := en.Name(s, s.Dealer)
	switch {
	case s.DealtFor() && s.Ruleset.Value(engine.NextDealer) == engine.DealHighest:
		return name + " deals, the highest of the round."
	case s.DealtFor():
		return name + " deals, the winner of the round."
	}
	return name + " deals."
}

// Tie returns who plays an extra round, or "" if none is due.
func (table) Tie(s scoring.Sheet) string {
	if s.Tied == nil {
		return ""
	}
	return en.Joined(en.Names(s, s.Tied)) + " are level and play an extra round."
}

// Clock returns what to do when time is up, or "" if nothing is.
func (table) Clock(s scoring.Sheet) string {
	switch {
	case !s.Clock.Up:
		return ""
	case s.Clock.Asked:
		return "time is up: is a round on the table?"
	case s.Over || !s.Dealt:
		return ""
	case s.Ruleset.Value(engine.TimeUp) == engine.FinishTurn:
		return "time is up: finish this turn, then score"
	default:
		return "time is up: finish this round"
	}
}
