package english

import (
	"fmt"
	"time"

	"tabby/history"
)

// TwoEndings says why a game has so many endings, and what comes of it.
func (games) TwoEndings(n int) (title, text string) {
	title = "This game has " + en.Number(n) + " endings"
	return title, "Devices continued it separately. Every ending is kept; the one you choose counts in lists and statistics."
}

// EndingLine returns how a game stands with an ending: "Ann 41 and Ben 60. 7 rounds so
// far."
func (games) EndingLine(e history.Ending) string {
	if e.Newer { // its totals are not known
		return en.Sentence(progress(e.Summary))
	}
	line := en.TotalsOf(e.Summary) + ". " + en.Sentence(progress(e.Summary))
	if winners := e.Winners(); len(winners) > 0 {
		line += " " + en.Sentence(outcome(winners, e.Provisional))
	}
	return line
}

// EndingSince returns since when an ending is apart from the others, and when it was
// written on last, in the zone of now and with the year if that is another one: "Separate after
// round 6. Last changed on Fri 20 Nov, 21:04."
func (games) EndingSince(e history.Ending, now time.Time) string {
	apart := "Separate from the first round on"
	if e.Since > 0 {
		apart = fmt.Sprintf("Separate after round %d", e.Since)
	}
	return apart + ". Last changed on " + en.ShortMoment(e.Changed, now) + "."
}
