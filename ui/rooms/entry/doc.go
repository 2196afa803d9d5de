// Package entry is where the end of a round is followed and its scores are entered.
//
// What is half typed is a value, [Entry], that every key replaces by another; a
// [Screen] shows it. A [KnockScreen] shows the last turns.
package entry
