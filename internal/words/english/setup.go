package english

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words"
)

func theSetup() words.Setup {
	return words.Setup{
		SetupSentences: setup{},

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

type setup struct{}

// ChoosePlayers implements [words.SetupSentences].
func (setup) ChoosePlayers(r engine.Range) string { return "Add " + en.Interval(r) + " players." }

// StartsAhead implements [words.SetupSentences].
func (setup) StartsAhead(name string, points int) string {
	return words.Isolated(name) + " starts " + en.Count(points, words.Point) + " ahead"
}

// HowSure implements [words.SetupSentences].
func (setup) HowSure(points, games int) string {
	return fmt.Sprintf("Give or take %d, going by %s.", points, en.Count(games, words.Game))
}

// Seated implements [words.SetupSentences].
func (setup) Seated(name string, seat int) string {
	return fmt.Sprintf("%s, seat %d", words.Isolated(name), seat)
}

// Deals implements [words.SetupSentences].
func (setup) Deals(name string) string { return words.Isolated(name) + " deals" }
