package german

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theRulebook() words.Rulebook {
	return words.Rulebook{
		Ask:         "Stell eine Frage",
		NothingLike: "Nichts gefunden. Versuch es mit einem anderen Wort.",
		CloseRules:  "Regeln schließen",
		MayLeaveOut: "Das darfst du weglassen.",
		WhereFrom:   "Woher kommt das?",

		Learn:         "Beim Spielen lernen",
		LearnHint:     "Eine erste Runde mit offenen Karten, etwa zwei Minuten",
		TablePlays:    "An diesem Tisch gilt",
		AllCards:      "Alle Karten",
		CardsHint:     "Was jede zählt und was sie kann",
		Questions:     "Fragen",
		QuestionsHint: "Was am Tisch oft gefragt wird, mit Antwort",
		Compare:       "Vergleichen",
		CompareHint:   "Zwei Spiele nebeneinander",
		Same:          "gleich",
		Another:       "Ein anderes Spiel",
		Question:      "Frage",
		ChangeThem:    "Ändern",

		YourHand:    "deine Hand",
		OnTable:     "auf dem Tisch",
		YourLine:    "deine Reihe",
		AnotherLine: "eine andere Reihe",
		AnyLine:     "irgendeine Reihe",
		AllSee:      "Alle sehen sie",
		NobodyLooks: "Niemand sieht sie",
		YouSee:      "Nur du siehst sie",
	}
}

var rulebookWords = sentence.RulebookWords{Moves: "Eine Karte: {from}" + words.Arrow + "{to}.", Usually: "sonst: {value}"}
