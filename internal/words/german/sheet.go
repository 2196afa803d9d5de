package german

import (
	"fmt"

	"tabby/internal/words"
	"tabby/scoring"
)

func theSheet() words.Sheet {
	return words.Sheet{
		SheetSentences: sheet{},

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
		GuestsLapsed: "Als Tabby geschlossen wurde, waren Gäste in diesem Spiel. Ihre Codes gelten noch.",
		LetInAgain:   "Wieder dazuholen",

		ThrowAwayTitle: "Runde löschen",
		ThrowAwayText:  "Die Karten kommen vom virtuellen Tisch, und es werden keine Punkte aufgeschrieben.",
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
		Leaves:    "Geht aus dem Spiel",
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
		SitSo:     "So sitzen",
	}
}

type sheet struct{}

// EnterRound implements [words.SheetSentences].
func (sheet) EnterRound(s scoring.Sheet) string { return Words().Table.RoundTitle(s) + " eintragen" }

// GoOnWithRound implements [words.SheetSentences].
func (sheet) GoOnWithRound(s scoring.Sheet) string {
	return Words().Table.RoundTitle(s) + " fortsetzen"
}

// DealRound implements [words.SheetSentences].
func (sheet) DealRound(s scoring.Sheet) string { return Words().Table.RoundTitle(s) + " geben" }

// GuestsHere implements [words.SheetSentences].
func (sheet) GuestsHere(here, entered, players int) string {
	if entered == 0 {
		return de.Count(here, words.Guest) + " hier."
	}
	return fmt.Sprintf("%s hier, %d von %d haben eingetragen.", de.Count(here, words.Guest), entered, players)
}

// Leaving implements [words.SheetSentences].
func (sheet) Leaving(s scoring.Sheet, p scoring.Player) (title, text string) {
	name := Words().Table.Name(s, p)
	return name + " geht aus dem Spiel", "Der Gesamtstand bleibt, aber ohne Platz. Zwischen den Runden kann " + name + " zurückkommen."
}

// BehindPodium implements [words.SheetSentences].
func (sheet) BehindPodium(place int, name string, total int) string {
	return de.Place(place) + " " + words.Isolated(name) + " " + de.Figure(total)
}

// SeatNote implements [words.SheetSentences].
func (sheet) SeatNote(s scoring.Sheet, p scoring.Player) string {
	if s.Status[p] == scoring.Out {
		return Words().Table.IsOut
	}
	return Words().Table.Standing(s, p)
}

// SeatDeals implements [words.SheetSentences].
func (sheet) SeatDeals(s scoring.Sheet, p scoring.Player) string {
	if s.Over || s.Dealer != p {
		return ""
	}
	return "gibt"
}

// Seat implements [words.SheetSentences].
func (w sheet) Seat(s scoring.Sheet, p scoring.Player) string {
	said := Words().Table.Name(s, p) + ", " + de.Figure(s.Totals[p])
	for _, note := range []string{w.SeatNote(s, p), w.SeatDeals(s, p)} {
		if note != "" {
			said += ", " + note
		}
	}
	return said
}
