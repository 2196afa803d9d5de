package german

import "tabby/internal/words"

func theRulebook() words.Rulebook {
	return words.Rulebook{
		RulebookSentences: rulebook{},

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

type rulebook struct{}

// Moves says where a card goes, in place of a drawing.
func (rulebook) Moves(from, to string) string { return "Eine Karte: " + from + words.Arrow + to + "." }

// Says returns what a variant, or a column of a table, says.
func (rulebook) Says(of, text string) string { return of + ": " + text }

// Usually returns the usual value of a house rule.
func (rulebook) Usually(value string) string { return "sonst: " + value }
