package engine

import "slices"

// A Counting is a special way to count lines, for a variant in which the number of
// cards does not change.
type Counting struct {
	Rule   string         // sentences for the rule book; "" if the grid explains it
	Points func(Line) int // the points of a line; they must not depend on suits
}

// A Line is the cards of one player, from left to right.
type Line struct {
	deck  Deck
	cards [maxLined]Card
	n     int
}

// len returns the number of cards.
func (l *Line) len() int { return l.n }

// face returns a card of the line, counted from 0 on the left, or the zero Face if the
// player does not know the card.
func (l *Line) face(i int) Face {
	if c := int(l.cards[i]); c < len(l.deck) {
		return l.deck[c]
	}
	return Face{}
}

// Sum returns the sum of the points of the cards.
func (l *Line) Sum() int {
	sum := 0
	for _, c := range l.cards[:l.n] {
		if int(c) < len(l.deck) {
			sum += l.deck[c].Points
		}
	}
	return sum
}

// count returns the points of a hand. The deck must have its cards.
func (t Ruleset) count(deck Deck, codes []string) int {
	l := Line{deck: deck, n: len(codes)}
	for i, code := range codes {
		l.cards[i] = Card(deck.index(code))
	}
	return t.Rules.Counting.Points(l)
}

// hands has the possible points of the hands of a deck.
type hands struct {
	points  Range   // of any hand
	added   Range   // points minus the sum of the cards
	average float64 // points of a hand
}

// allHands returns all points that hands of the deck can have. It counts every possible hand, which
// takes some milliseconds for four standard cards.
func (r *Rules) allHands(d Deck) hands {
	for _, x := range r.Extras {
		d = d.with(x.Faces, len(x.Faces)) // hands that house rules make impossible do no harm
	}
	d = slices.DeleteFunc(slices.Clone(d), func(f Face) bool { return !Ruleset{Rules: *r}.Counts(f) })
	h := hand{Line: Line{deck: d.Kinds()}, count: r.Counting.Points}
	h.points, h.added = Range{1 << 30, -1 << 30}, Range{1 << 30, -1 << 30}
	for _, kind := range h.deck {
		copies := 0
		for _, code := range d.Like(kind.Code) {
			f, _ := d.Face(code)
			copies += f.Copies
		}
		h.left = append(h.left, copies)
	}
	h.fill(r.Hand, 1)
	h.average = h.total / h.weight
	return h.hands
}

// all returns the possible points of hands by the house rules.
func (t Ruleset) all() hands {
	i := t.deck()
	if t.Rules.hands == nil {
		return t.Rules.allHands(t.Rules.Decks[i].Deck)
	}
	return t.Rules.hands[i]()
}

// A hand enumerates all combinations of kinds of cards.
type hand struct {
	Line
	hands
	left   []int // cards of each kind
	count  func(Line) int
	weight float64 // of all hands: the number of ways to deal them
	total  float64 // of their points, by weight
}

func (h *hand) fill(places int, weight float64) {
	if places == 0 {
		points := h.count(h.Line)
		h.points = h.points.with(points)
		h.added = h.added.with(points - h.Sum())
		h.weight += weight
		h.total += weight * float64(points)
		return
	}
	for kind, n := range h.left {
		if n == 0 {
			continue
		}
		h.cards[h.n] = Card(kind)
		h.n++
		h.left[kind]--
		h.fill(places-1, weight*float64(n))
		h.left[kind]++
		h.n--
	}
}

// with returns the range extended to include n.
func (r Range) with(n int) Range { return Range{min(r.Min, n), max(r.Max, n)} }

// Average returns the average points of a line of unknown cards.
func (t Ruleset) Average() float64 {
	if t.Rules.Counting != nil {
		return t.all().average
	}
	points, n := 0, 0
	for _, f := range t.Deck() {
		if t.Counts(f) {
			points, n = points+f.Points*f.Copies, n+f.Copies
		}
	}
	return float64(points*t.Rules.Hand) / float64(max(n, 1))
}

// BelowZero reports whether the points of a line can be below zero with any
// deck of the variant or, in a game that Tabby does not deal, by house rules.
func (r Rules) BelowZero() bool {
	if r.Kept {
		return true
	}
	if r.Counting != nil {
		return slices.ContainsFunc(r.hands, func(all func() hands) bool { return all().points.Min < 0 })
	}
	below := func(f Face) bool { return f.Points < 0 }
	return slices.ContainsFunc(r.Decks, func(d NamedDeck) bool { return slices.ContainsFunc(d.Deck, below) }) ||
		slices.ContainsFunc(r.Extras, func(x Extra) bool { return slices.ContainsFunc(x.Faces, below) })
}
