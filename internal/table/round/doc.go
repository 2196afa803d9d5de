// Package round plays a round with the virtual deck: it has the state of the
// round, who sits at the table, and what each player may see and do.
//
// Start with [OpenDesk], which opens the round of a game, and [ViewOf],
// which returns what one player sees of it. A [Chair] is the state of one
// screen: it turns a tap on a card into a move. Every screen, in the window or
// on a guest's device, draws a view and passes taps to its chair.
//
// A [Driver] plays the round: it accepts moves of people from any screen, in the order of
// their arrival, and does everything that no person decides, on the goroutine of its
// [Owner]. An owner updates the chair of each screen after every move with
// [Chair.Played].
//
// A [Deck] is the virtual deck of one game: it deals rounds, drives them and records them.
// The window and the devices of guests share it.
//
// An unfinished round is stored as a draft. When it is over, it is recorded on the sheet like a
// round with real cards.
package round
