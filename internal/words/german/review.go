package german

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theReview() words.Review {
	return words.Review{
		Button:     "Runde nachbesprechen",
		Title:      "Nachbesprechung",
		AnyRound:   "Eine Runde nachbesprechen",
		NoPeople:   "In dieser Runde haben nur Computer gespielt.",
		Whose:      "Wessen Züge",
		Costly:     "Was am meisten gekostet hat",
		Best:       "Der beste Zug",
		NoneCostly: "Kein Zug hat dich mehr gekostet, als Pech erklären kann.",
		NoneBest:   "Kein Zug sticht heraus.",
		HowCounted: "Tabby hat nach jedem Zug viele Male weitergespielt und dabei die Karten, die du nicht kennen konntest, neu verteilt. Gezählt wird der Abstand zwischen deinen Karten und den besten anderen; eine gewonnene Runde zählt 8 Punkte extra. Es geht nur um diese Runde, nicht um das ganze Spiel.",
	}
}

var reviewWords = sentence.ReviewWords{
	Turn:   "Zug {n}",
	Cost:   grammar.Forms{"{doing}: Das hat {n} Punkte (plus oder minus {give}) gekostet."},
	Gain:   grammar.Forms{"{doing}: Das hat {n} Punkte (plus oder minus {give}) gebracht."},
	Better: "Besser: {doing}.", Second: "Das Nächstbeste: {doing}.",
	Doings: map[engine.MoveKind]grammar.Pattern{
		engine.Draw:       "eine Karte ziehen",
		engine.Take:       "{card} nehmen",
		engine.Replace:    "{gone} durch {card} ersetzen",
		engine.Discard:    "{card} ablegen",
		engine.Peek:       "{at} ansehen",
		engine.LookAt:     "{at} ansehen",
		engine.UseSwap:    "{card} nutzen",
		engine.Swap:       "{at} gegen {other} tauschen",
		engine.Switch:     "{at} gegen {other} tauschen",
		engine.Decline:    "nicht tauschen",
		engine.UseDrawTwo: "zwei Karten ziehen",
		engine.Skip:       "die Sonderkarte nicht nutzen",
		engine.Snap:       "{at} reinwerfen",
		engine.Knock:      "ansagen",
		engine.EndTurn:    "nicht ansagen",
		engine.Pass:       "passen",
	},
	Other: "dieser Zug",
}
