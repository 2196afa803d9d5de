package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theVisit() words.Visit {
	return words.Visit{
		Join:        "Naar een tafel",
		JoinIt:      "Naar de tafel",
		JoinText:    "Het apparaat dat de punten bijhoudt, laat onder ‘Gasten toelaten’ een adres en zes cijfers zien. Typ die hier allebei in, of plak de link.",
		SameNetwork: "Beide apparaten moeten op dezelfde wifi zitten.",
		Link:        "Adres en code, of de link",
		NoLink:      "Typ het adres en de code, zoals 192.168.1.20:8229 427 119. Ze staan allebei op het andere apparaat onder ‘Gasten toelaten’.",
		GameLink:    "Deze link brengt een spel hierheen. ‘Importeren’ in de instellingen kan hem lezen.",
		PairLink:    "Deze link koppelt twee apparaten. Voer hem in bij ‘Je apparaten’ in de instellingen.",
		WrongLink:   "Dit leidt naar geen tafel. Typ het adres en de zes cijfers, zoals 192.168.1.20:8229 427 119; ze staan allebei op het andere apparaat onder ‘Gasten toelaten’.",
		Caged:       "Tabby in een browser bereikt alleen de computer waar hij vandaan komt. Open de link in de browser zelf: daar zie je de tafel.",

		ATable:  "Een tafel",
		Joining: "Je komt aan tafel …",
		Leave:   "De tafel verlaten",

		Paused:       "Aan tafel is het pauze. Je kunt kijken, en later verdergaan.",
		Lost:         "De tafel is niet te bereiken. Wat je hebt getypt, blijft hier.",
		Unreached:    "De tafel is niet te bereiken. Zit dit apparaat op dezelfde wifi?",
		Closed:       "De tafel is nu gesloten. Wat je hebt getypt, blijft hier.",
		Ended:        "Deze tafel is er niet meer.",
		OtherVersion: "Deze Tabby en die aan tafel hebben verschillende versies. Werk de oudste bij.",
		NewerTable:   "Aan tafel is een nieuwere Tabby. Werk deze bij.",
		TriesAgain:   "Tabby probeert het vanzelf opnieuw.",

		WhereDoYouSit: "Wie ben jij?",
		SitHint:       "Ga op je plaats zitten om je punten in te vullen en je eigen kaarten te houden.",
		LeaveSeat:     "Deze plaats verlaten",

		You:         "jij",
		EnterScores: "Punten invullen",
		EnterMine:   "Mijn punten invullen",
		ChangeMine:  "Mijn punten wijzigen",
		BeingSent:   "Wordt gestuurd …",
		Sent:        "Aangekomen aan tafel.",
		SentLater:   "De tafel is niet te bereiken. Je punten blijven hier en worden gestuurd zodra het kan.",
		WrittenThen: "Dan wordt de ronde opgeschreven.",

		KeepGame:  "Dit spel ook hier bewaren",
		KeepTitle: "Dit spel bewaren",
		Keeping:   "Het spel wordt bewaard",
	}
}

var visitWords = sentence.VisitWords{
	NotALink: "Dit is niet de link van een tafel: {text}",
	At:       "Bij {host}", SitsAs: "Bij {host}, je speelt als {name}", Watches: "Bij {host}, je kijkt mee",
	TakenBy:   "bezet: {device}",
	SeatTaken: "Daar zit al: {device}. Wie de punten bijhoudt, kan de plaats vrijmaken.",

	Entered:       grammar.Forms{"Je hebt {n} ingevuld."},
	EnteredSatOut: "Je hebt ingevuld dat je niet meedeed.",
	AllEntered:    "Iedereen is klaar met invullen.",
}
