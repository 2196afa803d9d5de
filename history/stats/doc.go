// Package stats computes statistics of many games: who wins, by how much, how
// often calls succeed, and how players do against each other.
//
// It is pure. A [Fact] is what it needs to know of one game. Facts are added one by
// one, the oldest first, to a [Count], which returns a [Report] at any time.
//
// Players with equal totals share a place and a win. A player who left is not ranked.
// Places and wins count whatever a game is played for; points of games with different goals
// are never added, see [Goal].
package stats
