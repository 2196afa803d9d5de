package words

import (
	"strconv"
	"strings"

	"tabby/engine"
)

// A HouseRule tells what a house rule is about.
type HouseRule struct {
	Title string // what it is called: "Tie at the end"
	Line  string // what it settles, in one sentence
}

// House tells what the house rule of that key is about. A key nobody knows is
// its own title.
func House(k engine.Key) HouseRule {
	if h, ok := house[k]; ok {
		return h.HouseRule
	}
	return HouseRule{Title: string(k)}
}

// Value says what a house rule is set to: "shared", "30 minutes", "yes". A value
// nobody knows is said as it is.
func Value(k engine.Key, v engine.Value) string {
	h := house[k]
	if said, ok := h.words[v]; ok {
		return said
	}
	if n, err := strconv.Atoi(string(v)); err == nil {
		if h.unit == "" {
			return strconv.Itoa(n)
		}
		return Count(n, h.unit)
	}
	if k == engine.AddedPowerCards {
		return powers(string(v))
	}
	return string(v)
}

// powerWords says what a card of a house list does.
var powerWords = map[string]string{
	"peek_own":   "look at a card of your own",
	"look_any":   "look at any card",
	"swap_other": "swap with another player",
	"switch_any": "switch any two cards",
	"draw_two":   "draw two",
}

// powers says a list such as "7=peek_own".
func powers(list string) string {
	var said []string
	for item := range strings.SplitSeq(list, ",") {
		rank, power, _ := strings.Cut(item, "=")
		if w, ok := powerWords[power]; ok {
			power = w
		}
		said = append(said, rank+": "+power)
	}
	return strings.Join(said, ", ")
}

// Amount returns what the number of a house rule counts: "points".
func Amount(k engine.Key) string { return Things(0, house[k].unit) }
