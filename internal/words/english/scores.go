package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theScores() words.Scores {
	return words.Scores{
		WriteDown:    "Write it down",
		WriteAnyway:  "Write it down anyway",
		CorrectIt:    "Correct it",
		Recount:      "Recount",
		Send:         "Send",
		NobodyCalled: "Nobody called",
		SendKnown:    "Type the scores you know. They go to the table, and are written down there.",

		ByCards:    "Tap the cards instead",
		ByTotal:    "Type the total instead",
		AddTo:      "Add to the score",
		CardsLeft:  "Cards left",
		OneFewer:   "One card fewer",
		OneMore:    "One card more",
		DidNotPlay: "Did not play this round",
		NextPlayer: "Next player",
		StepBack:   "Take back",

		LastTurns:   "The last turns",
		TurnLeft:    "one more turn",
		TurnNow:     "your last turn",
		TurnHad:     "had the last turn",
		TurnOver:    "Turn over your cards.",
		EnterScores: "Enter the scores",
	}
}

var scoresWords = sentence.ScoresWords{
	Correct:     "Correct round {n}",
	CardsLeft:   "How many cards {name} has left",
	ToReplace:   "{card} has to be replaced. Tap the card drawn for it.",
	OthersCount: "Everybody else counts {n}.",
	Lacking:     grammar.Forms{"Still missing: the score of {names}."},
	OneMoreTurn: grammar.Forms{"One more turn: {names}. Tap each one when done."},
	HasSpecial:  "{name} has {hand}",

	TypeInTurn: "Type the scores in turn.", TapAll: "Tap every card that is left.", TapLine: "Tap the cards of the line.",
	TapInOrder: "Tap the cards of the line from left to right.",
	InColumns: "{rows} rows of {columns}: tap the cards column by column, from top to bottom. " +
		"A column of equal cards counts 0; leave out one that is gone.",
	TapStar: "Tap the star for {hand}.",

	Call: sentence.CallerWords{
		Tap: "Tap the hand of the player who called.",
		Who: "Who called?", Say: "Who called? Tap the hand, or say that nobody did.",
		WhoSays: "Who called “{call}”?", By: "{name} called", Other: "Another player called",
	},
	End: sentence.CallerWords{
		Tap: "Tap the hand of the player who ended the round.",
		Who: "Who ended the round?", Say: "Who ended the round? Tap the hand.",
		WhoSays: "Who ended the round?", By: "{name} ended the round", Other: "Another player ended the round",
	},
	Effect: sentence.EffectWords{
		Ended: "ended the round", Called: "called", Right: "right call", Wrong: "wrong call",
		EnteredBy: "entered by {device}", EnteredByGuest: "entered by a guest",
		HasOther: "{device} has {n}", GuestHasOther: "a guest has {n}",
		DidNotPlay: "did not play",
		Counts:     "counts {n}", FallsTo: "falls to {n}", Was: "was {was}",
		Total: "total {n}", NewTotal: "new total {n}", Typed: "typed {typed}",
	},
}
