package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSheet() words.Sheet {
	return words.Sheet{
		Games:       "Spellen",
		Knock:       "Kloppen",
		Call:        "Melden",
		TheCards:    "De kaarten",
		Picture:     "Plaatje",
		SameAgain:   "Nog een keer zo",
		Totals:      "De totalen, ronde voor ronde",
		Around:      "Rond de tafel",
		TurnBySeat:  "Eén plaats doordraaien",
		HalfDealt:   "De kaarten zijn gedeeld.",
		HalfCalled:  "De laatste beurten zijn bezig.",
		HalfTyped:   "De ronde is half ingevuld.",
		Behind:      "Dit spel is ergens anders veranderd, daarom is je laatste stap niet opgeslagen. Zo staat het nu.",
		GoesOnThere: "Dit spel gaat verder op het andere apparaat.",
		TakeBack:    "Terughalen",

		TimeUp:       "De tijd is om. Zijn jullie midden in een ronde?",
		FinishRound:  "Ja, die spelen we uit",
		GameIsOver:   "Nee, het spel is afgelopen",
		FillIn:       "Invullen",
		GuestsLapsed: "Toen Tabby werd gesloten, waren er gasten in dit spel. Hun codes werken nog.",
		LetInAgain:   "Weer toelaten",

		ThrowAwayTitle: "Ronde weggooien",
		ThrowAwayText:  "De kaarten gaan van de virtuele tafel, en er worden geen punten opgeschreven.",
		ThrownAway:     "De ronde is weggegooid.",
		WrittenSince:   "Intussen is er nog een ronde opgeschreven.",

		AtTheTable:   "Aan tafel",
		TheTable:     "De tafel",
		ChangeSeats:  "Van plaats wisselen",
		DealVirtual:  "Virtuele kaarten delen",
		StartClock:   "Klok verder laten lopen",
		StopClock:    "Klok stilzetten, als iedereen dat wil",
		TheGame:      "Het spel",
		Guests:       "Gasten",
		SayStandings: "Stand voorlezen",
		Agreed:       "Einde en huisregels",
		AgreedHint:   "Wijzigingen gelden voor het hele spel, ook voor rondes die al gespeeld zijn. ‘Ongedaan maken’ neemt ze terug.",
		ItEnds:       "Het eindigt",
		EndNow:       "Het spel nu beëindigen",
		EndText:      "Van de spelers die nog meedoen, wint het beste totaal. ‘Ongedaan maken’ haalt het spel terug.",
		EndIt:        "Beëindigen",
		PlayOn:       "Verderspelen",

		DealsNext: "Deelt hierna",
		Leaves:    "Stapt uit het spel",
		ComesBack: "Komt terug",
		LookOf:    "Kleur en vorm",
		LeavesNow: "Gaat weg",
		Stays:     "Blijft",

		Joins:     "Nog een speler",
		LeftOf:    "Zit links van",
		Who:       "Wie",
		SitDown:   "Erbij komen",
		Seats:     "Plaatsen, met de klok mee",
		SeatsHint: "Het delen gaat naar links verder, in deze lijst naar beneden.",
		SitSo:     "Zo zitten",
	}
}

var sheetWords = sentence.SheetWords{
	Enter:       sentence.OfRound{Numbered: "Ronde {n} invullen", Extra: "Extra ronde invullen"},
	GoOn:        sentence.OfRound{Numbered: "Verder met ronde {n}", Extra: "Verder met de extra ronde"},
	Deal:        sentence.OfRound{Numbered: "Ronde {n} delen", Extra: "Extra ronde delen"},
	Guests:      grammar.Forms{"{n} gast hier.", "{n} gasten hier."},
	SomeEntered: grammar.Forms{"{n} gast hier, ingevuld: {entered} van de {players}.", "{n} gasten hier, ingevuld: {entered} van de {players}."},
	LastTurns:   "Laatste beurten: {name}",
	Leaves:      "{name} stapt uit het spel",
	MayComeBack: "Het totaal blijft staan, zonder plaats. Tussen de rondes kan {name} terugkomen.",
	Deals:       "deelt",
}
