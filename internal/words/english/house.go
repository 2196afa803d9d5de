package english

import (
	"cmp"
	"fmt"
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
	if say, ok := lists[k]; ok {
		return say(v)
	}
	return string(v)
}

// lists say the values of house rules that are lists.
var lists = map[engine.Key]func(engine.Value) string{
	engine.AddedPowerCards: func(v engine.Value) string { return powers(string(v)) },
	engine.Falls:           falls,
	engine.CardPoints:      cardPoints,
}

// falls says which totals fall: "100 falls to 50, once for each player".
func falls(v engine.Value) string {
	var all []string
	for _, f := range v.Falls() {
		text := fmt.Sprintf("%s falls to %s", en.Figure(f.From), en.Figure(f.To))
		switch f.Times {
		case 0:
		case 1:
			text += ", once for each player"
		default:
			text += fmt.Sprintf(", %s times for each player", en.Number(f.Times))
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

// rankWords has the names of ranks that have one.
var rankWords = map[string]string{"A": "ace", "J": "jack", "Q": "queen", "K": "king", "Jk": "joker"}

// cardPoints says what cards count: "red king −1, joker 0".
func cardPoints(v engine.Value) string {
	var all []string
	for item := range strings.SplitSeq(string(v), ",") {
		card, count, _ := strings.Cut(item, "=")
		colour := ""
		if rank, red := strings.CutSuffix(card, "R"); red {
			card, colour = rank, "red "
		} else if rank, black := strings.CutSuffix(card, "B"); black {
			card, colour = rank, "black "
		}
		n, _ := strconv.Atoi(count)
		all = append(all, colour+cmp.Or(rankWords[card], card)+" "+en.Figure(n))
	}
	return strings.Join(all, ", ")
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
