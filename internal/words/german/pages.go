package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePages() words.Pages {
	return words.Pages{
		Script: theScript(),

		Loading:     "Lädt …",
		NeedsScript: "Diese Seite braucht JavaScript, damit der Tisch zu sehen ist, wie er gerade ist.",
		Tabs:        "Seiten",
		SheetTab:    "Zettel",
		ScoreTab:    "Punkte",
		YourTurn:    "du bist dran",

		ScoreSheet:    "Zettel",
		CardsAreOut:   "Gerade läuft eine Runde mit den Karten.",
		TimeAsked:     "Die Zeit ist um. Das Gerät, das die Punkte aufschreibt, fragt, ob gerade eine Runde lief.",
		ScoresByRound: "Punkte nach Runden",
		ScoresCaption: "Punkte: eine Spalte pro Person, eine Zeile pro Runde",
		Round:         "Runde",
		PleaseCheck:   " bitte prüfen",
		StorySoFar:    "Was bisher geschah",
		HasWon:        "hat gewonnen",
		Deals:         "gibt",
		Begins:        "beginnt",
		Result:        "Ergebnis",
		Totals:        "Gesamtstände",
		TotalsByRound: "Gesamtstände Runde für Runde",
		JoinCode:      "Ein Code, mit dem ein Handy dazukommt",
		JoinByCamera:  "Komm mit der Kamera deines Handys dazu",

		Digits:    "Code",
		CodeHint:  "Tippe die sechs Ziffern ein. Du findest sie auf dem Gerät, das die Punkte aufschreibt, unter „Gäste dazuholen“.",
		NewCode:   "Neuer Code",
		OpenTabby: "Tabby selbst öffnen",

		Sounds:  "Töne",
		Comfort: "Lesen und Zeit",
		Spaced:  "Mehr Platz zwischen den Buchstaben",

		Scores:       "Punkte",
		NotThisRound: "In dieser Runde spielst du nicht mit.",
		SatOut:       "hat nicht mitgespielt",
		HasEntered:   "hat eingetragen",
		NotYet:       "noch nicht",
		Keypad:       "Zifferntasten",
		DeleteDigit:  "Letzte Ziffer löschen",
		Cards:        "Karten",
		TakeCardAway: "Letzte Karte wegnehmen",
		RoundWritten: "Die Runde ist aufgeschrieben.",

		AllRules:    "Alle Regeln",
		SearchRules: "In den Regeln suchen",
		Answers:     "Antworten",
		PowerCards:  "Sonderkarten",
		Book:        "Das Regelbuch",
		Table:       "Tabelle",
		Agreed:      "Hier vereinbart",
		Usually:     "Sonst",
		AsUsual:     "Wie üblich",
	}
}

func theScript() words.Script {
	return words.Script{
		Scan:       "Scanne den Code, den das Gerät am Tisch zeigt, um mitzumachen.",
		NotLetIn:   "Der Tisch hat dieses Gerät nicht hereingelassen.",
		Connecting: "Verbindet …",
		Misfit:     "Diese Seite und der Tisch haben verschiedene Versionen. Schließ die Seite und scanne den Code noch einmal.",
		Refused:    "Das erlaubt der Tisch nicht.",
		NotNumber:  "„{value}“ ist keine Zahl.",
		TypeTotal:  "Tippe zuerst eine Summe ein.",
		NoMore:     "Von dieser Karte gibt es keine mehr.",
		LineFull:   "Mehr Karten hat die Reihe nicht.",

		Device:          "Gerät",
		AndroidPhone:    "Android-Handy",
		AndroidTablet:   "Android-Tablet",
		WindowsComputer: "Windows-Computer",
		LinuxComputer:   "Linux-Computer",
	}
}

var pagesWords = sentence.PagesWords{
	OrAt: "oder öffne {address}", OpenAt: "Öffne {address}",
	LastRound: "Runde {n}. {sums}", InRound: "Runde {number}: ",
	EnteredOn:  "eingetragen auf: {device}",
	NotEntered: grammar.Forms{"{names} hat noch keine Punkte eingetragen.", "{names} haben noch keine Punkte eingetragen."},

	TapAll:     "Tippe auf die {n} Karten, von links nach rechts.",
	TapLeft:    "Tippe auf jede Karte, die übrig ist.",
	Replaced:   "Statt einer Sonderkarte zählt die Karte, die dafür gezogen wird.",
	HostAddsUp: "Tabby rechnet sie zusammen.",
}
