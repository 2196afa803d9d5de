package german

import (
	"fmt"
	"time"

	"tabby/history"
)

// TwoEndings says why a game has so many endings, and what comes of it.
func (games) TwoEndings(n int) (title, text string) {
	title = "Dieses Spiel hat " + de.Number(n) + " Enden"
	return title, "Auf mehreren Geräten ging es getrennt weiter. Jedes Ende bleibt; das Ende, das du wählst, zählt in Listen und Statistik."
}

// EndingLine returns how a game stands with an ending: "Ann 41 und Ben 60. Bisher 7
// Runden."
func (games) EndingLine(e history.Ending) string {
	if e.Newer { // its totals are not known
		return de.Sentence(progress(e.Summary))
	}
	line := de.TotalsOf(e.Summary) + ". " + de.Sentence(progress(e.Summary))
	if winners := e.Winners(); len(winners) > 0 {
		line += " " + de.Sentence(outcome(winners, e.Provisional))
	}
	return line
}

// EndingSince returns since when an ending is apart from the others, and when it was
// written on last, in the zone of now and with the year if that is another one: "Getrennt nach
// Runde 6. Zuletzt geändert am Fr., 20. Nov., 21:04."
func (games) EndingSince(e history.Ending, now time.Time) string {
	apart := "Getrennt von der ersten Runde an"
	if e.Since > 0 {
		apart = fmt.Sprintf("Getrennt nach Runde %d", e.Since)
	}
	return apart + ". Zuletzt geändert am " + de.ShortMoment(e.Changed, now) + "."
}
