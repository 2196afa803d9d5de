package rulesref

import (
	"cmp"
	"slices"

	"tabby/engine"
)

// An example is a hand whose points a page gives.
type example struct {
	codes    []string
	replaced string // the name of a power card that the last card replaces, or ""
	columns  bool   // it counts by its columns, of two cards each
}

// examples says what some hands of the deck count.
func (f *facts) examples() []string {
	var all []string
	for _, e := range f.hands() {
		switch points, err := f.Ruleset.Hand(e.codes...); {
		case err != nil:
		case e.columns:
			all = append(all, f.words.Rules.GridMakes(f.names(e.codes), points))
		default:
			all = append(all, f.words.Rules.HandMakes(f.names(e.codes), e.replaced, points))
		}
	}
	return all
}

// hands returns some hands of the deck: any hand, one with a power card that is replaced,
// some of other lengths if lines change, one that does not count the sum of its cards, and
// the highest.
func (f *facts) hands() []example {
	all := []example{{codes: f.mixed(f.Hand, 0)}}
	if i := slices.IndexFunc(f.Deck, func(c engine.Face) bool { return !f.Ruleset.Counts(c) }); i >= 0 {
		all = append(all, example{codes: f.mixed(f.Hand, 1), replaced: f.words.Cards.In(f.Deck[i]).Name})
	}
	if f.LineChanges {
		all = append(all, example{codes: f.mixed(f.Hand-1, 1)}, example{codes: f.mixed(f.Hand+1, 2)})
	}
	if odd := f.odd(); odd != nil {
		all = append(all, example{codes: odd, columns: f.Grid.Rows == 2})
	}
	highest := f.highest()
	if points, err := f.Ruleset.Hand(highest...); err == nil && points == f.score().Max {
		all = append(all, example{codes: highest})
	}
	return all
}

// names returns the names of cards.
func (f *facts) names(codes []string) []string {
	names := make([]string, len(codes))
	for i, code := range codes {
		face, _ := f.Deck.Face(code)
		names[i] = f.words.Cards.In(face).Name
	}
	return names
}

// mixed returns cards of different kinds from the whole deck.
func (f *facts) mixed(cards, from int) []string {
	var kinds []kind
	for _, k := range f.Kinds {
		if f.Ruleset.Counts(k.Faces[0]) {
			kinds = append(kinds, k)
		}
	}
	var codes []string
	for i := range min(cards, len(kinds)) {
		at := (from*3 + i*7 + 4) % len(kinds)
		codes = append(codes, kinds[at].Faces[i%len(kinds[at].Faces)].Code)
		kinds = slices.Delete(kinds, at, at+1)
	}
	return codes
}

// highest returns the hand with the highest sum of its cards.
func (f *facts) highest() []string {
	deck := slices.DeleteFunc(slices.Clone(f.Deck), func(c engine.Face) bool { return !f.Ruleset.Counts(c) })
	slices.SortStableFunc(deck, func(c, d engine.Face) int { return cmp.Compare(d.Points, c.Points) })
	var codes []string
	for _, face := range deck {
		for range face.Copies {
			codes = append(codes, face.Code)
		}
	}
	return codes[:f.Hand]
}

// odd returns a hand of a few kinds, as many as possible, that does not count the sum of
// its cards. It is nil if every hand does.
func (f *facts) odd() []string {
	if f.Counting == nil {
		return nil
	}
	var odd []string
	most := 0
	var try func(codes []string)
	try = func(codes []string) {
		if len(codes) < f.Hand {
			for _, k := range f.Kinds[:min(f.Hand, len(f.Kinds))] {
				for _, face := range k.Faces {
					if hand := append(codes[:len(codes):len(codes)], face.Code); f.Deck.Holds(hand...) == nil {
						try(hand)
						break
					}
				}
			}
			return
		}
		points, err := f.Ruleset.Hand(codes...)
		if kinds := f.distinct(codes); err == nil && kinds > most && points != f.sum(codes) {
			odd, most = codes, kinds
		}
	}
	try(nil)
	return odd
}

// sum returns the sum of the points of cards.
func (f *facts) sum(codes []string) int {
	sum := 0
	for _, code := range codes {
		face, _ := f.Deck.Face(code)
		sum += face.Points
	}
	return sum
}

// distinct returns the number of kinds of the cards.
func (f *facts) distinct(codes []string) int {
	kinds := map[string]bool{}
	for _, code := range codes {
		kinds[f.Deck.Like(code)[0]] = true
	}
	return len(kinds)
}
