package engine

import (
	"slices"
	"strings"
)

// joker is what all jokers are called in a list of points.
const joker = "Jk"

// IsJoker reports whether a card is a joker of standard cards.
func (f Face) IsJoker() bool { return f.Rank == "" && strings.HasPrefix(f.Code, joker) }

// readCardPoints reads a list such as "KR=-1,J=11,Jk=-2": what cards count, by code, by rank,
// or by rank with R or B for the colour. It reports whether the list is one.
func readCardPoints(list string) (points map[string]int, ok bool) {
	points = map[string]int{}
	for _, item := range strings.Split(list, ",") {
		key, count, _ := strings.Cut(item, "=")
		n, err := number(count)
		if _, twice := points[key]; twice || key == "" || err != nil || !(Range{-MostPoints, MostPoints}).Has(n) {
			return nil, false
		}
		points[key] = n
	}
	return points, true
}

func isCardPointList(_ HouseRule, list string) bool {
	_, ok := readCardPoints(list)
	return ok
}

// named returns by what a list of points may name a card, the narrowest first.
func (f Face) named() []string {
	if f.IsJoker() {
		return []string{f.Code, joker}
	}
	if f.Suit == NoSuit || f.Rank == "" {
		return []string{f.Code}
	}
	colour := "B"
	if f.Suit.Red() {
		colour = "R"
	}
	return []string{f.Code, f.Rank + colour, f.Rank}
}

// counting returns the deck with the points that the table gives its cards.
func (d Deck) counting(list Value) Deck {
	points, ok := readCardPoints(string(list))
	if !ok {
		return d
	}
	d = slices.Clone(d)
	for i, f := range d {
		for _, name := range f.named() {
			if n, given := points[name]; given {
				d[i].Points = n
				break
			}
		}
	}
	return d
}

// checkCardPoints returns an error if the list names a card that the deck has not.
func (t Ruleset) checkCardPoints() error {
	points, ok := readCardPoints(string(t.Value(CardPoints)))
	if !ok {
		return nil
	}
	for name := range points {
		if !slices.ContainsFunc(t.Deck(), func(f Face) bool { return slices.Contains(f.named(), name) }) {
			return Refusal{Reason: ErrRules, Key: CardPoints, Value: t.Value(CardPoints)}
		}
	}
	return nil
}
