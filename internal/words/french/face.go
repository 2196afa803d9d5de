package french

import (
	"tabby/engine"
	"tabby/internal/words/sentence"
)

// How cards are called by the gender of their names. A number is "le 7", and so is what people
// made up.
var (
	feminine = sentence.CardForms{
		Subject: "la {card}", Object: "la {card}", Alone: "{card}", One: "une {card}", Red: "{card} rouge", Black: "{card} noire",
	}
	masculine = sentence.CardForms{
		Subject: "le {card}", Object: "le {card}", Alone: "{card}", One: "un {card}", Red: "{card} rouge", Black: "{card} noir",
	}
	ace = sentence.CardForms{
		Subject: "l’{card}", Object: "l’{card}", Alone: "{card}", One: "un {card}", Red: "{card} rouge", Black: "{card} noir",
	}
	power = sentence.CardForms{
		Subject: "la carte {card}", Object: "la carte {card}", Alone: "{card}", One: "une carte {card}", Red: "{card} rouge", Black: "{card} noire",
	}
)

var cardWords = sentence.CardWords{
	Names: cardNames,
	Nouns: []sentence.CardNoun{
		{Name: "as", CardForms: ace},
		{Name: "dame", CardForms: feminine},
		{Name: "Coup d’œil", CardForms: power},
		{Name: "Échange", CardForms: power},
		{Name: "Pioche 2", CardForms: power},
		{Name: "Super coup d’œil", CardForms: power},
	},
	Other:  masculine,
	Hidden: "une carte", FaceDown: "face cachée",
	Own: "la carte {n}", Yours: "ta carte {n}",
	Whose: func(name, card string) string { return card + " chez " + name },
}

// the returns a card with its article: "le 7", "l’as de pique", "la carte Échange".
func the(f engine.Face) string { return cardWords.Subject(f) }
