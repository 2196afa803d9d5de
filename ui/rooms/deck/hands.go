package deck

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// A dealtHands is a deal that is played by hand, as an older Tabby dealt it: the cards of each
// player, and how many were drawn. The game is up to the players. It is a value, kept as a draft.
type dealtHands struct {
	Seats []scoring.Player `json:"seats"` // clockwise from the player who begins
	Order []string         `json:"order"` // all cards by code, those of the hands first
	Drawn int              `json:"drawn"` // from the draw pile
	Round int              `json:"round"` // how many rounds were on the sheet
}

// draftHands is the name of the draft that keeps them; the ID of the game
// follows.
const draftHands = "hands/"

// hand returns the cards of a seat, which were dealt one at a time to each.
func (h dealtHands) hand(seat, size int) []string {
	var codes []string
	for slot := range size {
		codes = append(codes, h.Order[slot*len(h.Seats)+seat])
	}
	return codes
}

// pile returns the rest of the draw pile, top first.
func (h dealtHands) pile(size int) []string { return h.Order[size*len(h.Seats)+h.Drawn:] }

// last returns the card drawn last, if any.
func (h dealtHands) last(size int) (code string, drawn bool) {
	if h.Drawn == 0 {
		return "", false
	}
	return h.Order[size*len(h.Seats)+h.Drawn-1], true
}

// draw draws a card, unless the pile is empty.
func (h dealtHands) draw(size int) dealtHands {
	if len(h.pile(size)) > 0 {
		h.Drawn++
	}
	return h
}

// fits reports whether the cards were dealt from a pack, to the current players,
// for the next round of the sheet.
func (h dealtHands) fits(pack *engine.Pack, s scoring.Sheet) bool {
	cards, err := pack.Cards(h.Order)
	size := pack.Ruleset.Rules.Hand * len(h.Seats)
	if err != nil || h.Round != len(s.Rounds) || len(cards) != pack.Size() || h.Drawn < 0 || size+h.Drawn > len(cards) {
		return false
	}
	playing := slices.Sorted(slices.Values(s.Playing()))
	return slices.Equal(playing, slices.Sorted(slices.Values(h.Seats)))
}
