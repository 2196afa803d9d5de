package words

import (
	"errors"
	"time"

	"tabby/history"
)

// Computer is what is said about the computer, or the browser, that Tabby runs on.
type Computer struct {
	speaker
	ComputerTexts
}

// Advice returns what players should do where a browser keeps games, by what it promises: "nothing", "week",
// "maybe" or "yes", or "" where that is nothing. What it may forget is said once there is something: before
// there is a game, a browser that keeps none is to be told from others.
func (v Computer) Advice(lasts string, games bool) string {
	switch {
	case lasts == "nothing":
		return v.KeepsNothing
	case lasts == "week" && games:
		return v.ForgetsInAWeek
	case lasts == "maybe" && games:
		return v.MayForget
	}
	return ""
}

// Trouble returns why a history cannot be opened. inTab is whether a browser has it.
func (v Computer) Trouble(t *history.Trouble, inTab bool) (title, text string) {
	switch {
	case t.Busy:
		return v.IsOpen, v.busy(t, inTab)
	case errors.Is(t.Err, history.ErrDamaged):
		return v.Damaged, v.Text(v.language.Refusals.Explain(t.Err), v.OtherFiles)
	case errors.Is(t.Err, history.ErrNewer):
		return v.Newer, v.Update
	default:
		return v.Closed, v.Text(v.language.Refusals.Explain(t.Err), v.TheyAreIn(t.Dir))
	}
}

// busy says who has a history open, and what to do.
func (v Computer) busy(t *history.Trouble, inTab bool) string {
	switch {
	case inTab:
		return v.InTab
	case t.PID == 0:
		return v.InWindow
	}
	return v.InProcess(digits(t.PID), v.written(v.Calendar.Since, t.Since.Local()))
}

// GameFile returns what the file of a game that began then is called, or of all that is
// kept then: "Tabby 2026-11-20 21.04".
func (v Computer) GameFile(at time.Time) string { return at.Format("Tabby 2006-01-02 15.04") }

// YearFile returns what the file of a year is called: "Tabby 2026".
func (v Computer) YearFile(year int) string { return "Tabby " + digits(year) }
