package english

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theRulebook() words.Rulebook {
	return words.Rulebook{
		Ask:         "Ask a question",
		NothingLike: "Nothing found. Try another word.",
		CloseRules:  "Close the rules",
		MayLeaveOut: "You may leave this out.",
		WhereFrom:   "Where does this come from?",

		Learn:         "Learn by playing",
		LearnHint:     "A first round with open cards, about two minutes",
		TablePlays:    "This table plays",
		AllCards:      "All cards",
		CardsHint:     "What each is worth and what it does",
		Questions:     "Questions",
		QuestionsHint: "What people ask at the table, with the ruling",
		Compare:       "Compare",
		CompareHint:   "Two games side by side",
		Same:          "the same",
		Another:       "Another game",
		Question:      "Question",
		ChangeThem:    "Change them",

		YourHand:    "your hand",
		OnTable:     "on the table",
		YourLine:    "your line",
		AnotherLine: "another line",
		AnyLine:     "any line",
		AllSee:      "Everybody sees it",
		NobodyLooks: "Nobody looks",
		YouSee:      "Only you see it",
	}
}

var rulebookWords = sentence.RulebookWords{Moves: "A card: {from} to {to}.", Usually: "usually: {value}"}
