package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theVisit() words.Visit {
	return words.Visit{
		Join:        "An einen Tisch setzen",
		JoinIt:      "An den Tisch setzen",
		JoinText:    "Das Gerät, das die Punkte aufschreibt, zeigt unter „Gäste dazuholen“ eine Adresse und sechs Ziffern. Tippe beides hier ein, oder füge den Link ein.",
		SameNetwork: "Beide Geräte müssen im selben WLAN sein.",
		Link:        "Adresse und Code, oder der Link",
		NoLink:      "Tippe die Adresse und den Code ein, zum Beispiel 192.168.1.20:8229 427 119. Beides steht auf dem anderen Gerät unter „Gäste dazuholen“.",
		GameLink:    "Dieser Link bringt ein Spiel hierher. „Importieren“ in den Einstellungen kann ihn lesen.",
		PairLink:    "Dieser Link koppelt zwei Geräte. Gib ihn in den Einstellungen unter „Geräte abgleichen“ ein.",
		WrongLink:   "Das führt zu keinem Tisch. Tippe die Adresse und die sechs Ziffern ein, zum Beispiel 192.168.1.20:8229 427 119; beides steht auf dem anderen Gerät unter „Gäste dazuholen“.",
		Caged:       "Tabby in einem Browser erreicht nur den Computer, von dem es geladen wurde. Öffne den Link im Browser selbst: Dort erscheint der Tisch.",

		ATable:  "Ein Tisch",
		Joining: "Du kommst an den Tisch …",
		Leave:   "Den Tisch verlassen",

		Paused:       "Am Tisch ist Pause. Du kannst zuschauen und später weitermachen.",
		Lost:         "Der Tisch ist nicht zu erreichen. Was du eingetippt hast, bleibt hier.",
		Unreached:    "Der Tisch ist nicht zu erreichen. Ist dieses Gerät im selben WLAN?",
		Closed:       "Der Tisch ist gerade geschlossen. Was du eingetippt hast, bleibt hier.",
		Ended:        "Der Tisch wurde beendet.",
		OtherVersion: "Dieses Tabby und das am Tisch haben verschiedene Versionen. Aktualisiere das ältere.",
		NewerTable:   "Am Tisch ist ein neueres Tabby. Aktualisiere dieses hier.",
		TriesAgain:   "Tabby versucht es von selbst wieder.",

		WhereDoYouSit: "Wer bist du?",
		SitHint:       "Setz dich auf deinen Platz, um deine Punkte einzutragen und deine Karten zu halten.",
		LeaveSeat:     "Diesen Platz verlassen",

		You:         "du",
		EnterScores: "Punkte eintragen",
		EnterMine:   "Meine Punkte eintragen",
		ChangeMine:  "Meine Punkte ändern",
		BeingSent:   "Wird geschickt …",
		Sent:        "Am Tisch angekommen.",
		SentLater:   "Der Tisch ist nicht zu erreichen. Deine Punkte bleiben hier und werden geschickt, sobald es geht.",
		WrittenThen: "Dann wird die Runde aufgeschrieben.",

		KeepGame:  "Dieses Spiel auch hier behalten",
		KeepTitle: "Dieses Spiel behalten",
		Keeping:   "Das Spiel wird gespeichert",
	}
}

var visitWords = sentence.VisitWords{
	NotALink: "Das ist nicht der Link eines Tisches: {text}",
	At:       "Bei {host}", SitsAs: "Bei {host}, du sitzt als {name}", Watches: "Bei {host}, du schaust zu",
	TakenBy:   "besetzt: {device}",
	SeatTaken: "Dort sitzt schon: {device}. Wer die Punkte aufschreibt, kann den Platz freigeben.",

	Entered:       grammar.Forms{"Du hast {n} eingetragen."},
	EnteredSatOut: "Du hast eingetragen, dass du nicht mitgespielt hast.",
	AllEntered:    "Alle haben eingetragen.",
}
