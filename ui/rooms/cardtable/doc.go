// Package cardtable draws a round with the virtual deck from the seat of one player: the
// felt with its cards, and the buttons below it.
//
// A [Table] draws a [round.View] and knows no more of the round. Taps and drags go to its
// [Hand], which plays on this device or on the host.
package cardtable
