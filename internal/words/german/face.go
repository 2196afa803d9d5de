package german

import (
	"strings"

	"tabby/engine"
)

// noun is what a kind of card is called, with its article, and the same as an object.
type noun struct{ the, object, name, asObject string }

// nouns are the kinds of cards with a name. A number is "die 7", and so is what people made up.
var nouns = []noun{
	{"das", "das", "Ass", "Ass"},
	{"der", "den", "Bube", "Buben"},
	{"die", "die", "Dame", "Dame"},
	{"der", "den", "König", "König"},
	{"der", "den", joker, joker},
	{"die Karte", "die Karte", "Spähen", "Spähen"},
	{"die Karte", "die Karte", "Tausch", "Tausch"},
	{"die Karte", "die Karte", "Zweimal ziehen", "Zweimal ziehen"},
}

// named returns the noun of a card that is called so, behind its suit or not.
func named(name string) noun {
	for _, n := range nouns {
		if name == n.name || strings.HasSuffix(name, "-"+n.name) {
			return n
		}
	}
	return noun{"die", "die", name, name}
}

// rankName returns what a card is called without its suit: "König", "7".
func rankName(f engine.Face) string { return cardNames.Rank(f) }

// faceName returns what a card is called: "Herz-König", "7", "Spähen".
func faceName(f engine.Face) string { return cardNames.In(f).Name }

// the returns a card with its article: "die 7", "der Herz-König".
func the(f engine.Face) string { return named(faceName(f)).the + " " + faceName(f) }

// theObject is the as an object of a sentence: "den Herz-Buben".
func theObject(f engine.Face) string {
	n := named(faceName(f))
	return n.object + " " + strings.TrimSuffix(faceName(f), n.name) + n.asObject
}

// possessive returns a name as it says whose something is: "Bens Karte", "Karte von Max". A
// name that ends in a sound of s takes no other.
func possessive(name, what string) string {
	if last := strings.ToLower(name[max(0, len(name)-1):]); !strings.ContainsAny(last, "abcdefghijklmnopqrtuvwy") {
		return what + " von " + name
	}
	return name + "s " + what
}
