// Package games finds and shows games that were played: all of them with filters
// and search, an evening, a single game, and its story.
package games
