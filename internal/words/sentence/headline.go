package sentence

import (
	"time"

	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// TurnsWords say who deals, cuts and begins.
type TurnsWords struct {
	Deals, DealsHighest, DealsWinner grammar.Pattern // {name}; why that player
	Begins, Cuts, CutsAndBegins      grammar.Pattern // {name}
	Tie                              grammar.Pattern // {names}
}

// ClockWords say how much time is left, in the hole {n}, and what is to be done when it is up.
type ClockWords struct {
	Seconds, Minutes             grammar.Pattern
	PausedSeconds, PausedMinutes grammar.Pattern
	Up, PausedUp                 string
	FinishThis                   string // a sentence

	// For the middle of a sentence.
	AskRound, FinishTurn, FinishRound string
}

// Headline implements [words.TableSentences].
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

// TimeLeft implements [words.TableSentences].
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
		return w.Seconds.With("n", t.Figure(int(c.Left.Seconds())))
	}
	return w.Minutes.With("n", t.Figure(int((c.Left+time.Minute-1)/time.Minute)))
}

// Turns implements [words.TableSentences].
func (t Table) Turns(s scoring.Sheet) string {
	if s.Dealer == scoring.Nobody {
		return ""
	}
	w := t.Words.Turns
	says := func(p grammar.Pattern, who scoring.Player) string { return p.With("name", t.Name(s, who)) }
	deals := w.Deals
	switch {
	case s.DealtFor() && s.Ruleset.Value(engine.NextDealer) == engine.DealHighest:
		deals = w.DealsHighest
	case s.DealtFor():
		deals = w.DealsWinner
	}
	switch s.Cutter {
	case scoring.Nobody:
		return t.Text(says(deals, s.Dealer), says(w.Begins, s.First))
	case s.First:
		return t.Text(says(deals, s.Dealer), says(w.CutsAndBegins, s.First))
	}
	return t.Text(says(deals, s.Dealer), says(w.Cuts, s.Cutter), says(w.Begins, s.First))
}

// Tie implements [words.TableSentences].
func (t Table) Tie(s scoring.Sheet) string {
	if s.Tied == nil {
		return ""
	}
	return t.Words.Turns.Tie.With("names", t.Joined(t.Names(s, s.Tied)))
}

// Clock implements [words.TableSentences].
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
