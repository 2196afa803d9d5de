package engine

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

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

// catDecks holds the three editions of the published deck (A01). The deluxe
// edition has Super Peeks of its own.
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

// A rank is what standard cards of one rank count and do in a variant.
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
