// Package history defines what a history of games is, wherever it is stored.
//
// The truth about a game is its entries: batches of confirmed events that are
// only ever added, each with a checksum chained over all before it. A [Ledger]
// follows them, and everything else about a game, such as its [Summary], is
// derived from it. Beside the games stand the people who play, and annotations
// of games, nights and people, of which the latest revision holds.
//
// All of it has one form as JSON Lines, in which it is exported and read again
// with [ReadExport]; nothing of a file is used before all of it was checked.
//
// The package has no files, clock or randomness of its own. Package sqlite below
// it is the store of a computer.
package history
