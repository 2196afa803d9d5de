package german

import (
	"strconv"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

func thePages() words.Pages {
	return words.Pages{
		PagesSentences: pages{},

		Script: theScript(),

		Loading:     "Lädt …",
		NeedsScript: "Diese Seite braucht JavaScript, damit der Tisch zu sehen ist, wie er gerade ist.",
		Tabs:        "Seiten",
		SheetTab:    "Zettel",
		ScoreTab:    "Punkte",
		YourTurn:    ", du bist dran",

		ScoreSheet:    "Punktezettel",
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
		Not:         "Nicht: ",
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

type pages struct{}

// OrAt implements [words.PagesSentences].
func (pages) OrAt(address string) string { return "oder öffne " + address }

// OpenAt implements [words.PagesSentences].
func (pages) OpenAt(address string) string { return "Öffne " + address }

// LastRound implements [words.PagesSentences].
func (pages) LastRound(s scoring.Sheet) string {
	n := len(s.Rounds)
	if n == 0 {
		return ""
	}
	return "Runde " + strconv.Itoa(s.Rounds[n-1].Number) + ". " + Words().Table.SpokenSums(s)
}

// InRound implements [words.PagesSentences].
func (pages) InRound(number string) string { return "Runde " + number + ": " }

// EnteredOn implements [words.PagesSentences].
func (pages) EnteredOn(device string) string { return "eingetragen auf: " + device }

// NotEntered implements [words.PagesSentences].
func (pages) NotEntered(names []string) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return names[0] + " hat noch keine Punkte eingetragen."
	}
	return de.Joined(names) + " haben noch keine Punkte eingetragen."
}

// CardsHint implements [words.PagesSentences].
func (pages) CardsHint(r engine.Rules) string {
	hint := "Tippe auf die " + strconv.Itoa(r.Hand) + " Karten, von links nach rechts."
	switch {
	case r.Grid.Rows > 0:
		hint = Words().Scores.InColumns(r.Grid)
	case r.LineChanges || r.Hands != nil:
		hint = "Tippe auf jede Karte, die übrig ist."
	}
	if r.Replaced {
		hint += " Statt einer Sonderkarte zählt die Karte, die dafür gezogen wird."
	}
	return hint + " Tabby rechnet sie zusammen."
}

// Kind implements [words.PagesSentences].
func (pages) Kind(f engine.Face) string { return Words().Rules.Coloured(rankName(f), f.Suit.Red()) }
