package engine

import "slices"

// What a game that is kept, not dealt, can have.
const (
	mostSeats = 10
	mostFaces = 64
	mostKept  = 400 // cards
	mostHand  = 24
)

// checkKept checks what a game needs that is kept on the sheet alone: its cards are there to be
// counted.
func (r *Rules) checkKept() error {
	if r.Players.Max > mostSeats {
		return factError("Players", "%d, and a sheet is for %d at most", r.Players.Max, mostSeats)
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
	case r.Bounds.Min >= r.Bounds.Max:
		return factError("Bounds", "%d to %d is no range", r.Bounds.Min, r.Bounds.Max)
	case r.Grid != Grid{}, r.Special != nil && r.Special.Cards != nil:
		return FactError{"Decks", "cards are named, and there are none"}
	}
	return nil
}

// checkCards checks a deck of a game that is kept, and the hands of its cards.
func (r *Rules) checkCards(d NamedDeck) error {
	fact := "deck " + string(d.Name)
	if len(d.Deck) > mostFaces || d.Deck.Size() > mostKept {
		return factError(fact, "%d faces of %d cards are more than a sheet counts", len(d.Deck), d.Deck.Size())
	}
	for _, f := range d.Deck {
		if err := r.checkFace(fact, f); err != nil {
			return err
		}
	}
	most := slices.Max(r.sizes())
	switch {
	case !(Range{1, mostHand}).Has(most), slices.Min(r.sizes()) < 0:
		return factError("Hand", "%d cards are no hand", most)
	case !r.LineChanges && most*r.Players.Min > d.Deck.Size():
		return factError(fact, "%d cards are no %d hands of %d", d.Deck.Size(), r.Players.Min, most)
	case r.Special != nil && r.Special.Cards != nil && d.Deck.Holds(r.Special.Cards...) != nil:
		return factError("Special", "%s has not the cards of it", d.Name)
	}
	return r.checkGrid(most)
}

// checkGrid checks that every hand fills the columns of its grid.
func (r *Rules) checkGrid(most int) error {
	g := r.Grid
	if g == (Grid{}) {
		return nil
	}
	if !(Range{2, 6}).Has(g.Rows) || !(Range{1, 8}).Has(g.Columns) || g.Rows*g.Columns != most || r.LineChanges {
		return factError("Grid", "%d rows of %d are no hand of %d", g.Rows, g.Columns, most)
	}
	for _, n := range r.sizes() {
		if n%g.Rows != 0 {
			return factError("Grid", "%d cards do not fill %d rows", n, g.Rows)
		}
	}
	return nil
}
