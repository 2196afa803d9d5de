// Package scoring keeps the score sheet of one game: who plays, the scores of every
// round, who deals next, who is out, and who wins.
//
// It has four concepts. An [Intent] is what a player wants to do; [Decide] refuses
// it with an error or returns the [Event] that happens; [Apply] folds an event
// into a [Game]. A Game is the list of all events that were not undone; the sheet
// is computed from it by [Game.Sheet]. So any cell of any round can be corrected
// at any time, and undo and redo have no limit.
//
// It is pure. Nothing here reads a clock: every intent carries the time it was made,
// and a sheet is computed for a time.
//
// References such as A43 name an open question, [000:88] a source text and its line;
// docs/rules-sources.md lists both.
package scoring
