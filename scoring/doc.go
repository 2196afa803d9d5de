// Package scoring computes the score sheet of one game: who plays, the scores of every
// round, who deals next, who is out, and who wins.
//
// An [Intent] is a requested change. [Decide] refuses it with an error, or
// returns the events that it causes; [Apply] returns the [Game] after
// an [Event]. A Game is the list of all events that were not undone; the sheet
// is computed from it by [Game.Sheet]. So any cell of any round can be corrected
// at any time, and undo and redo have no limit.
//
// The package does no input or output and reads no clock: every intent contains its time, and a
// sheet is computed for a given time.
//
// A reference such as A43 is the number of an open question, and [000:88] is a line of a source
// text; docs/rules-sources.md lists both.
package scoring
