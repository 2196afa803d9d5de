// Package setup is where a new game is set up: who plays where, what, how long,
// and by which house rules.
//
// A half-finished setup is a value, saved as a draft with every tap.
package setup
