package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theScores() words.Scores {
	return words.Scores{
		WriteDown:    "Auf den Zettel",
		WriteAnyway:  "Trotzdem auf den Zettel",
		CorrectIt:    "Berichtigen",
		Recount:      "Neu zählen",
		Send:         "Senden",
		NobodyCalled: "Niemand hat angesagt",
		SendKnown:    "Tippe die Punkte ein, die du kennst. Sie gehen an den Tisch und werden dort aufgeschrieben.",

		ByCards:    "Lieber Karten antippen",
		ByTotal:    "Lieber Summe eintippen",
		AddTo:      "Zu den Punkten dazuzählen",
		CardsLeft:  "Übrige Karten",
		OneFewer:   "Eine Karte weniger",
		OneMore:    "Eine Karte mehr",
		DidNotPlay: "Hat diese Runde nicht mitgespielt",
		NextPlayer: "Nächste Person",
		StepBack:   "Zurücknehmen",

		LastTurns:   "Die letzten Züge",
		TurnLeft:    "noch ein Zug",
		TurnNow:     "dein letzter Zug",
		TurnHad:     "hatte den letzten Zug",
		TurnOver:    "Deckt eure Karten auf.",
		EnterScores: "Punkte eintragen",
	}
}

var scoresWords = sentence.ScoresWords{
	Correct:     "Runde {n} berichtigen",
	CardsLeft:   "Wie viele Karten {name} noch hat",
	ToReplace:   "„{card}“ muss ersetzt werden. Tippe auf die Karte, die dafür gezogen wurde.",
	OthersCount: "Alle anderen bekommen {n}.",
	Lacking:     grammar.Forms{"Es fehlen noch die Punkte von {names}."},
	OneMoreTurn: grammar.Forms{"Noch ein Zug: {names}. Tippe den Namen an, wenn der Zug vorbei ist.", "Noch ein Zug: {names}. Tippe jeden Namen an, wenn der Zug vorbei ist."},
	HasSpecial:  "{name} hat {hand}",

	TypeInTurn: "Tippe die Punkte der Reihe nach ein.", TapAll: "Tippe auf jede Karte, die übrig ist.", TapLine: "Tippe auf die Karten der Reihe.",
	TapInOrder: "Tippe auf die Karten der Reihe, von links nach rechts.",
	InColumns: "{rows} Reihen mit je {columns}: Tippe Spalte für Spalte auf die Karten, von oben nach unten. " +
		"Eine Spalte gleicher Karten zählt 0; ist eine weg, lass sie aus.",
	TapStar: "Tippe auf den Stern für {hand}.",

	Call: sentence.CallerWords{
		Tap: "Tippe auf die Hand bei der Person, die angesagt hat.",
		Who: "Wer hat angesagt?", Say: "Wer hat angesagt? Tippe auf die Hand oder sag, dass es niemand war.",
		WhoSays: "Wer hat „{call}“ gesagt?", By: "{name} hat angesagt", Other: "Jemand anderes hat angesagt",
	},
	End: sentence.CallerWords{
		Tap: "Tippe auf die Hand bei der Person, die die Runde beendet hat.",
		Who: "Wer hat die Runde beendet?", Say: "Wer hat die Runde beendet? Tippe auf die Hand.",
		WhoSays: "Wer hat die Runde beendet?", By: "{name} hat die Runde beendet", Other: "Jemand anderes hat die Runde beendet",
	},
	Effect: sentence.EffectWords{
		Ended: "hat die Runde beendet", Called: "hat angesagt", Right: "richtig angesagt", Wrong: "falsch angesagt",
		EnteredBy: "eingetragen: {device}", EnteredByGuest: "eingetragen: ein Gast",
		HasOther: "{device} hat {n}", GuestHasOther: "ein Gast hat {n}",
		DidNotPlay: "hat nicht mitgespielt",
		Counts:     "zählt {n}", FallsTo: "fällt auf {n}", Was: "war {was}",
		Total: "Gesamtstand {n}", NewTotal: "neuer Gesamtstand {n}", Typed: "eingetippt {typed}",
	},
}
