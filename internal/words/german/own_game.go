package german

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theOwnGames() words.OwnGames {
	return words.OwnGames{
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
		Lowest:  "Der niedrigste Gesamtstand",
		Highest: "Der höchste Gesamtstand",

		HowItEnds: "Wie endet es?",

		Points:    "Punkte einer Runde",
		BelowZero: "Punkte können unter null sein",
		Least:     "Mindestens",
		Greatest:  "Höchstens",

		Calling:     "Sagt jemand an, oder beendet jemand die Runde?",
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
		SpecialOthers:    "Die anderen bekommen dann eine feste Punktzahl",
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
		NoteStays:      "Deine Notiz dazu, wie ihr es spielt, steht nicht im Link.",
		NotTaken:       "Es ist kein Spiel angekommen",
		HasIt:          "Dieses Spiel ist hier schon gespeichert.",
		BegunElsewhere: "Dieses Spiel ist hier nicht bei deinen eigenen Spielen. Nimm es auf, dann findest du es wieder.",
		Add:            "Zu deinen Spielen",
	}
}

var ownGamesWords = sentence.OwnGamesWords{
	ChangeInto: "Aus {game} ein eigenes Spiel machen", BegunFrom: "Die Antworten sind jetzt die von {game}.",
	CardsNumber: "Karten {n}",
	Added:       "{game} ist jetzt bei deinen eigenen Spielen.", Deleted: "{game} ist gelöscht. Angefangene Spiele bleiben.",
	Menu:         "Was soll mit {game} passieren?",
	InAll:        "zusammen {cards}",
	LowestWins:   "Ein Spiel für {players}. Der niedrigste Gesamtstand gewinnt. {ends}",
	HighestWins:  "Ein Spiel für {players}. Der höchste Gesamtstand gewinnt. {ends}",
	Scan:         "Scanne das mit der Kamera des anderen Geräts. Dort öffnet sich Tabby und fragt, ob das Spiel gespeichert werden soll.",
	ScanAndPaste: "Scanne das auf dem anderen Gerät und füge den Link dort unter „Ein Spiel hereinholen“ ein.",
}
