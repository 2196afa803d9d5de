// Package deck is the virtual deck: a round dealt and played on the screen, by
// people who pass one device round and by computer players.
//
// The round itself, and what each player may see and do, is in package
// [tabby/internal/table/round]; here it is drawn, and touched. When it is over, it is
// recorded on a [Sheet] like a round with real cards.
package deck
