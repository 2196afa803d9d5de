// Package story sums up a game in a few sentences, each of them a fact on the
// sheet.
//
// It is pure: the same sheet gives the same story.
package story
