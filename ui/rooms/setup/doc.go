// Package setup is the room in which a new game is set up: who sits where, which game, how long,
// and by which house rules.
//
// A half-finished setup is a value, saved as a draft with every tap.
package setup
