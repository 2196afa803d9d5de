package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theCalling() words.Calling {
	return words.Calling{
		Button:     "Wie oft stimmt eine Ansage?",
		Ours:       "Unsere Ansagen",
		Counting:   "Tausende Runden werden gespielt …",
		OddsHint:   "Der Computer hat auf der Stufe „mittel“ 6.000 Runden nach diesen Regeln gespielt. Gezählt wird, was die Karten nach der Ansage am Ende wert sind.",
		OursHint:   "Runden mit echten Karten, deren Punkte eingetippt wurden. Daneben steht, was der Computer auf der Stufe „mittel“ nach den üblichen Regeln schafft.",
		FewHint:    "Wenige Ansagen sagen wenig: Meist entscheidet das Glück.",
		NoneOfOurs: "Noch keine Ansage mit echten Karten.",
	}
}

var callingWords = sentence.CallingWords{
	Hand: grammar.Forms{"Karten mit {n} Punkt", "Karten mit {n} Punkten"},
	Odds: grammar.Forms{
		"Bei {players} und Karten mit {n} Punkt stimmt eine Ansage {often}.",
		"Bei {players} und Karten mit {n} Punkten stimmt eine Ansage {often}.",
	},
	Give: grammar.Forms{
		"Bei {players} und Karten mit {n} Punkt stimmt eine Ansage {often}, plus oder minus {give}.",
		"Bei {players} und Karten mit {n} Punkten stimmt eine Ansage {often}, plus oder minus {give}.",
	},
	Right:  grammar.Forms{"{n} von {calls} richtig"},
	Steady: "Computer, mittel: {often}",
}
