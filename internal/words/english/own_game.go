package english

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theOwnGames() words.OwnGames {
	return words.OwnGames{
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

var ownGamesWords = sentence.OwnGamesWords{
	ChangeInto: "Change {game} into your own", BegunFrom: "The answers are now those of {game}.",
	CardsNumber: "Cards {n}",
	Added:       "{game} is now among your own games.", Deleted: "{game} is deleted. Games that you have begun stay.",
	Menu:         "What to do with {game}",
	InAll:        "{cards} in all",
	LowestWins:   "A game for {players}. The lowest total wins. {ends}",
	HighestWins:  "A game for {players}. The highest total wins. {ends}",
	Scan:         "Scan this with the other device’s camera. Tabby opens there and asks whether to save the game.",
	ScanAndPaste: "Scan this on the other device, then paste the link there under “Bring one in”.",
}
