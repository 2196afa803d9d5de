package engine

import (
	"maps"
	"slices"
	"strconv"
)

// A Ruleset is a variant with house rules. Create it with
// [NewRuleset]; the zero Ruleset cannot be used.
type Ruleset struct {
	Rules Rules
	house House
}

// NewRuleset returns the variant with that ID under the house rules. The error
// wraps [ErrVariant], [ErrHouseRule] or [ErrHouseValue] and names the first
// wrong one in the order of keys, or wraps [ErrRules] if they cannot be combined.
func NewRuleset(variant string, house House) (Ruleset, error) {
	r, err := Variant(variant)
	if err != nil {
		return Ruleset{}, err
	}
	return r.With(house)
}

// With returns the game under the house rules, or the errors of [NewRuleset].
func (r Rules) With(house House) (Ruleset, error) {
	for _, k := range slices.Sorted(maps.Keys(house)) {
		if _, ok := r.Offers(k); !ok {
			return Ruleset{}, Refusal{Reason: ErrHouseRule, Variant: r.Name, Key: k}
		}
		if err := r.Rule(k).Check(house[k]); err != nil {
			return Ruleset{}, err
		}
	}
	t := Ruleset{Rules: r, house: maps.Clone(house)}
	return t, t.checkHouse()
}

// Value returns the value of a house rule: the one agreed on, the default of the
// variant, or "" if the variant does not offer the rule.
func (t Ruleset) Value(k Key) Value {
	if v, ok := t.house[k]; ok {
		return v
	}
	v, _ := t.Rules.Offers(k)
	return v
}

// Differs reports whether a house rule differs from the book.
func (t Ruleset) Differs(k Key) bool { return t.Value(k) != t.Rules.ByTheBook(k) }

// On reports whether a house rule that is switched on or off is on.
func (t Ruleset) On(k Key) bool { return t.Value(k) == On }

// Number returns the value of a house rule that is a number, or 0 if its value is a word
// or the variant does not offer it.
func (t Ruleset) Number(k Key) int {
	v := string(t.Value(k))
	if v == "" || v[0] > '9' { // a word
		return 0
	}
	n, _ := strconv.Atoi(v)
	return n
}

// Limit returns the highest total that neither puts a player out nor ends the game, and whether the game has
// such a limit. With some house rules exactly that total falls.
func (t Ruleset) Limit() (points int, limited bool) {
	if end := t.Value(End); end != EndElimination && end != EndThreshold {
		return 0, false
	}
	points = t.Number(Threshold)
	if t.Value(ThresholdCmp) == Reach && t.Fallback(points) == points {
		points--
	}
	return points, true
}

// Fallback returns the total after a round: exactly the limit of the game may
// fall to a lower one.
func (t Ruleset) Fallback(total int) int {
	if total == t.Number(Threshold) && ExactLimit.Rule().Matters(t.Value(End)) {
		return t.FallsTo()
	}
	return total
}

// FallsTo returns the total to which exactly the limit falls, or the limit
// if it does not fall. Half of it is rounded down.
func (t Ruleset) FallsTo() int {
	limit := t.Number(Threshold)
	switch t.Value(ExactLimit) {
	case None, "":
		return limit
	case FallHalf:
		return limit / 2
	}
	return min(limit, t.Number(ExactLimit))
}

// Deck returns the deck by the house rules, or nil if the variant has none.
func (t Ruleset) Deck() Deck {
	if len(t.Rules.Decks) == 0 {
		return nil
	}
	d := t.Rules.Decks[t.deck()].Deck
	for _, x := range t.Rules.Extras {
		d = d.with(x.Faces, t.Number(x.Count))
	}
	return d.counting(t.Value(CardPoints))
}

// deck returns the index of the deck that the table plays with.
func (t Ruleset) deck() int {
	return max(0, slices.IndexFunc(t.Rules.Decks, func(d NamedDeck) bool { return d.Name == t.Value(DeckRule) }))
}

// Counts reports whether a card can be in a line that is scored. A power card cannot be if
// power cards are replaced before scoring.
func (t Ruleset) Counts(f Face) bool { return !t.Rules.Replaced || f.Power == NoPower }

// Line returns the lowest and the highest total a line of that many cards can
// have.
func (t Ruleset) Line(cards int) Range {
	switch {
	case t.Rules.Counting != nil && cards == t.Rules.Hand:
		return t.all().points
	case t.Rules.Counting == nil && t.Rules.Grid.Rows > 0:
		return t.gridLine(cards)
	}
	sums, _, _ := t.Together(cards)
	return sums
}

// Score returns the range of the score of one player in one round. If the number of cards
// can change, it is from the sum of all cards below zero to the sum of all cards above zero.
func (t Ruleset) Score() Range {
	if t.Rules.Bounds != (Range{}) {
		return t.Rules.Bounds
	}
	if !t.Rules.LineChanges {
		sizes := t.Rules.sizes()
		r := t.Line(sizes[0])
		for _, n := range sizes[1:] {
			line := t.Line(n)
			r = Range{min(r.Min, line.Min), max(r.Max, line.Max)}
		}
		return r
	}
	var r Range
	for _, p := range t.Deck().piles(t.Counts) {
		r.Min += min(0, p.Points*p.Count)
		r.Max += max(0, p.Points*p.Count)
	}
	return r
}

// Round returns the range of the sum of the scores of that many players in one round,
// and the cards of the lowest and the highest sum, each beginning with the most extreme
// card. The cards are nil if a line does not always count the sum of its cards.
func (t Ruleset) Round(players int) (sums Range, lowest, highest []Pile) {
	if t.Rules.LineChanges {
		return t.Score(), nil, nil
	}
	sums, lowest, highest = t.Together(players * t.Rules.Hand)
	if t.Rules.Counting == nil && (t.Rules.Grid.Rows > 0 || t.Rules.Hands != nil) {
		line := t.Score()
		return Range{players * line.Min, min(sums.Max, players*line.Max)}, nil, nil
	}
	if t.Rules.Counting == nil {
		return sums, lowest, highest
	}
	all := t.all()
	if least := max(players*all.points.Min, sums.Min+players*all.added.Min); least != sums.Min {
		sums.Min, lowest = least, nil
	}
	if most := min(players*all.points.Max, sums.Max+players*all.added.Max); most != sums.Max {
		sums.Max, highest = most, nil
	}
	return sums, lowest, highest
}

// Together returns, like [Ruleset.Round], the range of the sum of that many cards of the
// deck.
func (t Ruleset) Together(cards int) (sums Range, lowest, highest []Pile) {
	lowest, highest = t.extremes(cards)
	return Range{sum(lowest), sum(highest)}, lowest, highest
}

func (t Ruleset) extremes(cards int) (lowest, highest []Pile) {
	piles := t.Deck().piles(t.Counts)
	lowest = take(piles, cards)
	slices.Reverse(piles)
	highest = take(piles, cards)
	return lowest, highest
}

func sum(piles []Pile) int {
	n := 0
	for _, p := range piles {
		n += p.Points * p.Count
	}
	return n
}

// Complete reports whether no longer score is possible that begins with the digits
// (and the minus sign) of n.
func (t Ruleset) Complete(n int) bool {
	return n == 0 || n > 0 && n*10 > t.Score().Max || n < 0 && n*10 < t.Score().Min
}

// Hand returns the points of a hand of cards, given by code from left to right. The
// error wraps [ErrHandSize] unless the hand has as many cards as were dealt (lines that
// change may have any number), [ErrCard] or [ErrTooMany] if the deck does not have the
// cards, and [ErrPowerLeft] if a power card has to be replaced first.
func (t Ruleset) Hand(codes ...string) (points int, err error) {
	if sizes := t.Rules.sizes(); !t.Rules.LineChanges && !slices.Contains(sizes, len(codes)) {
		return 0, Refusal{Reason: ErrHandSize, Count: len(codes), Allowed: Range{slices.Min(sizes), slices.Max(sizes)}}
	}
	deck := t.Deck()
	if err := deck.Holds(codes...); err != nil {
		return 0, err
	}
	var hand []Face
	for _, c := range codes {
		f, _ := deck.Face(c)
		if !t.Counts(f) {
			return 0, Refusal{Reason: ErrPowerLeft, Face: f}
		}
		hand = append(hand, f)
	}
	if t.Rules.Counting != nil {
		return t.count(deck, codes), nil
	}
	return t.points(hand), nil
}

// SoFar returns the points of a hand in which cards may be missing. Cards are given by code, and
// column by column if they lie in rows. A card that has to be replaced counts nothing, and a card
// in a column that is not full counts its points. In a game that does not count the sum of the
// cards, the points are unknown.
func (t Ruleset) SoFar(codes ...string) (points int, known bool) {
	deck, rows := t.Deck(), t.Rules.Grid.Rows
	var hand []Face
	for _, c := range codes {
		if f, err := deck.Face(c); err == nil && t.Counts(f) {
			hand = append(hand, f)
		}
	}
	for column := range slices.Chunk(hand, max(1, rows)) {
		if len(column) == rows {
			points += t.points(column)
			continue
		}
		for _, f := range column {
			points += f.Points
		}
	}
	return points, rows > 0 || t.Rules.Counting == nil
}
