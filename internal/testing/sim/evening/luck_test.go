package evening

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// thinks reports whether the phone's owner thinks of a match: always while a card is in hand, and
// else seldom.
func (p *phone) thinks(held bool) bool { return held || p.oneIn(8) }

// matches returns the cards that match, of those that the phone's owner may lay down.
func (p *phone) matches() (all []engine.Spot) {
	p.e.laptop.on(func(now *life) { all = now.matches(p.wants) })
	return all
}

// matches returns the cards on the table that match the last discard and that a player may lay
// down, or any with Nobody. People seldom know one, so here they are lucky.
func (now *life) matches(player scoring.Player) (all []engine.Spot) {
	d := now.deck.Round()
	if d == nil || d.Round().Discards() == 0 {
		return nil
	}
	r, deck := d.Round(), d.State().Pack.Deck
	any := player == scoring.Nobody || d.State().Pack.Ruleset.Value(engine.SnapWho) == "any_cards"
	for s := range engine.Seat(r.Players()) {
		if !any && s != d.Seat(player) {
			continue
		}
		for slot := range r.Len(s) {
			spot := engine.Spot{Seat: s, Slot: uint8(slot)}
			if deck[r.Card(spot)].Rank == deck[r.Discarded(0)].Rank {
				all = append(all, spot)
			}
		}
	}
	return all
}

// lucky returns the matches among moves that are right.
func lucky(moves []engine.Move, luck []engine.Spot) []engine.Move {
	return slices.DeleteFunc(slices.Clone(moves), func(m engine.Move) bool {
		return m.Do != engine.Snap || !slices.Contains(luck, m.A)
	})
}
