package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSetup() words.Setup {
	return words.Setup{
		Virtual:         "The virtual deck",
		Start:           "Start",
		ToTheTable:      "To the table",
		ChooseWho:       "Choose who plays. They sit in the order you tap them.",
		AddName:         "Add a name",
		Add:             "Add",
		Computers:       "Computer players",
		GroupName:       "A name for this group",
		GroupExample:    "The Saturday table",
		WhatTheyPlay:    "What they play",
		MoreGames:       "More games",
		FindGame:        "Find a game",
		NoSuchGame:      "No game here is called that. This sheet keeps the points of any other:",
		OtherPublishers: "Where a publisher is named, it neither made nor approved Tabby.",
		Seats:           "Seats",
		DealsFirst:      "deals first",
		Deal:            "deal",
		Shuffle:         "Shuffle seats",
		DrawDealer:      "Draw the dealer",
		Paper:           "Totals from a paper sheet",
		PaperHint:       "Continue a game begun on paper.",
		FairStart:       "A fair start",
		FairHint:        "So that the small ones can win, too. Such a game is marked. It counts, but not for the rating, for records, or for trophies of winning.",
	}
}

var setupWords = sentence.SetupWords{
	ChoosePlayers: "Add {players} players.",
	StartsAhead:   grammar.Forms{"{name} starts {n} point ahead", "{name} starts {n} points ahead"},
	HowSure:       grammar.Forms{"Give or take {points}, going by {n} game.", "Give or take {points}, going by {n} games."},
	Seated:        "{name}, seat {seat}", Deals: "{name} deals",
}
