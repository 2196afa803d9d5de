package german

import "tabby/internal/words"

func theGames() words.Games {
	return words.Games{
		GamesSentences: games{},

		NewerGame:   "Dieses Spiel ist von einem neueren Tabby. Aktualisiere Tabby, um es zu öffnen. Bis dahin bleibt es, wie es ist, und kommt auch auf deine anderen Geräte.",
		SaveForIt:   "Für ein anderes Tabby speichern",
		InTrash:     "Das Spiel liegt im Papierkorb.",
		ThrowAway:   "Dieses Spiel löschen",
		ThrownAway:  "Du kannst es aus dem Papierkorb zurückholen.",
		HasTotals:   "Es hat schon Punkte, oder es wurde seit dem Anfang geändert.",
		GoesByThis:  "Dieses Ende zählt.",
		GoByThis:    "Dieses Ende nehmen",
		GoesByThat:  "Jetzt zählt dieses Ende.",
		Reopen:      "Wieder öffnen",
		ReopenAsk:   "Dieses Spiel wieder öffnen",
		ReopenHint:  "Es kommt zurück auf den Tisch, und du kannst alle Punkte berichtigen. Es bleibt aus, bis sich dadurch etwas ändert.",
		LeaveIt:     "So lassen",
		ShareGame:   "Spiel teilen",
		ShareNight:  "Spieltag teilen",
		CoachHelped: "In diesem Spiel hat der Coach geholfen, darum zählt es nicht in der Statistik.",

		Title:        "Alle Spiele",
		Search:       "Namen, Notizen und Orte suchen",
		ShowAll:      "Alle zeigen",
		ShowAllGames: "Alle Spiele zeigen",
		NoneLikeThat: "Kein Spiel gefunden.",
		NonePlayed:   "Es wurde noch kein Spiel gespielt.",
		WhoPlayed:    "Wer mitgespielt hat",
		HowItEnds:    "Wie es endet",
		OverOrNot:    "Aus oder nicht",
		Anybody:      "Alle Personen",
		AnyGame:      "Jedes Spiel",
		AnyEnding:    "Jedes Ende",
		StillGoing:   "Läuft noch",
		Over:         "Aus",
		EndedAtOnce:  "Ohne eine Runde beendet",

		ToRemember:    "Notizen",
		Place:         "Wo wir gespielt haben",
		PlaceHint:     "Bei Oma",
		NoteToNight:   "Eine Notiz zu diesem Tag",
		NoteToGame:    "Eine Notiz zu diesem Spiel",
		NoteHint:      "Woran wollt ihr euch erinnern?",
		Counts:        "In der Statistik zählen",
		CountsHint:    "Für Übungsspiele ausschalten.",
		CountsNow:     "Das Spiel zählt in der Statistik.",
		CountsNotMore: "Das Spiel zählt nicht in der Statistik.",

		Tonight:   "Heute Abend",
		Today:     "Heute",
		Yesterday: "Gestern",
	}
}
