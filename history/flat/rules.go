package flat

import (
	"slices"
	"strings"

	"tabby/engine"
)

// said are the house rules that a table has: those by which a round counts. House rules that end a
// game are left out, since its last round says the same.
func said() []engine.Key {
	var keys []engine.Key
	for _, o := range engine.CallOffers() {
		if o.Key != engine.MostRounds {
			keys = append(keys, o.Key)
		}
	}
	return keys
}

// rules returns the house rules by which the rounds of a game count, if they are not those
// of the variant: "falls=100=50 right_call=zero".
func rules(t engine.Ruleset) string {
	var all []string
	for _, k := range said() {
		if usual, offered := t.Rules.Offers(k); offered && t.Value(k) != usual {
			all = append(all, string(k)+"="+string(t.Value(k)))
		}
	}
	return strings.Join(all, " ")
}

// House returns the house rules that a table has, or the first one that does not exist. The rules of the
// game check their values.
func House(text string) (all engine.House, unknown string) {
	all = engine.House{}
	for _, field := range strings.Fields(text) {
		key, value, _ := strings.Cut(field, "=")
		if !slices.Contains(said(), engine.Key(key)) {
			return nil, field
		}
		all[engine.Key(key)] = engine.Value(value)
	}
	return all, ""
}
