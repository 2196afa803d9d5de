// Package round is a round with the virtual deck at its desk: the cards on the
// table, who sits round it, and what each of them may see and do.
//
// Begin with [OpenDesk], which opens the round of a game, and [ViewOf], which is
// what one player sees of it. A [Chair] is that player, and what they are doing: it
// turns a tap on a card into a move. A screen draws a view and hands taps to its
// chair, wherever the screen is: in the window, or on a guest's own device.
//
// A [Driver] plays the round: people's moves come in from any screen, in the order of
// their arrival, and it does what no person decides, with the time that its [Owner]
// lends it. An owner lets the chair of each screen follow what happens with
// [Chair.Played].
//
// A [Deck] is the virtual deck of one game: it deals rounds, drives them and records them.
// The window and the devices of guests share it.
//
// A round is kept as a draft. When it is over, it is recorded on the sheet like a
// round with real cards.
package round
