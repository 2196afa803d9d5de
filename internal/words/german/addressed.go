package german

import (
	"tabby/internal/words"
)

// you is the name of a player who has none, and whom sentences address.
const you = "Du"

// addressed reports whether a name is that form of address.
func addressed(name string) bool { return name == you }

// to returns a name as whom something is given.
func to(name string) string {
	if addressed(name) {
		return "dir"
	}
	return words.Isolated(name)
}

// does returns a name with its verb, which is written as for others: "Ann nimmt", "Du nimmst".
func does(name, as string) string {
	return words.Isolated(name) + " " + verb(name, as)
}

// verb returns a verb that is written as for others in the form that goes with a name.
func verb(name, as string) string {
	if form, ok := forYou[as]; ok && addressed(name) {
		return form
	}
	return as
}

// forYou has verbs as they go with "du".
var forYou = map[string]string{
	"deckt": "deckst", "gewinnt": "gewinnst", "gibt": "gibst", "hat": "hast", "legt": "legst", "lässt": "lässt",
	"nimmt": "nimmst", "passt": "passt", "sagt": "sagst", "sieht": "siehst", "tauscht": "tauschst",
	"wirft": "wirfst", "zeigt": "zeigst", "zieht": "ziehst",
}
