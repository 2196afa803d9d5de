package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSetup() words.Setup {
	return words.Setup{
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
		OtherPublishers: "Verlage, die hier genannt sind, haben Tabby weder gemacht noch geprüft.",
		Seats:           "Sitzordnung",
		DealsFirst:      "gibt zuerst",
		Deal:            "geben",
		Shuffle:         "Plätze mischen",
		DrawDealer:      "Auslosen, wer gibt",
		Paper:           "Punkte vom Papier",
		PaperHint:       "Ein auf Papier begonnenes Spiel fortsetzen.",
		FairStart:       "Ein fairer Start",
		FairHint:        "Damit auch die Kleinen gewinnen können. So ein Spiel bekommt ein Zeichen. Es zählt, aber nicht für die Wertung, für Rekorde und für Trophäen, die man mit einem Sieg bekommt.",
	}
}

var setupWords = sentence.SetupWords{
	ChoosePlayers: "Wähle {players} Personen.",
	StartsAhead:   grammar.Forms{"{name} startet mit {n} Punkt Vorsprung", "{name} startet mit {n} Punkten Vorsprung"},
	HowSure:       grammar.Forms{"Plus oder minus {points}, nach {n} Spiel.", "Plus oder minus {points}, nach {n} Spielen."},
	Seated:        "{name}, Sitz {seat}", Deals: "{name} gibt",
}
