// Package sheet is the score sheet of the game on the table, with what is
// entered beside it or over it.
//
// A [View] says what the sheet shows; a tap becomes an intent for the game's
// desk. A virtual deck is whatever implements [Deck]; there may be none.
package sheet
