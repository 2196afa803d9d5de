package german

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

		BrowserKeeps: "In diesem Browser, unter dieser Adresse.",
		KeepsNothing: "Dieser Browser vergisst alles, wenn der Tab geschlossen wird, wie in einem privaten Fenster. Exportiere deine Spiele vorher in den Einstellungen.",
		MayForget:    "Dieser Browser löscht vielleicht deine Spiele, wenn ihm der Platz ausgeht. Exportiere sie ab und zu in den Einstellungen.",
	}
}

type computer struct{}

// Trouble implements [words.ComputerSentences].
func (computer) Trouble(t *history.Trouble, inTab bool) (title, text string) {
	switch {
	case t.Busy:
		return "Tabby ist schon offen", busy(t, inTab) + " Mach dort weiter, oder schließ es und versuch es noch einmal."
	case errors.Is(t.Err, history.ErrDamaged):
		return "Deine Spiele sind beschädigt", Words().Refusals.Explain(t.Err) + " In anderen Dateien können noch Spiele sein."
	case errors.Is(t.Err, history.ErrNewer):
		return "Von einem neueren Tabby", "Deine Spiele hat zuletzt ein neueres Tabby gespeichert. Aktualisiere Tabby, um sie zu öffnen; nichts wurde geändert."
	}
	return "Deine Spiele lassen sich nicht öffnen", Words().Refusals.Explain(t.Err) + " Sie sollten hier sein: " + t.Dir + "."
}

// busy says who has a history open.
func busy(t *history.Trouble, inTab bool) string {
	switch {
	case inTab:
		return "Deine Spiele sind in einem anderen Tab oder Fenster dieses Browsers offen."
	case t.PID == 0:
		return "Deine Spiele sind in einem anderen Fenster offen."
	}
	return fmt.Sprintf("Deine Spiele sind in einem anderen Fenster offen: Prozess %d, seit %s.", t.PID, de.Moment(t.Since.Local(), t.Since.Local()))
}

// NightFile implements [words.ComputerSentences].
func (computer) NightFile(day string) string { return "Tabby Spiele " + day }

// GameFile implements [words.ComputerSentences].
func (computer) GameFile(at time.Time) string { return at.Format("Tabby 2006-01-02 15.04") }

// YearFile implements [words.ComputerSentences].
func (computer) YearFile(year int) string { return fmt.Sprintf("Tabby %d", year) }

// InApp implements [words.ComputerSentences].
func (computer) InApp(file string) string { return "die gewählte App, als " + file }

// InDownloads implements [words.ComputerSentences].
func (computer) InDownloads(file string) string { return "die Downloads dieses Browsers, als " + file }
