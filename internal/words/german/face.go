package german

import (
	"strings"

	"tabby/engine"
	"tabby/internal/words/sentence"
)

// How cards are called by the gender of their names. A number is "die 7", and so is what people
// made up.
var (
	feminine = sentence.CardForms{
		Subject: "die {card}", Object: "die {card}", Alone: "{card}", One: "eine {card}", Red: "Rote {card}", Black: "Schwarze {card}",
	}
	masculine = sentence.CardForms{
		Subject: "der {card}", Object: "den {card}", Alone: "{card}", One: "ein {card}", Red: "Roter {card}", Black: "Schwarzer {card}",
	}
	neuter = sentence.CardForms{
		Subject: "das {card}", Object: "das {card}", Alone: "{card}", One: "ein {card}", Red: "Rotes {card}", Black: "Schwarzes {card}",
	}
	jack = sentence.CardForms{
		Subject: "der {card}", Object: "den {card}n", Alone: "{card}", One: "ein {card}", Red: "Roter {card}", Black: "Schwarzer {card}",
	}
	power = sentence.CardForms{
		Subject: "die Karte „{card}“", Object: "die Karte „{card}“", Alone: "{card}", One: "eine Karte „{card}“", Red: "Rote {card}", Black: "Schwarze {card}",
	}
)

var cardWords = sentence.CardWords{
	Names: cardNames,
	Nouns: []sentence.CardNoun{
		{Name: "Ass", CardForms: neuter},
		{Name: "Bube", CardForms: jack},
		{Name: "Dame", CardForms: feminine},
		{Name: "König", CardForms: masculine},
		{Name: joker, CardForms: masculine},
		{Name: "Spähen", CardForms: power},
		{Name: "Tausch", CardForms: power},
		{Name: "Zweimal ziehen", CardForms: power},
	},
	Other:  feminine,
	Hidden: "eine Karte", FaceDown: "verdeckt",
	Own: "Karte {n}", Yours: "deine Karte {n}",
	Whose: possessive,
}

// the returns a card with its article: "die 7", "der Herz-König".
func the(f engine.Face) string { return cardWords.Subject(f) }

// theObject is the as an object of a sentence: "den Herz-Buben".
func theObject(f engine.Face) string { return cardWords.Object(&f) }

// yours returns a card with its article as the player's own: "die 7" is "deine 7", and "den
// Herz-Buben" is "deinen Herz-Buben".
func yours(card string) string {
	article, name, _ := strings.Cut(card, " ")
	switch article {
	case "den":
		article = "deinen"
	case "die":
		article = "deine"
	case "das":
		article = "dein"
	}
	return article + " " + name
}

// possessive returns a name as it says whose something is: "Bens Karte", "Karte von Max". A
// name that ends in a sound of s takes no other.
func possessive(name, what string) string {
	if last := strings.ToLower(name[max(0, len(name)-1):]); !strings.ContainsAny(last, "abcdefghijklmnopqrtuvwy") {
		return what + " von " + name
	}
	return name + "s " + what
}
