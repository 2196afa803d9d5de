package words

import (
	"fmt"
	"time"

	"tabby/history"
)

// TwoEndings says why a game has so many endings, and what comes of it.
func TwoEndings(n int) (title, text string) {
	title = fmt.Sprintf("This game has %s endings", number(n))
	return title, "Devices went on with it apart. Every ending is kept. The game goes by the one that you choose, in lists and statistics too."
}

// number returns a small number in letters.
func number(n int) string {
	if small := []string{"no", "one", "two", "three", "four", "five", "six"}; n < len(small) {
		return small[n]
	}
	return fmt.Sprint(n)
}

// EndingLine returns how a game stands with an ending: "Ann 41 and Ben 60. 7 rounds so
// far."
func EndingLine(e history.Ending) string {
	totals := make([]string, len(e.Seats))
	for i, s := range e.Ranking() {
		totals[i] = fmt.Sprintf("%s %d", s.Name, s.Total)
	}
	line := Joined(totals) + ". " + Sentence(progress(e.Summary))
	if winners := e.Winners(); len(winners) > 0 {
		line += " " + Sentence(outcome(winners, e.Provisional))
	}
	return line
}

// EndingSince returns since when an ending is apart from the others, and when it was
// written on last, in the zone of now and with the year if that is another one: "Apart after
// round 6. Last written on Fri 20 Nov, 21:04."
func EndingSince(e history.Ending, now time.Time) string {
	apart := "Apart from the first round on"
	if e.Since > 0 {
		apart = fmt.Sprintf("Apart after round %d", e.Since)
	}
	at, day := e.Changed.In(now.Location()), "Mon 2 Jan 2006"
	if at.Year() == now.Year() {
		day = "Mon 2 Jan"
	}
	return apart + ". Last written on " + at.Format(day+", 15:04") + "."
}
