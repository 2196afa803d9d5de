package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSetup() words.Setup {
	return words.Setup{
		Virtual:         "Virtuele kaarten",
		Start:           "Start",
		ToTheTable:      "Naar de tafel",
		ChooseWho:       "Kies wie er meedoen. Ze zitten in de volgorde waarin je op ze tikt.",
		AddName:         "Nieuwe naam",
		Add:             "Erbij",
		Computers:       "Computers doen mee",
		GroupName:       "Een naam voor deze groep",
		GroupExample:    "De zaterdagclub",
		WhatTheyPlay:    "Wat ze spelen",
		MoreGames:       "Meer spellen",
		FindGame:        "Spel zoeken",
		NoSuchGame:      "Zo heet hier geen spel. Dit blad houdt de punten bij van elk ander spel:",
		OtherPublishers: "Staat er een uitgever bij, dan heeft die Tabby niet gemaakt en niet goedgekeurd.",
		Seats:           "Plaatsen",
		DealsFirst:      "deelt als eerste",
		Deal:            "delen",
		Shuffle:         "Plaatsen husselen",
		DrawDealer:      "Loten wie deelt",
		Paper:           "Totalen van een blad papier",
		PaperHint:       "Ga verder met een spel dat op papier begon.",
		FairStart:       "Een eerlijke start",
		FairHint:        "Zo kunnen de kleintjes ook winnen. Zo’n spel krijgt een teken. Het telt, maar niet voor de speelsterkte, voor records en voor trofeeën die je met winnen krijgt.",
	}
}

var setupWords = sentence.SetupWords{
	ChoosePlayers: "Kies {players} spelers.",
	StartsAhead:   grammar.Forms{"{name} begint met {n} punt voorsprong", "{name} begint met {n} punten voorsprong"},
	HowSure:       grammar.Forms{"Plus of min {points}, na {n} spel.", "Plus of min {points}, na {n} spellen."},
	Seated:        "{name}, plaats {seat}", Deals: "{name} deelt",
}
