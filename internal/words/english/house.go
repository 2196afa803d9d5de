package english

import "tabby/internal/words/sentence"

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
}
