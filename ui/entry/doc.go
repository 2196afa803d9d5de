// Package entry is where the scores of a round are typed, and where the end of
// a round is gone through before that.
//
// What is half typed is a value, [Entry]; a key makes another one of it. A
// [Screen] shows it.
package entry
