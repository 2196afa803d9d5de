package english

import "tabby/internal/words"

func theRulebook() words.Rulebook {
	return words.Rulebook{
		RulebookSentences: rulebook{},

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

type rulebook struct{}

// Moves says where a card goes, in place of a drawing.
func (rulebook) Moves(from, to string) string { return "A card: " + from + " to " + to + "." }

// Says returns what a variant, or a column of a table, says.
func (rulebook) Says(of, text string) string { return of + ": " + text }

// Usually returns the usual value of a house rule.
func (rulebook) Usually(value string) string { return "usually: " + value }
