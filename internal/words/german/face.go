package german

import (
	"cmp"
	"strings"

	"tabby/engine"
)

// noun is what a kind of card is called.
type noun struct{ the, theObject, name, object string } // object is how it is called as an object

// ranks has the kinds of cards with a name, by their rank or their name in English.
var ranks = map[string]noun{
	"A":          {"das", "das", "Ass", "Ass"},
	"J":          {"der", "den", "Bube", "Buben"},
	"Q":          {"die", "die", "Dame", "Dame"},
	"K":          {"der", "den", "König", "König"},
	"Jk":         {"der", "den", "Joker", "Joker"},
	"Joker":      {"der", "den", "Joker", "Joker"},
	"Peek":       {"die Karte", "die Karte", "Spähen", "Spähen"},
	"Swap":       {"die Karte", "die Karte", "Tausch", "Tausch"},
	"Super Peek": {"die Karte", "die Karte", "Super-Spähen", "Super-Spähen"},
	"Draw 2":     {"die Karte", "die Karte", "Zweimal ziehen", "Zweimal ziehen"},
}

// suits are the suits, by [engine.Suit].
var suits = [...]string{"", "Kreuz", "Karo", "Herz", "Pik"}

// nounOf returns what a card is called without its suit.
func nounOf(f engine.Face) noun {
	if n, ok := ranks[cmp.Or(f.Rank, f.Name)]; ok {
		return n
	}
	name := f.RankName()
	return noun{"die", "die", name, name}
}

// rankName returns what a card is called without its suit: "König", "7".
func rankName(f engine.Face) string { return nounOf(f).name }

// faceName returns what a card is called: "Herz-König", "7", "Spähen".
func faceName(f engine.Face) string { return suited(f, nounOf(f).name) }

// suited returns the name of a card behind that of its suit.
func suited(f engine.Face, name string) string {
	if f.Suit == engine.NoSuit {
		return name
	}
	return suits[f.Suit] + "-" + name
}

// the returns a card with its article: "die 7", "der Herz-König".
func the(f engine.Face) string {
	n := nounOf(f)
	return n.the + " " + suited(f, n.name)
}

// theObject is the as an object of a sentence: "den Herz-Buben".
func theObject(f engine.Face) string {
	n := nounOf(f)
	return n.theObject + " " + suited(f, n.object)
}

// named returns the noun of a card that is called so in German, behind its suit or not.
func named(name string) noun {
	name = name[strings.LastIndex(name, "-")+1:]
	for _, n := range ranks {
		if n.name == name {
			return n
		}
	}
	return noun{"die", "die", name, name}
}

// possessive returns a name as it says whose something is: "Bens Karte", "Karte von Max". A
// name that ends in a sound of s takes no other.
func possessive(name, what string) string {
	if last := strings.ToLower(name[max(0, len(name)-1):]); !strings.Contains("abcdefghijklmnopqrtuvwy", last) {
		return what + " von " + name
	}
	return name + "s " + what
}
