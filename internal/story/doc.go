// Package story sums up a game in a few sentences, each of them a fact on the
// sheet, and as a curve of totals.
//
// It is pure: the same sheet gives the same tale.
package story
