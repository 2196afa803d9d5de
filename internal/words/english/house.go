package english

import (
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

// House returns the words of the house rule of that key. An unknown key is its own
// title.
func (rules) House(k engine.Key) words.HouseRule {
	if h, ok := house[k]; ok {
		return words.HouseRule{Title: h.title, Line: h.line}
	}
	return words.HouseRule{Title: string(k)}
}

// Value returns the value of a house rule in words: "shared", "30 minutes", "yes". An
// unknown value is left as it is.
func (rules) Value(k engine.Key, v engine.Value) string {
	h := house[k]
	if text, ok := h.words[v]; ok {
		return text
	}
	if n, err := strconv.Atoi(string(v)); err == nil {
		if h.unit == words.NoThing {
			return en.Figure(n)
		}
		return en.Count(n, h.unit)
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
func (rules) Amount(k engine.Key) string { return en.Things(0, house[k].unit) }
