// Package deck is the virtual deck: a round dealt and played on the screen, by
// people who pass one device round and by computer players.
//
// A round is a desk of its own, whose log is a draft. When the round is over, it
// is recorded on a [Sheet] like a round with real cards.
package deck
