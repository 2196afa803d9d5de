// Package engine implements the rules: the facts of every variant of the
// Rat-a-Tat Cat family, what follows from them, and how a round is played.
//
// It is pure. Nothing here reads a clock, rolls a die, or opens a file. Each fact is
// stated once, in the literal of its variant. Everything that can be derived from facts
// (the highest line, the smallest possible sum of a round, the value of a hand) is
// computed.
//
// Chance is data: a deal is an order of the deck, and when cards have to be shuffled
// the round waits for an order. The caller shuffles, so a round can be replayed from
// its events.
//
// Begin with [Variants] and [Rules]. What the players of one table agreed on is a
// [House], and a variant with its house rules is a [Ruleset], which the rest of the
// program uses. A [Pack] deals rounds: a [Round] is played move by move, a [View] is
// what one player may know of it, and an [Event] is what a journal keeps.
//
// To add a variant, add one file named variant_<id>.go.
//
// References such as [000:38] name a source text and its line, A16 an open question;
// docs/rules-sources.md lists both.
package engine
