package english

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theCards() words.Cards { return words.Cards{FaceDown: "face-down card", None: "no card"} }

var cardWords = sentence.CardWords{
	Other: sentence.CardForms{
		Subject: "the {card}", Object: "the {card}", Alone: "the {card}", One: "a {card}", Red: "Red {card}", Black: "Black {card}",
	},
	Hidden: "a card", FaceDown: "face down",
	Own: "card {n}", Yours: "your card {n}",
	Whose: func(name, card string) string { return name + "’s " + card },
}
