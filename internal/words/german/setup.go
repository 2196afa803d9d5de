package german

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words"
)

func theSetup() words.Setup {
	return words.Setup{
		SetupSentences: setup{},

		Virtual:         "Virtuelle Karten",
		Start:           "Los",
		ToTheTable:      "An den Tisch",
		ChooseWho:       "Wähle, wer mitspielt. Alle sitzen in der Reihenfolge, in der du sie antippst.",
		AddName:         "Neuer Name",
		Add:             "Dazu",
		Computers:       "Computer spielen mit",
		GroupName:       "Ein Name für diese Gruppe",
		GroupExample:    "Die Samstagsrunde",
		WhatTheyPlay:    "Was ihr spielt",
		MoreGames:       "Mehr Spiele",
		FindGame:        "Spiel suchen",
		NoSuchGame:      "So heißt hier kein Spiel. Für alle anderen Spiele schreibt dieser Zettel die Punkte auf:",
		OtherPublishers: "Wo ein Verlag genannt ist: Er hat Tabby weder gemacht noch geprüft.",
		Seats:           "Sitzordnung",
		DealsFirst:      "gibt zuerst",
		Deal:            "geben",
		Shuffle:         "Plätze mischen",
		DrawDealer:      "Auslosen, wer gibt",
		Paper:           "Punkte von einem Zettel aus Papier",
		PaperHint:       "Ein auf Papier begonnenes Spiel fortsetzen.",
		FairStart:       "Ein fairer Start",
		FairHint:        "Damit auch die Kleinen gewinnen können. So ein Spiel bekommt ein Zeichen. Es zählt, aber nicht für die Wertung, für Rekorde und für Trophäen, die man mit einem Sieg bekommt.",
	}
}

type setup struct{}

// ChoosePlayers implements [words.SetupSentences].
func (setup) ChoosePlayers(r engine.Range) string {
	return "Wähle " + de.Interval(r) + " Personen."
}

// StartsAhead implements [words.SetupSentences].
func (setup) StartsAhead(name string, points int) string {
	return words.Isolated(name) + " startet mit " + with(points, words.Point) + " Vorsprung"
}

// HowSure implements [words.SetupSentences].
func (setup) HowSure(points, games int) string {
	return fmt.Sprintf("Plus oder minus %d, nach %s.", points, with(games, words.Game))
}

// Seated implements [words.SetupSentences].
func (setup) Seated(name string, seat int) string {
	return fmt.Sprintf("%s, Sitz %d", words.Isolated(name), seat)
}

// Deals implements [words.SetupSentences].
func (setup) Deals(name string) string { return words.Isolated(name) + " gibt" }
