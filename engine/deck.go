package engine

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// A Power is the special effect of a card.
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
	Code   string // its unique name in files: "7", "P", "10S", "Jk1"
	Rank   string // the text in its corner: "7", "10", "K"; "" for a power card and a joker
	Suit   Suit   // its suit, or NoSuit
	Name   string // its name on screen: "Peek", "10 of spades"
	Points int    // its points in a line; see [Rules.Replaced] for power cards
	Power  Power  // what it does, or NoPower
	Copies int    // how many the deck has
}

// A Deck is a list of faces with different codes.
type Deck []Face

// A NamedDeck is a deck that can be chosen with the house rule [DeckRule].
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

// A Pile is a number of cards with equal points each.
type Pile struct{ Points, Count int }

// piles returns the cards for which counts is true, those with the lowest points first.
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

// catDeck returns a deck of the published card game: 0 to 8 four times each, 9 nine
// times, and powers in the number each edition has (A01, [000:43]).
func catDeck(peeks, swaps, draws int) Deck {
	return append(append(NumberCards(4, 0, 1, 2, 3, 4, 5, 6, 7, 8), NumberCards(9, 9)...),
		Face{Code: "P", Name: "Peek", Power: PeekOwn, Copies: peeks},
		Face{Code: "S", Name: "Swap", Power: SwapOther, Copies: swaps},
		Face{Code: "D", Name: "Draw 2", Power: DrawTwo, Copies: draws},
	)
}

// NumberCards returns a deck with that many copies of each number. The number is printed in the
// corner, and the card counts as much. Below zero the code has a hyphen, and the screen a minus
// sign.
func NumberCards(copies int, numbers ...int) Deck {
	var d Deck
	for _, n := range numbers {
		code := strconv.Itoa(n)
		name := strings.Replace(code, "-", "−", 1)
		d = append(d, Face{Code: code, Rank: name, Name: name, Points: n, Copies: copies})
	}
	return d
}

// catDecks are the three editions of the published deck (A01). Only the
// deluxe edition has Super Peeks.
var catDecks = []NamedDeck{
	{"standard54", catDeck(3, 3, 3)},
	{"deluxe65", catDeck(4, 6, 4).with(superPeeks, 6)},
	biberbandeDeck,
}

// biberbandeDeck is the edition of the deck that is sold in Germany and the Netherlands.
var biberbandeDeck = NamedDeck{"biberbande66", catDeck(7, 9, 5)}

// superPeeks look at one card of any player (A02).
var superPeeks = slices.Repeat(Deck{{Code: "SP", Name: "Super Peek", Power: LookAny, Copies: 1}}, 6)

// ranks are the ranks of standard cards, by their codes.
var ranks = []string{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}

var rankNames = map[string]string{"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}

var suits = []struct {
	suit       Suit
	code, name string
}{{Clubs, "C", "clubs"}, {Diamonds, "D", "diamonds"}, {Hearts, "H", "hearts"}, {Spades, "S", "spades"}}

// Name returns the name of a suit: "clubs". It is "" for NoSuit.
func (s Suit) Name() string {
	for _, named := range suits {
		if named.suit == s {
			return named.name
		}
	}
	return ""
}

// StandardName returns the name of the standard card of the face's rank and suit: "King of hearts".
func (f Face) StandardName() string { return f.RankName() + " of " + f.Suit.Name() }

// RankName returns the name of a face without its suit: "7", "King", "Peek".
func (f Face) RankName() string {
	if name, ok := rankNames[f.Rank]; ok {
		return name
	}
	return cmp.Or(f.Rank, f.Name)
}

// A rank has the points and the power of standard cards of one rank in a variant.
type rank struct {
	Black, Red int // points by colour
	Power      Power
}

// standardDeck returns 52 standard cards. The keys of special are ranks such as "K".
// Cards of other ranks count their number, an ace one.
func standardDeck(special map[string]rank) Deck {
	var d Deck
	for i, code := range ranks {
		r, ok := special[code]
		if !ok {
			r = rank{Black: i + 1, Red: i + 1}
		}
		for _, s := range suits {
			points := r.Black
			if s.suit.Red() {
				points = r.Red
			}
			f := Face{Code: code + s.code, Rank: code, Suit: s.suit, Points: points, Power: r.Power, Copies: 1}
			f.Name = f.StandardName()
			d = append(d, f)
		}
	}
	return d
}

// joker is the name of all jokers in a list of points.
const joker = "Jk"

// IsJoker reports whether a card is a joker of standard cards.
func (f Face) IsJoker() bool { return f.Rank == "" && strings.HasPrefix(f.Code, joker) }

// readCardPoints parses a list such as "KR=-1,J=11,Jk=-2", which gives points to cards: by code, by
// rank, or by rank with R or B for the colour. It reports whether it is such a list.
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

// named returns the names that a list of points may use for a card, the narrowest first.
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

// counting returns the deck with the points from a list of a house rule.
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

// checkCardPoints returns an error if the list names a card that is not in the deck.
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
