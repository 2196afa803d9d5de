// Package scoring keeps the sheet of one game: who plays, what every round
// brought, who deals next, who is out, and who wins.
//
// It speaks four words. An [Intent] is what somebody wants; [Decide] refuses it
// with an error or answers the [Event] that says what happens; [Apply] folds an
// event into a [Game]. A Game is nothing but what happened and was not taken
// back; everything that stands on the sheet follows from it and is worked out
// by [Game.Sheet]. So any cell of any round can be corrected at any time, and
// undo and redo know no limit.
//
// It is pure. Nothing here reads a clock: every intent carries the moment it
// was made, and a sheet is read at a moment.
//
// References such as G07 or A43 name an entry of the rule book, [000:88] a
// source text and its line.
package scoring
