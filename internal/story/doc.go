// Package story tells a game in a few sentences, every one of them a fact that
// stands on the sheet, and as a curve of totals.
//
// It is pure: the same sheet gives the same tale.
package story
