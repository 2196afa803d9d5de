package english

import (
	"strings"

	"tabby/internal/words"
)

// you is the name of a player who has none, and whom sentences address.
const you = "You"

// addressed reports whether a name is that form of address.
func addressed(name string) bool { return name == you }

// inside returns a name as it stands within a sentence.
func inside(name string) string {
	if addressed(name) {
		return strings.ToLower(name)
	}
	return words.Isolated(name)
}

// does returns a name with its verb, which is written as for others: "Ann takes", "You take".
func does(name, as string) string {
	return words.Isolated(name) + " " + verb(name, as)
}

// verb returns a verb that is written as for others in the form that goes with a name.
func verb(name, as string) string {
	if addressed(name) {
		return bare(as)
	}
	return as
}

// bare returns the form of a verb that goes with more than one, or with who is addressed.
func bare(verb string) string {
	if verb == "has" {
		return "have"
	}
	for _, ending := range []string{"ches", "sses", "does"} {
		if strings.HasSuffix(verb, ending) {
			return strings.TrimSuffix(verb, "es")
		}
	}
	return strings.TrimSuffix(verb, "s")
}
