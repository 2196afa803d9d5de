package german

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

// Value returns the value of a house rule in words: "gemeinsam gewinnen", "30 Minuten", "ja". An
// unknown value is left as it is.
func (rules) Value(k engine.Key, v engine.Value) string {
	h := house[k]
	if text, ok := h.words[v]; ok {
		return text
	}
	if n, err := strconv.Atoi(string(v)); err == nil {
		if h.unit == words.NoThing {
			return de.Figure(n)
		}
		return de.Count(n, h.unit)
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

// falls says which totals fall: "100 fällt auf 50, einmal pro Person".
func falls(v engine.Value) string {
	var all []string
	for _, f := range v.Falls() {
		text := fmt.Sprintf("%s fällt auf %s", de.Figure(f.From), de.Figure(f.To))
		switch f.Times {
		case 0:
		case 1:
			text += ", einmal pro Person"
		default:
			text += ", " + times(f.Times) + " pro Person"
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

// rankWords has the names of ranks that have one.
var rankWords = map[string]string{"A": "Ass", "J": "Bube", "Q": "Dame", "K": "König", "Jk": joker}

// cardPoints says what cards count: "roter König −1, Joker 0".
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
		all = append(all, colour+cmp.Or(rankWords[card], card)+" "+de.Figure(n))
	}
	return strings.Join(all, ", ")
}

// powerWords has what a card of a house list does.
var powerWords = map[string]string{
	"peek_own":   "eine eigene Karte ansehen",
	"look_any":   "irgendeine Karte ansehen",
	"swap_other": "mit jemand anderem tauschen",
	"switch_any": "zwei beliebige Karten vertauschen",
	"draw_two":   "zweimal ziehen",
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

// Amount returns what the number of a house rule counts: "Punkte".
func (rules) Amount(k engine.Key) string { return de.Things(0, house[k].unit) }
