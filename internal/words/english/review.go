package english

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theReview() words.Review {
	return words.Review{
		Button:     "Review the round",
		Title:      "Review",
		AnyRound:   "Review a round",
		NoPeople:   "Only computer players played this round.",
		Whose:      "Whose turns",
		Costly:     "What cost most",
		Best:       "The best turn",
		NoneCostly: "No turn cost you more than luck can explain.",
		NoneBest:   "No turn stands out.",
		HowCounted: "Tabby played on from each turn many times, with the cards that you could not know dealt anew. Points are between your cards and the best other ones, and winning the round counts as 8 more. It looks at this round alone, not at the game.",
	}
}

var reviewWords = sentence.ReviewWords{
	Turn:   "Turn {n}",
	Cost:   grammar.Forms{"{doing} cost {n} points, give or take {give}."},
	Gain:   grammar.Forms{"{doing} was worth {n} points, give or take {give}."},
	Better: "Better: {doing}.", Second: "Next best: {doing}.",
	Doings: map[engine.MoveKind]grammar.Pattern{
		engine.Draw:       "drawing a card",
		engine.Take:       "taking {card}",
		engine.Replace:    "putting {card} in place of {gone}",
		engine.Discard:    "throwing away {card}",
		engine.Peek:       "looking at {at}",
		engine.LookAt:     "looking at {at}",
		engine.UseSwap:    "using {card}",
		engine.Swap:       "swapping {at} and {other}",
		engine.Switch:     "swapping {at} and {other}",
		engine.Decline:    "not swapping",
		engine.UseDrawTwo: "drawing two",
		engine.Skip:       "leaving the power unused",
		engine.Snap:       "matching with {at}",
		engine.Knock:      "calling",
		engine.EndTurn:    "not calling",
		engine.Pass:       "passing",
	},
	Other: "that move",
}
