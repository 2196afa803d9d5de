// Package stats tells what many games say about those who played them: who wins,
// by how much, how calls go, who meets whom.
//
// It is pure. A [Fact] is what it needs to know of one game; facts go one by one,
// the oldest first, into a [Count], which gives a [Report] at any time.
//
// The lowest total wins, everywhere. Equals share a place and a win. Whoever left
// is not ranked.
package stats
