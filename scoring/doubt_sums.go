package scoring

import (
	"cmp"
	"slices"

	"tabby/engine"
)

// A hand is the score of one player of a round.
type hand struct {
	player Player
	points int
	cards  int // or 0 if that is not known
}

func (s Sheet) handOf(p Player, score Score) hand {
	h := hand{p, score.Points, s.Ruleset.Rules.Hand}
	if s.Ruleset.Rules.LineChanges {
		h.cards = 0
		if score.Cards != nil {
			h.cards = *score.Cards
		}
	}
	return h
}

// A limit is what some hands can come to together.
type limit struct {
	sums            engine.Range
	lowest, highest []engine.Pile // the cards that make them
}

// limits are those known so far, by the number of hands and of cards in them.
type limits map[[2]int]limit

// of returns what so many hands of so many cards together can come to.
func (l limits) of(t engine.Ruleset, hands, cards int) limit {
	key := [2]int{hands, cards}
	known, ok := l[key]
	if !ok {
		switch {
		case hands == 1:
			known.sums = t.Line(cards)
		case t.Rules.LineChanges:
			known.sums, known.lowest, known.highest = t.Together(cards)
		default:
			known.sums, known.lowest, known.highest = t.Round(hands)
		}
		l[key] = known
	}
	return known
}

// doubtSums doubts all scores together, or else the highest or the lowest of them,
// where the deck has not the cards for so many.
func (s Sheet) doubtSums(hands []hand, known limits) []Doubt {
	unknown := func(h hand) bool { return h.cards == 0 && h.points != 0 }
	if slices.ContainsFunc(hands, unknown) || s.Ruleset.Rules.LineChanges && s.Ruleset.Rules.Counting != nil {
		return nil
	}
	slices.SortStableFunc(hands, func(a, b hand) int { return cmp.Compare(b.points*max(1, a.cards), a.points*max(1, b.cards)) })
	if d := s.doubtSum(hands, len(hands), known); d != nil {
		return d
	}
	for n := 2; n < len(hands); n++ {
		if d := s.doubtSum(hands[:n], len(hands), known); d != nil {
			return d
		}
		if d := s.doubtSum(hands[len(hands)-n:], len(hands), known); d != nil {
			return d
		}
	}
	return nil
}

// doubtSum doubts the sum of some hands of a round.
func (s Sheet) doubtSum(hands []hand, all int, known limits) []Doubt {
	sum, cards := 0, 0
	for _, h := range hands {
		sum, cards = sum+h.points, cards+h.cards
	}
	l := known.of(s.Ruleset, len(hands), cards)
	if len(hands) == 0 || l.sums.Has(sum) {
		return nil
	}
	d := Doubt{Kind: SumTooHigh, Player: Nobody, Found: sum, Bound: l.sums.Max, Made: l.highest}
	if sum < l.sums.Min {
		d.Kind, d.Bound, d.Made = SumTooLow, l.sums.Min, l.lowest
	}
	if len(hands) < all {
		for _, h := range hands {
			d.Some = append(d.Some, h.player)
		}
		slices.Sort(d.Some)
	}
	return []Doubt{d}
}
