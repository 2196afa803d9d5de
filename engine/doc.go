// Package engine implements the rules: the facts of every variant of the
// Rat-a-Tat Cat family, what follows from them, and how a round is played.
//
// It is pure. Nothing here reads a clock, rolls a die, or opens a file. A fact
// stands once, in the literal of its variant; whatever can be derived from
// facts (the highest line, the smallest possible sum of a round, the value of a
// hand) is computed and never typed.
//
// Chance is data: a deal is an order of the deck, and where cards have to be
// shuffled the round waits for an order. The caller shuffles, so a round is
// replayed from its events alone.
//
// Begin with [Variants] and [Rules]. What one table has agreed on is a [House],
// and a variant with its house rules is a [Ruleset]: that is what the rest of
// the program asks. A [Pack] deals its rounds: [Round] is played move by move,
// [View] is what one player may know of it, and [Event] what a journal keeps.
//
// To add a variant, add one file named variant_<id>.go.
//
// References such as [000:38] name a source text and its line, C07 or A16 an
// entry of the rule book they were condensed into.
package engine
