package engine

import "slices"

// houseOf has the house rules of a game that differ from those of every other.
type houseOf = map[Key]Value

// kept returns a game that is kept, with the house rules of every sheet and those that its facts
// give sense to, some of them with the game's own values.
func kept(r Rules, own houseOf) Rules {
	r.Kept = true
	r.House = slices.DeleteFunc(append(SheetOffers(Number(9)), CallOffers()...), func(o Offer) bool {
		switch o.Key {
		case GridMinus:
			return r.Grid == Grid{}
		case CardPoints:
			return len(r.Decks) == 0
		case WrongCallPenalty, WrongCallPlus, RightCall, RightCallLess, TiesAreRight, CallAtMost:
			return r.Calling == NoCall
		}
		return false
	})
	for i, o := range r.House {
		if v, differs := own[o.Key]; differs {
			r.House[i].Default = v
		}
	}
	return r
}

// faceCards says what the faces of standard cards count, and how many jokers there are.
type faceCards struct{ jack, queen, blackKing, redKing, jokers, joker int }

// standardCards returns standard cards, of which aces count 1 and the others up to ten their
// number.
func standardCards(f faceCards) []NamedDeck {
	jokers := Deck{{Code: "Jk1", Name: "Joker", Points: f.joker, Copies: 1}, {Code: "Jk2", Name: "Joker", Points: f.joker, Copies: 1}}
	return []NamedDeck{{"standard", append(StandardDeck(map[string]Rank{
		"J": {Black: f.jack, Red: f.jack}, "Q": {Black: f.queen, Red: f.queen}, "K": {Black: f.blackKing, Red: f.redKing},
	}), jokers[:f.jokers]...)}}
}

// matching returns a game of four cards in which equal cards may be thrown in at any time.
func matching(r Rules, own houseOf) Rules {
	r.Hand, r.LineChanges = 4, true
	r.Play = slices.Concat([]string{
		"Everybody gets four cards, face down, and looks at two of them.",
		"On your turn draw a card. Put it in the place of one of your cards, which goes face up onto the discard pile, or discard what you drew.",
		"Who has a card of the same rank as the top discard may throw it in at any time. A wrong card goes back, and a card from the draw pile comes with it.",
	}, r.Play, []string{
		"Instead of your turn you may say “" + r.Call + "”. Everybody else has one more turn, and all cards are turned up.",
	})
	return kept(r, own)
}
