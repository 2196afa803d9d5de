package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSheet() words.Sheet {
	return words.Sheet{
		Games:       "Spiele",
		Knock:       "Klopfen",
		Call:        "Ansagen",
		TheCards:    "Die Karten",
		Picture:     "Bild",
		SameAgain:   "Nochmal wie eben",
		Totals:      "Die Gesamtstände, Runde für Runde",
		Around:      "Rund um den Tisch",
		TurnBySeat:  "Um einen Platz drehen",
		HalfDealt:   "Die Karten sind gegeben.",
		HalfCalled:  "Die letzten Züge laufen.",
		HalfTyped:   "Die Runde ist halb eingetippt.",
		Behind:      "Dieses Spiel wurde anderswo geändert, darum ist dein letzter Schritt nicht gespeichert. So steht es jetzt.",
		GoesOnThere: "Dieses Spiel geht auf dem anderen Gerät weiter.",
		TakeBack:    "Zurückholen",

		TimeUp:       "Die Zeit ist um. Seid ihr mitten in einer Runde?",
		FinishRound:  "Ja, zu Ende spielen",
		GameIsOver:   "Nein, das Spiel ist aus",
		FillIn:       "Ausfüllen",
		GuestsLapsed: "Als Tabby geschlossen wurde, waren bei diesem Spiel Gäste dabei. Ihre Codes gelten noch.",
		LetInAgain:   "Wieder dazuholen",

		ThrowAwayTitle: "Runde löschen",
		ThrowAwayText:  "Die Karten verschwinden vom virtuellen Tisch, und es werden keine Punkte aufgeschrieben.",
		ThrownAway:     "Die Runde ist gelöscht.",
		WrittenSince:   "Inzwischen ist eine weitere Runde aufgeschrieben.",

		AtTheTable:   "Am Tisch",
		TheTable:     "Der Tisch",
		ChangeSeats:  "Plätze tauschen",
		DealVirtual:  "Virtuelle Karten geben",
		StartClock:   "Uhr weiterlaufen lassen",
		StopClock:    "Uhr anhalten, wenn alle wollen",
		TheGame:      "Das Spiel",
		Guests:       "Gäste",
		SayStandings: "Spielstand vorlesen",
		Agreed:       "Ende und Hausregeln",
		AgreedHint:   "Änderungen gelten für das ganze Spiel, auch für gespielte Runden. „Rückgängig“ nimmt sie zurück.",
		ItEnds:       "Es endet",
		EndNow:       "Spiel jetzt beenden",
		EndText:      "Von allen, die noch dabei sind, gewinnt der beste Gesamtstand. „Rückgängig“ holt das Spiel zurück.",
		EndIt:        "Beenden",
		PlayOn:       "Weiterspielen",

		DealsNext: "Gibt als Nächstes",
		Leaves:    "Verlässt das Spiel",
		ComesBack: "Kommt zurück",
		LookOf:    "Farbe und Form",
		LeavesNow: "Geht",
		Stays:     "Bleibt",

		Joins:     "Noch jemand spielt mit",
		LeftOf:    "Sitzt links von",
		Who:       "Wer",
		SitDown:   "Dazusetzen",
		Seats:     "Sitzordnung, im Uhrzeigersinn",
		SeatsHint: "Das Geben geht nach links weiter, in dieser Liste nach unten.",
		SitSo:     "So sitzen wir",
	}
}

var sheetWords = sentence.SheetWords{
	Enter:       sentence.OfRound{Numbered: "Runde {n} eintragen", Extra: "Extrarunde eintragen"},
	GoOn:        sentence.OfRound{Numbered: "Runde {n} fortsetzen", Extra: "Extrarunde fortsetzen"},
	Deal:        sentence.OfRound{Numbered: "Runde {n} geben", Extra: "Extrarunde geben"},
	Guests:      grammar.Forms{"{n} Gast hier.", "{n} Gäste hier."},
	SomeEntered: grammar.Forms{"{n} Gast hier. Eingetragen: {entered} von {players}.", "{n} Gäste hier. Eingetragen: {entered} von {players}."},
	LastTurns:   "Letzte Züge: {name}",
	Leaves:      "{name} verlässt das Spiel",
	MayComeBack: "Der Gesamtstand bleibt, aber ohne Platzierung. Zwischen den Runden kann {name} zurückkommen.",
	Deals:       "gibt",
}
