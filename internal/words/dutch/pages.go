package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePages() words.Pages {
	return words.Pages{
		Script: theScript(),

		Loading:     "Laden …",
		NeedsScript: "Deze pagina heeft JavaScript nodig om de tafel te laten zien zoals die nu is.",
		Tabs:        "Pagina’s",
		SheetTab:    "Scoreblad",
		ScoreTab:    "Punten",
		YourTurn:    "jij bent aan de beurt",

		ScoreSheet:    "Scoreblad",
		CardsAreOut:   "Er wordt nu een ronde met de kaarten gespeeld.",
		TimeAsked:     "De tijd is om. Het apparaat dat de punten bijhoudt, vraagt of er een ronde bezig was.",
		ScoresByRound: "Punten per ronde",
		ScoresCaption: "Punten: een kolom per speler, een rij per ronde",
		Round:         "Ronde",
		PleaseCheck:   " kijk dit na",
		StorySoFar:    "Het verhaal tot nu toe",
		HasWon:        "heeft gewonnen",
		Deals:         "deelt",
		Begins:        "begint",
		Result:        "Uitslag",
		Totals:        "Totalen",
		TotalsByRound: "Totalen per ronde",
		JoinCode:      "Een code waarmee een telefoon mee kan doen",
		JoinByCamera:  "Doe mee met de camera van je telefoon",

		Digits:    "Code",
		CodeHint:  "Typ de zes cijfers. Je vindt ze op het apparaat dat de punten bijhoudt, onder ‘Gasten toelaten’.",
		NewCode:   "Nieuwe code",
		OpenTabby: "Tabby zelf openen",

		Sounds:  "Geluiden",
		Comfort: "Lezen en tijd",
		Spaced:  "Meer ruimte tussen de letters",

		Scores:       "Punten",
		NotThisRound: "In deze ronde doe je niet mee.",
		SatOut:       "deed niet mee",
		HasEntered:   "heeft ingevuld",
		NotYet:       "nog niet",
		Keypad:       "Cijfertoetsen",
		DeleteDigit:  "Laatste cijfer wissen",
		Cards:        "Kaarten",
		TakeCardAway: "Laatste kaart weghalen",
		RoundWritten: "De ronde is opgeschreven.",

		AllRules:    "Alle regels",
		SearchRules: "Zoeken in de regels",
		Answers:     "Antwoorden",
		PowerCards:  "Actiekaarten",
		Book:        "Het regelboek",
		Table:       "Tabel",
		Agreed:      "Hier afgesproken",
		Usually:     "Gewoonlijk",
		AsUsual:     "Zoals gewoonlijk",
	}
}

func theScript() words.Script {
	return words.Script{
		Scan:       "Scan de code die het apparaat aan tafel laat zien om mee te doen.",
		NotLetIn:   "De tafel heeft dit apparaat niet binnengelaten.",
		Connecting: "Verbinden …",
		Misfit:     "Deze pagina en de tafel hebben verschillende versies. Sluit de pagina en scan de code opnieuw.",
		Refused:    "Dat mag niet van de tafel.",
		NotNumber:  "‘{value}’ is geen getal.",
		TypeTotal:  "Typ eerst een totaal.",
		NoMore:     "Van deze kaart zijn er niet meer.",
		LineFull:   "Meer kaarten passen er niet in de rij.",

		Device:          "Apparaat",
		AndroidPhone:    "Android-telefoon",
		AndroidTablet:   "Android-tablet",
		WindowsComputer: "Windows-computer",
		LinuxComputer:   "Linux-computer",
	}
}

var pagesWords = sentence.PagesWords{
	OrAt: "of open {address}", OpenAt: "Open {address}",
	LastRound: "Ronde {n}. {sums}", InRound: "ronde {number}: ",
	EnteredOn:  "ingevuld op: {device}",
	NotEntered: grammar.Forms{"{names} heeft nog geen punten ingevuld.", "{names} hebben nog geen punten ingevuld."},

	TapAll:     "Tik op de {n} kaarten, van links naar rechts.",
	TapLeft:    "Tik op elke kaart die over is.",
	Replaced:   "In plaats van een actiekaart telt de kaart die ervoor is getrokken.",
	HostAddsUp: "Tabby telt ze op.",
}
