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
