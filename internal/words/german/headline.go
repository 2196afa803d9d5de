package german

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
		return de.Winners(s)
	case s.Clock.Up && s.Dealt:
		return "Die Zeit ist um: Spielt diese Runde zu Ende."
	}
	return de.Text(de.Tie(s), de.Turns(s))
}

// TimeLeft implements [words.TableSentences].
func (table) TimeLeft(c scoring.Clock) string {
	var text string
	switch {
	case !c.Runs:
		return ""
	case c.Up:
		text = "Die Zeit ist um"
	case c.Left < time.Minute:
		text = fmt.Sprintf("noch %d s", int(c.Left.Seconds()))
	default:
		text = fmt.Sprintf("noch %d min", int((c.Left+time.Minute-1)/time.Minute))
	}
	if c.Paused {
		text += ", angehalten"
	}
	return text
}

// Turns implements [words.TableSentences].
func (table) Turns(s scoring.Sheet) string {
	if s.Dealer == scoring.Nobody {
		return ""
	}
	first := de.Name(s, s.First)
	switch s.Cutter {
	case scoring.Nobody:
		return deals(s) + " " + first + " beginnt."
	case s.First:
		return deals(s) + " " + first + " hebt ab und beginnt."
	}
	return deals(s) + " " + de.Name(s, s.Cutter) + " hebt ab. " + first + " beginnt."
}

// deals says who deals, and by which house rule.
func deals(s scoring.Sheet) string {
	name := de.Name(s, s.Dealer)
	switch {
	case s.DealtFor() && s.Ruleset.Value(engine.NextDealer) == engine.DealHighest:
		return name + " gibt, mit den meisten Punkten der Runde."
	case s.DealtFor():
		return name + " gibt, nach dem Sieg in der Runde."
	}
	return name + " gibt."
}

// Tie returns who plays an extra round, or "" if none is due.
func (table) Tie(s scoring.Sheet) string {
	if s.Tied == nil {
		return ""
	}
	return de.Joined(de.Names(s, s.Tied)) + " liegen gleichauf und spielen eine Extrarunde."
}

// Clock returns what to do when time is up, or "" if nothing is.
func (table) Clock(s scoring.Sheet) string {
	switch {
	case !s.Clock.Up:
		return ""
	case s.Clock.Asked:
		return "die Zeit ist um: Liegt noch eine Runde auf dem Tisch?"
	case s.Over || !s.Dealt:
		return ""
	case s.Ruleset.Value(engine.TimeUp) == engine.FinishTurn:
		return "die Zeit ist um: Beendet diesen Zug, dann wird gezählt"
	default:
		return "die Zeit ist um: Spielt diese Runde zu Ende"
	}
}
