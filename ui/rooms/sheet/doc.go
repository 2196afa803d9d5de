// Package sheet is the page of a running game: its score sheet, and beside it or
// over it the entry of a round and the rules.
//
// A [sheetview.View] is what the sheet shows; a tap becomes an intent for the game's desk. A
// virtual deck is whatever implements [Deck]; there may be none.
package sheet
