// Package sight reads playing cards from a photo: a picture goes in, and where each card lies and which
// it is comes out. A deck is taught by a photo of all its faces, so that it reads a family's own.
//
// Cards are found as regions with four straight edges ([Photo.Cards]), straightened to small
// pictures, and compared with those that the deck was taught with ([Deck.Read]). How sure a reading
// is was measured over rendered photos; what is not sure says what else it may be.
package sight
