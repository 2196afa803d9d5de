package dutch

import (
	"tabby/engine"
	"tabby/internal/words/sentence"
)

// How cards are called. All of them are of one gender, but who knows that of a power.
var (
	plain = sentence.CardForms{
		Subject: "de {card}", Object: "de {card}", Alone: "{card}", One: "een {card}", Red: "rode {card}", Black: "zwarte {card}",
	}
	power = sentence.CardForms{
		Subject: "de kaart {card}", Object: "de kaart {card}", Alone: "{card}", One: "een kaart {card}", Red: "rode {card}", Black: "zwarte {card}",
	}
)

var cardWords = sentence.CardWords{
	Names: cardNames,
	Nouns: []sentence.CardNoun{
		{Name: "Spiek", CardForms: power},
		{Name: "Ruil", CardForms: power},
		{Name: "Pak 2", CardForms: power},
		{Name: "Superspiek", CardForms: power},
	},
	Other:  plain,
	Hidden: "een kaart", FaceDown: "dicht",
	Own: "kaart {n}", Yours: "jouw kaart {n}",
	Whose: whose,
}

// whose says whose a card is. No name takes another letter for it, which differs from name to
// name: "Bens", "Anna’s", "Max’".
func whose(name, card string) string { return card + " van " + name }

// the returns a card with its article: "de 7", "de harten heer".
func the(f engine.Face) string { return cardWords.Subject(f) }
