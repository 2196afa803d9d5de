package english

import (
	"errors"
	"fmt"
	"time"

	"tabby/history"
	"tabby/internal/words"
)

func theComputer() words.Computer {
	return words.Computer{
		ComputerSentences: computer{},

		BrowserKeeps: "In this browser, at this address.",
		KeepsNothing: "This browser forgets everything when the tab is closed, as in a private window. Before that, export your games in the settings.",
		MayForget:    "This browser may delete your games when it runs out of space. Export them now and then, in the settings.",
	}
}

type computer struct{}

// Trouble implements [words.ComputerSentences].
func (computer) Trouble(t *history.Trouble, inTab bool) (title, text string) {
	switch {
	case t.Busy:
		return "Tabby is already open", busy(t, inTab) + " Go on there, or close it and try again."
	case errors.Is(t.Err, history.ErrDamaged):
		return "Your games are damaged", Words().Refusals.Explain(t.Err) + " Games may still be in other files."
	case errors.Is(t.Err, history.ErrNewer):
		return "Made by a newer Tabby", "Your games were last saved by a newer Tabby. Update Tabby to open them; nothing was changed."
	}
	return "Your games cannot be opened", Words().Refusals.Explain(t.Err) + " They should be in " + t.Dir + "."
}

// busy says who has a history open.
func busy(t *history.Trouble, inTab bool) string {
	switch {
	case inTab:
		return "Your games are open in another tab or window of this browser."
	case t.PID == 0:
		return "Your games are open in another window."
	}
	return fmt.Sprintf("Your games are open in another window: process %d, since %s.", t.PID, t.Since.Local().Format("15:04 on 2 January"))
}

// NightFile implements [words.ComputerSentences].
func (computer) NightFile(day string) string { return "Tabby games " + day }

// GameFile implements [words.ComputerSentences].
func (computer) GameFile(at time.Time) string { return at.Format("Tabby 2006-01-02 15.04") }

// YearFile implements [words.ComputerSentences].
func (computer) YearFile(year int) string { return fmt.Sprintf("Tabby %d", year) }

// InApp implements [words.ComputerSentences].
func (computer) InApp(file string) string { return "the app you chose, as " + file }

// InDownloads implements [words.ComputerSentences].
func (computer) InDownloads(file string) string { return "this browser’s downloads, as " + file }
