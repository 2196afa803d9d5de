// Package cfr solves a tiny round by counterfactual regret minimization (CFR+), and measures
// exactly how much a best response wins from a computer player in it.
//
// Two play with two cards each. There are no powers and no snaps, so what can be done does
// not depend on the cards: one tree of moves serves all deals. An information set is a node
// of that tree and the cards that the player to move has seen.
// Begin with [New].
package cfr

import (
	"slices"

	"tabby/engine"
)

// Cards are the usual deck of a tiny round: eight cards that count as much on average as
// those of the games.
func Cards() engine.Deck { return engine.NumberCards(2, 0, 3, 6, 9) }

// Tiny returns the rules of a variant with two players, two cards each and these cards. What
// is left of the variant is how a round is called. The round ends with the draw pile.
func Tiny(r engine.Rules, cards engine.Deck) engine.Rules {
	return engine.Rules{
		ID: r.ID, Name: r.Name, Call: r.Call, Knock: r.Knock,
		Players: engine.Range{Min: seats, Max: seats}, Hand: 2,
		Decks: []engine.NamedDeck{{Name: "tiny", Deck: cards}},
		Look:  engine.LookOuter, Upcard: true, Shortage: engine.EndDeal,
		House: slices.DeleteFunc(slices.Clone(r.House), func(o engine.Offer) bool {
			return o.Key != engine.CallTiming && o.Key != engine.MinKnockTurns
		}),
	}
}

// pack returns the pack of a tiny round with these cards.
func pack(r engine.Rules, cards engine.Deck) (*engine.Pack, error) {
	table, err := Tiny(r, cards).With(nil)
	if err != nil {
		return nil, err
	}
	return engine.NewPack(table)
}

// labelled returns a deck of as many cards, which are all different.
func labelled(cards engine.Deck) engine.Deck {
	all := make([]int, cards.Size())
	for i := range all {
		all[i] = i
	}
	return engine.NumberCards(1, all...)
}

// ways returns how many orders a deck has.
func ways(cards engine.Deck) int {
	n, all := 0, 1
	for _, f := range cards {
		for i := range f.Copies {
			n++
			all = all * n / (i + 1)
		}
	}
	return all
}

// orders returns every order of the cards of a pack. All are as likely.
func orders(p *engine.Pack) [][]engine.Card {
	var all [][]engine.Card
	order := p.AppendCards(nil)
	for more := true; more; more = advance(order) {
		all = append(all, slices.Clone(order))
	}
	return all
}

// advance makes an order the next one in the order of the alphabet. It reports false after
// the last.
func advance(order []engine.Card) bool {
	i := len(order) - 2
	for i >= 0 && order[i] >= order[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(order) - 1
	for order[j] <= order[i] {
		j--
	}
	order[i], order[j] = order[j], order[i]
	slices.Reverse(order[i+1:])
	return true
}
