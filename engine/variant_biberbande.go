package engine

import "slices"

// This is Biberbande, in the Netherlands Beverbende: Rat-a-Tat Cat with more power cards, in
// which a knock replaces a turn.
var _ = Register(100, Rules{
	ID:         "biberbande",
	Name:       "Biberbande",
	Publishers: []string{"Amigo", "999 Games"},
	Call:       "knock",
	Knock:      true,

	Players: Range{2, 6},
	Around:  true,
	Hand:    4,

	Decks: []NamedDeck{biberbandeDeck},

	Look:     LookOuter,
	Upcard:   true,
	Powers:   WhenDrawn,
	Replaced: true,
	Shortage: ShuffleDiscards,

	House: slices.DeleteFunc(withDefaults(catOffers("rebury", RoundsPerPlayer), houseOf{
		MinKnockTurns: Number(1),
		CallTiming:    "instead_of_turn",
		Reshuffle:     "keep_top",
	}), func(o Offer) bool { return o.Key == DeckRule || o.Key == SuperPeek }),
	Usual: lastOneIn,
	Disagree: []Disagreement{
		{Says: "rounds-per-player", Rules: []Key{End, Rounds}},
	},
})
