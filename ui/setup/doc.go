// Package setup is where a new game is set up: who plays where, what, how long,
// and by which house rules.
//
// What is half chosen is a value, kept as a draft with every tap.
package setup
