package engine

import (
	"slices"
	"strings"
)

// What a game that is kept, not dealt, can have.
const (
	mostFaces = 64
	mostKept  = 400 // cards

	// MostSeats is how many can play.
	MostSeats = 10
	// MostHand is how many cards a hand can have.
	MostHand = 24
	// MostRows is how many rows it can lie in; two are the fewest.
	MostRows = 6
	// MostColumns is how many cards a row can have.
	MostColumns = 8
)

// checkKept checks what a game needs that is kept on the sheet alone: its cards are there to be
// counted.
func (r *Rules) checkKept() error {
	if r.Players.Max > MostSeats {
		return factError("Players", "%d, and a sheet is for %d at most", r.Players.Max, MostSeats)
	}
	if len(r.Decks) == 0 {
		return r.checkWithoutCards()
	}
	for _, d := range r.Decks {
		if err := r.checkCards(d); err != nil {
			return err
		}
	}
	return nil
}

// checkWithoutCards checks a game that names no deck.
func (r *Rules) checkWithoutCards() error {
	switch {
	case r.Bounds.Min > r.Bounds.Max, r.Bounds == Range{}: // nothing could be counted
		return Refusal{Reason: ErrGameOrder, Field: "score", Count: r.Bounds.Min, Allowed: r.Bounds}
	case r.Grid != Grid{}:
		return Refusal{Reason: ErrGameNoDeck, Field: "grid"}
	case r.Special != nil && r.Special.Cards != nil:
		return Refusal{Reason: ErrGameNoDeck, Field: "special"}
	}
	return nil
}

// checkCards checks a deck of a game that is kept, and the hands of its cards.
func (r *Rules) checkCards(d NamedDeck) error {
	faces, cards := Range{1, mostFaces}, Range{1, mostKept}
	if n := len(d.Deck); !faces.Has(n) {
		return Refusal{Reason: ErrGameFaces, Field: "deck", Count: n, Allowed: faces}
	}
	if n := d.Deck.Size(); !cards.Has(n) {
		return Refusal{Reason: ErrGameCards, Field: "deck", Count: n, Allowed: cards}
	}
	for _, f := range d.Deck {
		if err := r.checkFace("deck "+string(d.Name), f); err != nil {
			return err
		}
	}
	return r.checkHands(d.Deck)
}

// checkHands checks that the deck can give every hand that there may be.
func (r *Rules) checkHands(d Deck) error {
	least, most := slices.Min(r.sizes()), slices.Max(r.sizes())
	if hand := (Range{1, MostHand}); !hand.Has(most) || least < 0 {
		return Refusal{Reason: ErrGameHand, Field: "hand", Count: most, Allowed: hand}
	}
	if each := d.Size() / r.Players.Min; most > each {
		return Refusal{Reason: ErrGameHands, Field: "hand", Count: most, Allowed: Range{1, each}}
	}
	if r.Special != nil && r.Special.Cards != nil {
		if err := d.Holds(r.Special.Cards...); err != nil {
			return Refusal{Reason: ErrGameSpecial, Field: "special", Card: strings.Join(r.Special.Cards, " ")}
		}
	}
	return r.checkGrid(most)
}

// checkGrid checks that every hand fills the columns of its grid.
func (r *Rules) checkGrid(most int) error {
	g := r.Grid
	if g == (Grid{}) {
		return nil
	}
	fits := (Range{2, MostRows}).Has(g.Rows) && (Range{1, MostColumns}).Has(g.Columns) && g.Rows*g.Columns == most && !r.LineChanges
	for _, n := range r.sizes() {
		if !fits || n%g.Rows != 0 {
			return Refusal{Reason: ErrGameGrid, Field: "grid", Count: n, Allowed: Range{g.Rows, g.Columns}}
		}
	}
	return nil
}

// kept returns a game that is kept, with the house rules of every sheet and those that its facts
// give sense to, some of them with the game's own values.
func kept(r Rules, own houseOf) Rules {
	r.Kept = true
	offers := slices.DeleteFunc(append(SheetOffers(Number(9)), CallOffers()...), func(o Offer) bool { return !r.has(o.Key.Rule().Needs) })
	r.House = withDefaults(offers, own)
	if r.NoPoints { // so that numbers are of rounds that somebody won
		r.House = withDefaults(r.House, houseOf{Threshold: Number(3), Rounds: Number(3), LateJoin: JoinZero})
	}
	return r
}
