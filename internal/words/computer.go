package words

import (
	"errors"
	"time"

	"tabby/history"
	"tabby/internal/words/message"
)

// Computer is what is said about the computer, or the browser, that Tabby runs on.
type Computer struct {
	speaker
	Words ComputerWords

	KeepsNothing   string // of a browser that forgets all
	MayForget      string // of a browser that may forget
	ForgetsInAWeek string // of a browser that forgets what nobody opens
	NightFile      Filled // the name of the file of an evening, by its day: "Tabby games 2026-11-20"
	InApp          Filled // where a file is that was shared, in the place of its path
	InDownloads    Filled // where a file is that was downloaded, in the place of its path
}

// ComputerWords are what there is to say of troubles and files.
type ComputerWords struct {
	// Why games cannot be opened: a title, and what to do. Some follow what an error says.
	IsOpen              string
	InTab, InWindow     string
	InProcess           message.Message // {pid}, {since}
	Since               message.Message // a moment, as [Calendar] has it
	Damaged, OtherFiles string
	Newer, Update       string
	Closed              string
	TheyAreIn           message.Message // {folder}
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
	switch w := v.Words; {
	case t.Busy:
		return w.IsOpen, v.busy(t, inTab)
	case errors.Is(t.Err, history.ErrDamaged):
		return w.Damaged, v.Text(v.language.Refusals.Explain(t.Err), w.OtherFiles)
	case errors.Is(t.Err, history.ErrNewer):
		return w.Newer, w.Update
	default:
		return w.Closed, v.Text(v.language.Refusals.Explain(t.Err), w.TheyAreIn.With("folder", t.Dir))
	}
}

// busy says who has a history open, and what to do.
func (v Computer) busy(t *history.Trouble, inTab bool) string {
	switch {
	case inTab:
		return v.Words.InTab
	case t.PID == 0:
		return v.Words.InWindow
	}
	return v.Words.InProcess.With("pid", digits(t.PID), "since", v.written(v.Words.Since, t.Since.Local()))
}

// GameFile returns what the file of a game that began then is called, or of all that is
// kept then: "Tabby 2026-11-20 21.04".
func (v Computer) GameFile(at time.Time) string { return at.Format("Tabby 2006-01-02 15.04") }

// YearFile returns what the file of a year is called: "Tabby 2026".
func (v Computer) YearFile(year int) string { return "Tabby " + digits(year) }
