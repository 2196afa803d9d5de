// Package history defines the data of a history of games, independently of how it is stored.
//
// A game is a sequence of entries: batches of confirmed events that are only ever appended,
// each with a checksum chained over all before it. If two devices continue a game separately, its
// entries are a [Tree] with several endings, one of which counts. A [Ledger] applies entries, and
// everything else about a game, such as its [Summary], is computed from it. There are also
// people, and annotations of games, evenings and people, of each of which the latest revision counts.
//
// A history is exported as JSON Lines and imported with [ReadFile]. A file is
// checked completely before any of it is imported.
//
// The package uses no files, clock or random numbers. Package sqlite stores
// histories on a computer.
package history
