package deck

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// A handOut is cards dealt for a table that has none, or not all of them: whose
// cards are whose, and how many were drawn. What is done with them is the
// table's business. It is a value, kept as a draft.
type handOut struct {
	Seats []scoring.Player `json:"seats"` // clockwise from whoever begins
	Order []string         `json:"order"` // all cards by code, those of the hands first
	Drawn int              `json:"drawn"` // from the draw pile
	Round int              `json:"round"` // how many rounds stood on the sheet
}

// draftHands is the name, before the ID of the game, under which it is kept.
const draftHands = "hands/"

// handOutFor deals cards, shuffled already, to whoever plays.
func handOutFor(s scoring.Sheet, order []string) handOut {
	seats := s.Playing()
	if i := slices.Index(seats, s.First); i > 0 {
		seats = slices.Concat(seats[i:], seats[:i])
	}
	return handOut{Seats: seats, Order: order, Round: len(s.Rounds)}
}

// hand returns the cards of a seat, a card at a time to each.
func (h handOut) hand(seat, size int) []string {
	var codes []string
	for slot := range size {
		codes = append(codes, h.Order[slot*len(h.Seats)+seat])
	}
	return codes
}

// pile returns what is left of the draw pile, top first.
func (h handOut) pile(size int) []string { return h.Order[size*len(h.Seats)+h.Drawn:] }

// last returns the card drawn last, if one was.
func (h handOut) last(size int) (code string, drawn bool) {
	if h.Drawn == 0 {
		return "", false
	}
	return h.Order[size*len(h.Seats)+h.Drawn-1], true
}

// draw draws a card, if there is one left.
func (h handOut) draw(size int) handOut {
	if len(h.pile(size)) > 0 {
		h.Drawn++
	}
	return h
}

// fits reports whether the cards were dealt with that pack, to those who play,
// for the round that is next on the sheet.
func (h handOut) fits(pack *engine.Pack, s scoring.Sheet) bool {
	cards, err := pack.Cards(h.Order)
	size := pack.Ruleset.Rules.Hand * len(h.Seats)
	if err != nil || h.Round != len(s.Rounds) || len(cards) != pack.Size() || h.Drawn < 0 || size+h.Drawn > len(cards) {
		return false
	}
	playing := slices.Sorted(slices.Values(s.Playing()))
	return slices.Equal(playing, slices.Sorted(slices.Values(h.Seats)))
}
