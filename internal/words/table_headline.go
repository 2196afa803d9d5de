package words

import (
	"time"

	"tabby/engine"
	"tabby/internal/words/message"
	"tabby/scoring"
)

// TurnsWords say who deals, cuts and begins.
type TurnsWords struct {
	Deals, DealsHighest, DealsWinner message.Message // {name}; why that player
	Begins, Cuts                     message.Message // {name}
	CutsAndBegins, DealsAndBegins    message.Message // {name}
	Tie                              message.Message // {names}
}

// ClockWords say how much time is left, in the hole {n}, and what is to be done when it is up.
type ClockWords struct {
	Seconds, Minutes             message.Message
	PausedSeconds, PausedMinutes message.Message
	Up, PausedUp                 string
	FinishThis                   string // a sentence

	// For the middle of a sentence.
	AskRound, FinishTurn, FinishRound string
}

// Headline says what happens next, or who won: "Cy deals. Ann cuts and begins." It is
// "" while the table is asked whether time is up.
func (t Table) Headline(s scoring.Sheet) string {
	switch {
	case s.Clock.Asked:
		return ""
	case s.Over:
		return t.Winners(s)
	case s.Clock.Up && s.Dealt:
		return t.Words.Clock.FinishThis
	}
	return t.Text(t.Tie(s), t.Turns(s))
}

// TimeLeft says how much time is left: "30 min left", at last in seconds, or "" where no
// clock runs.
func (t Table) TimeLeft(c scoring.Clock) string {
	w := t.Words.Clock
	if c.Paused {
		w.Up, w.Seconds, w.Minutes = w.PausedUp, w.PausedSeconds, w.PausedMinutes
	}
	switch {
	case !c.Runs:
		return ""
	case c.Up:
		return w.Up
	case c.Left < time.Minute:
		return w.Seconds.With("n", int(c.Left.Seconds()))
	}
	return w.Minutes.With("n", int((c.Left+time.Minute-1)/time.Minute))
}

// Turns returns who deals, cuts and begins: "Cy deals. Ann cuts and begins." A house
// rule says why: "Cy deals, the highest of the round." It is "" once the game is over.
func (t Table) Turns(s scoring.Sheet) string {
	if s.Dealer == scoring.Nobody {
		return ""
	}
	w := t.Words.Turns
	says := func(p message.Message, who scoring.Player) string { return p.With("name", t.Name(s, who)) }
	deals := w.Deals
	switch {
	case s.DealtFor() && s.Ruleset.Value(engine.NextDealer) == engine.DealWinner:
		deals = w.DealsWinner
	case s.DealtFor():
		deals = w.DealsHighest
	}
	switch {
	case s.First == s.Dealer && s.Cutter == scoring.Nobody && !s.DealtFor():
		return says(w.DealsAndBegins, s.Dealer)
	case s.Cutter == scoring.Nobody:
		return t.Text(says(deals, s.Dealer), says(w.Begins, s.First))
	case s.Cutter == s.First:
		return t.Text(says(deals, s.Dealer), says(w.CutsAndBegins, s.First))
	}
	return t.Text(says(deals, s.Dealer), says(w.Cuts, s.Cutter), says(w.Begins, s.First))
}

// Tie returns who plays an extra round, or "" if none is due.
func (t Table) Tie(s scoring.Sheet) string {
	if s.Tied == nil {
		return ""
	}
	return t.Words.Turns.Tie.With("names", t.Joined(t.Names(s, s.Tied)))
}

// Clock returns what to do when time is up, or "" if nothing is.
func (t Table) Clock(s scoring.Sheet) string {
	switch w := t.Words.Clock; {
	case !s.Clock.Up:
		return ""
	case s.Clock.Asked:
		return w.AskRound
	case s.Over || !s.Dealt:
		return ""
	case s.Ruleset.Value(engine.TimeUp) == engine.FinishTurn:
		return w.FinishTurn
	default:
		return w.FinishRound
	}
}
