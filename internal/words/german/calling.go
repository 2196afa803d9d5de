package german

import (
	"fmt"
	"math"

	"tabby/internal/words"
)

func theCalling() words.Calling {
	return words.Calling{
		CallingSentences: calling{},

		Button:     "Wie oft stimmt eine Ansage?",
		Ours:       "Unsere Ansagen",
		Counting:   "Tausende Runden werden gespielt …",
		OddsHint:   "Der Computer hat auf der Stufe „mittel“ 6.000 Runden nach diesen Regeln gespielt. Gezählt wird, was die Karten nach der Ansage am Ende wert sind.",
		OursHint:   "Runden mit echten Karten, deren Punkte eingetippt wurden. Daneben steht, was der Computer auf der Stufe „mittel“ nach den üblichen Regeln schafft.",
		FewHint:    "Wenige Ansagen sagen wenig: Meist entscheidet das Glück.",
		NoneOfOurs: "Noch keine Ansage mit echten Karten.",
	}
}

type calling struct{}

// Hand implements [words.CallingSentences].
func (calling) Hand(points int) string { return "Karten mit " + with(points, words.Point) }

// InTen implements [words.CallingSentences].
func (calling) InTen(share float64) string {
	if n := math.Round(10 * share); n > 1 && n < 10 {
		return "etwa " + often(share)
	}
	return often(share)
}

// Odds implements [words.CallingSentences].
func (c calling) Odds(players, points int, share, give float64) string {
	text := fmt.Sprintf("Bei %s und Karten mit %s stimmt eine Ansage %s", de.Count(players, words.Player), with(points, words.Point), c.InTen(share))
	if n := math.Round(10 * give); n >= 1 {
		text += ", plus oder minus " + de.Figure(int(n))
	}
	return text + "."
}

// Right implements [words.CallingSentences].
func (calling) Right(right, calls int) string { return fmt.Sprintf("%d von %d richtig", right, calls) }

// Steady implements [words.CallingSentences].
func (c calling) Steady(share float64) string { return "Computer, mittel: " + c.InTen(share) }
