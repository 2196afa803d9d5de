package engine

import (
	"slices"
)

// A Power is what a card does when its power works.
type Power uint8

// The powers of the family.
const (
	NoPower   Power = iota
	PeekOwn         // look at one own card [000:44-48]
	LookAny         // look at one card of any player [002:13]
	SwapOther       // switch an own card with another player's, unseen [000:49-52]
	SwitchAny       // switch any two cards on the table, unseen [002:14]
	DrawTwo         // up to two more draws [000:53-60]
)

// A Suit is a suit of standard cards.
type Suit uint8

// The suits.
const (
	NoSuit Suit = iota
	Clubs
	Diamonds
	Hearts
	Spades
)

// Red reports whether the suit is red.
func (s Suit) Red() bool { return s == Diamonds || s == Hearts }

// A Face is one kind of card of a deck.
type Face struct {
	Code   string // its name in files: "7", "P", "10S", "Jk1"
	Rank   string // what is printed in its corner: "7", "10", "K"; "" for a power card and a joker
	Suit   Suit   // its suit, or NoSuit
	Name   string // its name on screen: "Peek", "10 of spades"
	Points int    // what it counts in a line; see [Rules.Replaced] for powers
	Power  Power  // what it does, or NoPower
	Copies int    // how many the deck has
}

// A Deck lists the faces of a deck, each code once.
type Deck []Face

// A NamedDeck is a deck a table can choose, by the value of [DeckRule].
type NamedDeck struct {
	Name Value
	Deck Deck
}

// An Extra is a list of faces; a house rule says how many are added to the deck.
type Extra struct {
	Count Key
	Faces Deck
}

// Size returns the number of cards in the deck.
func (d Deck) Size() int {
	n := 0
	for _, f := range d {
		n += f.Copies
	}
	return n
}

// Face returns the face with that code; the error wraps [ErrCard].
func (d Deck) Face(code string) (Face, error) {
	if i := d.index(code); i >= 0 {
		return d[i], nil
	}
	return Face{}, Refusal{Reason: ErrCard, Card: code}
}

// index returns the index of the face with that code, or -1.
func (d Deck) index(code string) int {
	return slices.IndexFunc(d, func(f Face) bool { return f.Code == code })
}

// Holds returns an error unless the deck has all cards with these codes at once. The
// error wraps [ErrCard] or [ErrTooMany] and names the card.
func (d Deck) Holds(codes ...string) error {
	seen := map[string]int{}
	for _, c := range codes {
		f, err := d.Face(c)
		if err != nil {
			return err
		}
		if seen[c]++; seen[c] > f.Copies {
			return Refusal{Reason: ErrTooMany, Face: f, Count: seen[c], Allowed: Range{0, f.Copies}}
		}
	}
	return nil
}

// Kinds returns the first of each group of faces that differ only by suit: those with
// the same rank, points and power.
func (d Deck) Kinds() Deck {
	var kinds Deck
	for _, f := range d {
		if !slices.ContainsFunc(kinds, f.alike) {
			kinds = append(kinds, f)
		}
	}
	return kinds
}

// Like returns the codes of the faces that differ only by suit from the one with that
// code, including its own.
func (d Deck) Like(code string) []string {
	f, _ := d.Face(code)
	var codes []string
	for _, g := range d {
		if f.alike(g) {
			codes = append(codes, g.Code)
		}
	}
	return codes
}

// alike reports whether two faces differ at most by suit.
func (f Face) alike(g Face) bool {
	return f.Rank == g.Rank && f.Points == g.Points && f.Power == g.Power && (f.Suit == NoSuit) == (g.Suit == NoSuit)
}

// with returns the deck with the first n faces of more added.
func (d Deck) with(more Deck, n int) Deck {
	d = slices.Clone(d)
	for _, f := range more[:n] {
		if i := d.index(f.Code); i >= 0 {
			d[i].Copies += f.Copies
		} else {
			d = append(d, f)
		}
	}
	return d
}

// A Pile is a number of cards with equal points.
type Pile struct{ Points, Count int }

// piles returns the cards that can be scored in a line, the lowest points first.
func (d Deck) piles(counts func(Face) bool) []Pile {
	var piles []Pile
	for _, f := range d {
		if !counts(f) {
			continue
		}
		if i := slices.IndexFunc(piles, func(p Pile) bool { return p.Points == f.Points }); i >= 0 {
			piles[i].Count += f.Copies
		} else {
			piles = append(piles, Pile{f.Points, f.Copies})
		}
	}
	slices.SortFunc(piles, func(a, b Pile) int { return a.Points - b.Points })
	return piles
}

// take returns the first n cards of the piles.
func take(piles []Pile, n int) []Pile {
	var taken []Pile
	for _, p := range piles {
		if n == 0 {
			break
		}
		p.Count = min(p.Count, n)
		n -= p.Count
		taken = append(taken, p)
	}
	return taken
}
