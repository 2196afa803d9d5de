// Package history defines what a history of games is, wherever it is stored.
//
// A game is a sequence of entries: batches of confirmed events that are only ever appended,
// each with a checksum chained over all before it. If two devices go on with it apart, that
// is a [Tree], and one of its endings counts. A [Ledger] reads them, and everything else
// about a game, such as its [Summary], is derived from it. There are also people, and
// annotations of games, nights and people; of each of those the latest revision counts.
//
// A history is exported as JSON Lines and imported with [ReadFile]. Nothing of a
// file is used before all of it has been checked.
//
// The package uses no files, clock or randomness. Package sqlite below it stores
// histories on a computer.
package history
