package words

import (
	"strconv"
	"strings"

	"tabby/engine"
)

// A HouseRule has the words of a house rule.
type HouseRule struct {
	Title string // its name: "Tie at the end"
	Line  string // what it settles, in one sentence
}

// House returns the words of the house rule of that key. An unknown key is its own
// title.
func House(k engine.Key) HouseRule {
	if h, ok := house[k]; ok {
		return HouseRule{h.title, h.line}
	}
	return HouseRule{Title: string(k)}
}

// Value returns the value of a house rule in words: "shared", "30 minutes", "yes". An
// unknown value is left as it is.
func Value(k engine.Key, v engine.Value) string {
	h := house[k]
	if text, ok := h.words[v]; ok {
		return text
	}
	if n, err := strconv.Atoi(string(v)); err == nil {
		if h.unit == NoThing {
			return strconv.Itoa(n)
		}
		return Count(n, h.unit)
	}
	if k == engine.AddedPowerCards {
		return powers(string(v))
	}
	return string(v)
}

// powerWords has what a card of a house list does.
var powerWords = map[string]string{
	"peek_own":   "look at a card of your own",
	"look_any":   "look at any card",
	"swap_other": "swap with another player",
	"switch_any": "switch any two cards",
	"draw_two":   "draw two",
}

// powers returns a list such as "7=peek_own" in words.
func powers(list string) string {
	var all []string
	for item := range strings.SplitSeq(list, ",") {
		rank, power, _ := strings.Cut(item, "=")
		if w, ok := powerWords[power]; ok {
			power = w
		}
		all = append(all, rank+": "+power)
	}
	return strings.Join(all, ", ")
}

// Amount returns what the number of a house rule counts: "points".
func Amount(k engine.Key) string { return Things(0, house[k].unit) }
