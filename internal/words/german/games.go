package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGames() words.Games {
	return words.Games{
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
		ReopenHint:  "Es kommt zurück auf den Tisch, und du kannst alle Punkte berichtigen. Zu Ende ist es trotzdem, bis eine Änderung etwas anderes ergibt.",
		LeaveIt:     "So lassen",
		ShareGame:   "Spiel teilen",
		ShareNight:  "Spieletag teilen",
		CoachHelped: "In diesem Spiel hat der Coach geholfen, darum zählt es nicht in der Statistik.",

		Title:        "Alle Spiele",
		Search:       "Namen, Notizen und Orte suchen",
		ShowAll:      "Alle zeigen",
		ShowAllGames: "Alle Spiele zeigen",
		NoneLikeThat: "Kein Spiel gefunden.",
		NonePlayed:   "Es wurde noch kein Spiel gespielt.",
		WhoPlayed:    "Wer mitgespielt hat",
		HowItEnds:    "Wie es endet",
		OverOrNot:    "Zu Ende oder nicht",
		Anybody:      "Alle Personen",
		AnyGame:      "Jedes Spiel",
		AnyEnding:    "Jedes Ende",
		StillGoing:   "Läuft noch",
		Over:         "Zu Ende",
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

var gamesWords = sentence.GamesWords{
	OfNewer:   "Ein Spiel von einem neueren Tabby",
	FromNewer: "von einem neueren Tabby", NoRound: "keine Runde gespielt", OnlyTotals: "nur Gesamtstände", NotBegun: "nicht begonnen",
	SoFar: grammar.Forms{"bisher {n} Runde", "bisher {n} Runden"},

	Endings: grammar.Forms{"{n} Ende.", "{n} Enden."},
	LeftOut: "Zählt nicht in der Statistik.", Coached: "Mit Coach.",
	ScoresOf:    grammar.Forms{"{n} von {all} eingetragen"},
	ScoresTyped: grammar.Forms{"Punkte eingetippt: {n} von {all}."},
	Result:      "{game}: {totals}.",
	Curve:       grammar.Forms{"Die Gesamtstände über {n} Runde. Am Ende: {totals}.", "Die Gesamtstände über {n} Runden. Am Ende: {totals}."},
	Past:        "{day}, {time}, {ending}",
	Listed:      grammar.Forms{"{n} Spiel.", "{n} Spiele."},
	NightLine:   "{day}, {night}.",

	TitleOfEndings: grammar.Forms{"Dieses Spiel hat {number} Enden"},
	EndingsHint:    "Auf mehreren Geräten ging es getrennt weiter. Jedes Ende bleibt; das Ende, das du wählst, zählt in Listen und Statistik.",
	SinceFirst:     "Getrennt von der ersten Runde an. Zuletzt geändert am {changed}.",
	SinceRound:     "Getrennt nach Runde {n}. Zuletzt geändert am {changed}.",

	People:   grammar.Forms{"{n} Person importiert.", "{n} Personen importiert."},
	Notes:    grammar.Forms{"{n} Notiz importiert.", "{n} Notizen importiert."},
	NewGames: grammar.Forms{"{n} neues Spiel.", "{n} neue Spiele."},
	Grown:    grammar.Forms{"{n} Spiel weitergespielt.", "{n} Spiele weitergespielt."},
	Known:    grammar.Forms{"{n} Spiel schon hier.", "{n} Spiele schon hier."},
	Back:     grammar.Forms{"{n} Spiel hier gelöscht, jetzt im Papierkorb.", "{n} Spiele hier gelöscht, jetzt im Papierkorb."},
	Gone:     grammar.Forms{"{n} Spiel ausgelassen, hier gelöscht.", "{n} Spiele ausgelassen, hier gelöscht."},
	Left: grammar.Forms{
		"{n} Spiel ausgelassen: Tabby kennt so ein Spiel nicht, oder es fehlen Punkte.",
		"{n} Spiele ausgelassen: Tabby kennt solche Spiele nicht, oder es fehlen Punkte.",
	},
	Parted: grammar.Forms{"{n} Spiel dort anders weitergespielt; jedes Ende bleibt.", "{n} Spiele dort anders weitergespielt; jedes Ende bleibt."},
	Differ: grammar.Forms{"{n} Spiel dort anders weitergespielt, hier unverändert.", "{n} Spiele dort anders weitergespielt, hier unverändert."},

	Shown:      "Das hat das neuere Tabby gezeigt:",
	ShownTotal: "{name}: zusammen {total}, {place} Platz.",
	ShownLine:  "{name}: {rounds}. Zusammen {total}, {place} Platz.",
	ShownOver:  "Das Spiel ist aus.", ShownMore: "Danach wurde noch mehr geschrieben.",
}
