package german

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

func theOwnGames() words.OwnGames {
	return words.OwnGames{
		OwnGamesSentences: ownGames{},

		Title:     "Ein eigenes Spiel",
		Unnamed:   "Dieses Spiel",
		StartFrom: "Mit einem anderen Spiel beginnen",
		Nothing:   "Ganz von vorn",
		Yours:     "Deine eigenen Spiele",

		Name:        "Wie heißt es?",
		NameExample: "Omas Cabo",
		NameFirst:   "Gib dem Spiel einen Namen.",

		HowMany: "Wie viele spielen mit?",
		Fewest:  "Mindestens",
		Most:    "Höchstens",

		WhoWins: "Wer gewinnt?",
		Lowest:  "Der kleinste Gesamtstand",
		Highest: "Der größte Gesamtstand",

		HowItEnds: "Wie endet es?",

		Points:    "Punkte einer Runde",
		BelowZero: "Punkte können unter null sein",
		Least:     "Mindestens",
		Greatest:  "Höchstens",

		Calling:     "Sagt jemand an oder beendet die Runde?",
		NobodyCalls: "Niemand",
		MayCall:     "Jemand darf",
		Calls:       "Immer jemand",
		Word:        "Was wird gerufen?",
		WordExample: "Schluss",

		More: "Weitere Fragen",

		SpecialHand:      "Besondere Karten",
		Special:          "Bestimmte Karten zusammen haben einen eigenen Namen",
		SpecialName:      "Wie heißen sie zusammen?",
		SpecialExample:   "Vier Asse",
		SpecialOwn:       "Sie zählen",
		SpecialOthers:    "Die anderen bekommen dann eine eigene Zahl",
		OthersCount:      "Alle anderen bekommen",
		SpecialCards:     "Die Karten dafür",
		SpecialCardsHint: "Mit Leerzeichen dazwischen, zum Beispiel 12 12 13 13. Lass das Feld leer, wenn du lieber selbst darauf tippst.",

		WhoBegins: "Wer beginnt, und wer gibt?",

		Cards:        "Karten zum Antippen",
		NoCards:      "Keine",
		OwnCards:     "Eigene Karten",
		LowestCard:   "Die niedrigste Karte",
		HighestCard:  "Die höchste Karte",
		OfEach:       "Wie viele von jeder",
		AddCards:     "Weitere Karten",
		RemoveCards:  "Diese Karten weglassen",
		Ace:          "Ein Ass zählt",
		Jack:         "Ein Bube zählt",
		Queen:        "Eine Dame zählt",
		BlackKing:    "Ein schwarzer König zählt",
		RedKing:      "Ein roter König zählt",
		Joker:        "Ein Joker zählt",
		Hand:         "Karten pro Person",
		FewerCards:   "Am Ende dürfen es weniger sein",
		HandChanges:  "Es können weniger oder mehr werden",
		Grid:         "Die Karten liegen in Reihen",
		EqualColumns: "Eine Spalte gleicher Karten zählt nichts.",
		Rows:         "Reihen",
		Columns:      "Karten in einer Reihe",

		Others: "Andere Hausregeln",

		Note:        "Wie spielt ihr es?",
		NoteExample: "Schreib auf, was alle wissen sollen.",

		Save:           "Dieses Spiel speichern",
		Saved:          "Das Spiel ist hier gespeichert. Wähle, wer mitspielt.",
		Change:         "Ändern",
		Delete:         "Löschen",
		Link:           "An ein anderes Gerät geben",
		LinkTitle:      "Dieses Spiel weitergeben",
		LinkCode:       "Die Regeln des Spiels als QR-Code",
		BringIn:        "Ein Spiel hereinholen",
		BringInHint:    "Füge den Link eines Spiels von einem anderen Gerät ein.",
		PasteLink:      "Der Link",
		LookAtIt:       "Ansehen",
		Play:           "Spielen",
		NoteStays:      "Was du dazu aufgeschrieben hast, wie ihr es spielt, steht nicht im Link.",
		NotTaken:       "Es kam kein Spiel",
		HasIt:          "Dieses Spiel ist hier schon gespeichert.",
		BegunElsewhere: "Dieses Spiel ist hier nicht bei deinen eigenen Spielen. Nimm es auf, dann findest du es wieder.",
		Add:            "Zu deinen Spielen",
	}
}

type ownGames struct{}

// ChangeInto implements [words.OwnGamesSentences].
func (ownGames) ChangeInto(game string) string {
	return "Aus " + words.Isolated(game) + " ein eigenes Spiel machen"
}

// BegunFrom implements [words.OwnGamesSentences].
func (ownGames) BegunFrom(game string) string {
	return "Die Antworten sind jetzt die von " + words.Isolated(game) + "."
}

// CardsNumber implements [words.OwnGamesSentences].
func (ownGames) CardsNumber(n int) string { return fmt.Sprintf("Karten %d", n) }

// Added implements [words.OwnGamesSentences].
func (ownGames) Added(game string) string {
	return words.Isolated(game) + " ist jetzt bei deinen eigenen Spielen."
}

// Deleted implements [words.OwnGamesSentences].
func (ownGames) Deleted(game string) string {
	return words.Isolated(game) + " ist gelöscht. Angefangene Spiele bleiben."
}

// Menu implements [words.OwnGamesSentences].
func (ownGames) Menu(game string) string {
	return "Was soll mit " + words.Isolated(game) + " passieren?"
}

// Deck implements [words.OwnGamesSentences].
func (ownGames) Deck(cards int) string { return de.Count(cards, words.Card) }

// InAll implements [words.OwnGamesSentences].
func (ownGames) InAll(cards int) string { return "zusammen " + de.Count(cards, words.Card) }

// WhatItIs implements [words.OwnGamesSentences].
func (ownGames) WhatItIs(t engine.Ruleset) string {
	wins := "kleinste"
	if t.HighestTotalWins() {
		wins = "größte"
	}
	return fmt.Sprintf("Ein Spiel für %s. Der %s Gesamtstand gewinnt. %s", de.Interval(t.Rules.Players), wins, de.Sentence(Words().Table.Ending(t)))
}

// HowToScan implements [words.OwnGamesSentences].
func (ownGames) HowToScan(link string) string {
	if strings.HasPrefix(link, "http") {
		return "Scanne das mit der Kamera des anderen Geräts. Dort öffnet sich Tabby und fragt, ob das Spiel gespeichert werden soll."
	}
	return "Scanne das auf dem anderen Gerät und füge den Link dort unter „Ein Spiel hereinholen“ ein."
}
