package spanish

import (
	"tabby/engine"
	"tabby/internal/words/sentence"
)

// How cards are called within a sentence. A number is "el 7", and so is what people made up.
var (
	masculine = sentence.CardForms{
		Subject: "el {card}", Object: "el {card}", Alone: "{card}", One: "un {card}", Red: "{card} rojo", Black: "{card} negro",
	}
	feminine = sentence.CardForms{
		Subject: "la {card}", Object: "la {card}", Alone: "{card}", One: "una {card}", Red: "{card} roja", Black: "{card} negra",
	}
	power = sentence.CardForms{
		Subject: "la carta {card}", Object: "la carta {card}", Alone: "{card}", One: "una carta {card}", Red: "{card} rojo", Black: "{card} negro",
	}
)

var cardWords = sentence.CardWords{
	Names: cardNames,
	Nouns: []sentence.CardNoun{
		{Name: "jota", CardForms: feminine},
		{Name: "reina", CardForms: feminine},
		{Name: cardNames.Cards["Peek"], CardForms: power},
		{Name: cardNames.Cards["Swap"], CardForms: power},
		{Name: cardNames.Cards["Draw 2"], CardForms: power},
		{Name: cardNames.Cards["Super Peek"], CardForms: power},
	},
	Other:  masculine,
	Hidden: "una carta", FaceDown: "boca abajo",
	Own: "la carta {n}", Yours: "tu carta {n}",
	Whose: func(name, card string) string { return card + " de " + name },
}

// the returns a card with its article: "el 7", "la reina de corazones".
func the(f engine.Face) string { return cardWords.Subject(f) }
