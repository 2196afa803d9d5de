package english

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

func theOwnGames() words.OwnGames {
	return words.OwnGames{
		OwnGamesSentences: ownGames{},

		Title:     "A game of your own",
		Unnamed:   "This game",
		StartFrom: "Start from another game",
		Nothing:   "From nothing",
		Yours:     "Your own games",

		Name:        "What is it called?",
		NameExample: "Grandma’s Cabo",
		NameFirst:   "Give the game a name.",

		HowMany: "How many play?",
		Fewest:  "At least",
		Most:    "At most",

		WhoWins: "Who wins?",
		Lowest:  "The lowest total",
		Highest: "The highest total",

		HowItEnds: "How does it end?",

		Points:    "Points of a round",
		BelowZero: "Points may be below zero",
		Least:     "The least",
		Greatest:  "The most",

		Calling:     "Does a player call or end the round?",
		NobodyCalls: "Nobody does",
		MayCall:     "A player may",
		Calls:       "A player always does",
		Word:        "What is called out?",
		WordExample: "the end",

		More: "More questions",

		SpecialHand:      "A special hand",
		Special:          "There is a hand with a name of its own",
		SpecialName:      "What is that hand called?",
		SpecialExample:   "Four aces",
		SpecialOwn:       "It counts",
		SpecialOthers:    "The others count a number of their own then",
		OthersCount:      "Everybody else counts",
		SpecialCards:     "Its cards",
		SpecialCardsHint: "With a space between them, such as 12 12 13 13. Leave it empty if you want to tap the hand yourself.",

		WhoBegins: "Who begins and who deals?",

		Cards:        "Cards to tap",
		NoCards:      "None",
		OwnCards:     "Cards of your own",
		LowestCard:   "The lowest card",
		HighestCard:  "The highest card",
		OfEach:       "How many of each",
		AddCards:     "Add more cards",
		RemoveCards:  "Remove these cards",
		Ace:          "An ace counts",
		Jack:         "A jack counts",
		Queen:        "A queen counts",
		BlackKing:    "A black king counts",
		RedKing:      "A red king counts",
		Joker:        "A joker counts",
		Hand:         "Cards in a hand",
		FewerCards:   "Fewer may be left at the end",
		HandChanges:  "A hand may shrink and grow",
		Grid:         "The cards lie in rows",
		EqualColumns: "A column of equal cards counts nothing.",
		Rows:         "Rows",
		Columns:      "Cards in a row",

		Others: "Other house rules",

		Note:        "How do you play it?",
		NoteExample: "Write down what everybody should know.",

		Save:           "Save this game",
		Saved:          "The game is saved here. Choose who plays.",
		Change:         "Change it",
		Delete:         "Delete it",
		Link:           "Give it to another device",
		LinkTitle:      "Give this game away",
		LinkCode:       "The rules of the game as a QR code",
		BringIn:        "Bring one in",
		BringInHint:    "Paste the link of a game from another device.",
		PasteLink:      "The link",
		LookAtIt:       "Look at it",
		Play:           "Play it",
		NoteStays:      "What you wrote about how you play it is not in the link.",
		NotTaken:       "No game came",
		HasIt:          "This game is saved here already.",
		BegunElsewhere: "This game is not among your own games here. Add it to find it again.",
		Add:            "Add to your own games",
	}
}

type ownGames struct{}

// ChangeInto implements [words.OwnGamesSentences].
func (ownGames) ChangeInto(game string) string {
	return "Change " + words.Isolated(game) + " into your own"
}

// BegunFrom implements [words.OwnGamesSentences].
func (ownGames) BegunFrom(game string) string {
	return "The answers are now those of " + words.Isolated(game) + "."
}

// CardsNumber implements [words.OwnGamesSentences].
func (ownGames) CardsNumber(n int) string { return fmt.Sprintf("Cards %d", n) }

// Added implements [words.OwnGamesSentences].
func (ownGames) Added(game string) string {
	return words.Isolated(game) + " is now among your own games."
}

// Deleted implements [words.OwnGamesSentences].
func (ownGames) Deleted(game string) string {
	return words.Isolated(game) + " is deleted. Games that you have begun stay."
}

// Menu implements [words.OwnGamesSentences].
func (ownGames) Menu(game string) string { return "What to do with " + words.Isolated(game) }

// Deck implements [words.OwnGamesSentences].
func (ownGames) Deck(cards int) string { return en.Count(cards, words.Card) }

// InAll implements [words.OwnGamesSentences].
func (ownGames) InAll(cards int) string { return en.Count(cards, words.Card) + " in all" }

// WhatItIs implements [words.OwnGamesSentences].
func (ownGames) WhatItIs(t engine.Ruleset) string {
	wins := "lowest"
	if t.HighestTotalWins() {
		wins = "highest"
	}
	return fmt.Sprintf("A game for %s. The %s total wins. %s", en.Interval(t.Rules.Players), wins, en.Sentence(Words().Table.Ending(t)))
}

// HowToScan implements [words.OwnGamesSentences].
func (ownGames) HowToScan(link string) string {
	if strings.HasPrefix(link, "http") {
		return "Scan this with the other device’s camera. Tabby opens there and asks whether to save the game."
	}
	return "Scan this on the other device, then paste the link there under “Bring one in”."
}
