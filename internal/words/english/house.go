package english

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var rulesWords = sentence.RulesWords{
	House: house,

	Fall: "{from} falls to {to}", FallOnce: "{from} falls to {to}, once for each player",
	FallTimes: "{from} falls to {to}, {number} times for each player",
	Ranks:     map[string]string{"A": "ace", "J": "jack", "Q": "queen", "K": "king", "Jk": "joker"},
	Counts:    "{card} {n}",
	Red:       "red {card}", Black: "black {card}",
	Powers: map[string]string{
		"peek_own":   "look at a card of your own",
		"look_any":   "look at any card",
		"swap_other": "swap with another player",
		"switch_any": "switch any two cards",
		"draw_two":   "draw two",
	},
	Summary: "{game}. {agreed}.", ByTheBook: "{game}, by the book.",

	Variants: sentence.VariantWords{
		About: "{min} to {max} players: {about}",
		Endings: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "Points",
			engine.EndElimination: "Last player standing",
			engine.EndRounds:      "Rounds",
			engine.EndTime:        "Time",
			engine.EndOpen:        "Until we stop",
		},
		Numbers: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "The game ends at",
			engine.EndElimination: "Out at",
			engine.EndRounds:      "Rounds",
			engine.EndTime:        "Minutes",
		},
	},
	Book: bookWords,
}

var bookWords = sentence.BookWords{
	Effects: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "looks at own",
		engine.LookAny:   "looks at any",
		engine.SwapOther: "swaps",
		engine.SwitchAny: "switches any",
		engine.DrawTwo:   "draws again",
	},
	HandMakes: "{cards} make {n}.", ReplacedBy: "{replaced} replaced by {card}",
	DeckOf: "Deck: {name}", AddedBy: "Added by “{rule}”",
	IfYouLike: "(if you like) {step}",
	TieBreaks: map[engine.TieBreak]grammar.Pattern{
		engine.FewerCards: "the player with fewer cards wins",
		engine.Caller:     "the caller wins, if among the tied",
	},
	FallNumber: "Fall {n}", ReadFrom: "Rule sheet: {sheet}.", LeftOpen: "What rule sheets leave open here: {about}.",
	SeeAlso: "See also:\n- {title}", Difference: "{game}: {rule}.",
}
