package words

import (
	"cmp"
	"math"

	"tabby/engine"
)

// Deck is what is said at the virtual deck.
type Deck struct {
	speaker
	DeckTexts
}

// often puts a share into words, of one that is known exactly or of about as much: "6 times in 10".
func (d Deck) often(share float64, times func(n int) string) string {
	switch n := int(math.Round(10 * share)); n {
	case 0:
		return d.OftenNever
	case 1:
		return d.OftenOnce
	case 10:
		return d.OftenAlways
	default:
		return times(n)
	}
}

// BestMove returns the move that the coach thinks best, and for which share of deals it
// comes out lowest.
func (d Deck) BestMove(m engine.Move, lowest float64) string {
	return d.DeckTexts.BestMove(d.language.Play.move(m), d.often(lowest, d.OftenTimes))
}

// WinsGame returns for which share of deals the best move wins the game.
func (d Deck) WinsGame(share float64) string {
	return d.DeckTexts.WinsGame(d.often(share, d.OftenTimes))
}

// OtherMove returns another move in the same way.
func (d Deck) OtherMove(m engine.Move, lowest float64) string {
	return d.DeckTexts.OtherMove(d.language.Play.move(m), d.often(lowest, d.OftenTimes))
}

// CallNow returns what a call would come to.
func (d Deck) CallNow(lowest float64) string {
	return d.DeckTexts.CallNow(d.often(lowest, d.OftenAbout))
}

// Unseen says between which points most cards are that were not seen.
func (d Deck) Unseen(between engine.Range) string {
	return d.DeckTexts.Unseen(d.Between(between))
}

// Between returns such points, as a note on a card.
func (d Deck) Between(between engine.Range) string {
	if between.Min == between.Max {
		return d.Figure(between.Min)
	}
	return d.Interval(between)
}

// Seen returns the note on a card that was seen.
func (d Deck) Seen(card engine.Face) string {
	return d.DeckTexts.Seen(cmp.Or(card.Rank, card.Name), d.language.Cards.as("rank", card))
}
