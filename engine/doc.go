// Package engine implements the rules: the facts of every variant of the
// Rat-a-Tat Cat family, what follows from them, and how a round is played.
//
// The package does no input or output, and uses no clock and no random numbers. Each fact is
// stated once, in the literal of its variant. Everything that can be derived from facts
// (the highest line, the smallest possible sum of a round, the value of a hand) is
// computed.
//
// The caller shuffles: the order of the deck is an argument of the deal, and if cards have
// to be shuffled later, the round waits for a new order. So a round can be replayed from
// its events.
//
// Start with [Variants] and [Rules]. The house rules of a game are a [House], and
// a variant with its house rules is a [Ruleset], which the rest of the program
// uses. A [Pack] deals rounds. A [Round] is played move by move, a [View] is what
// one player may know of it, and an [Event] is an entry of its log.
//
// To add a variant, add one file named variant_<id>.go.
//
// A reference such as [000:38] is a line of a source text, and A16 is the number of an open
// question; docs/rules-sources.md lists both.
package engine
