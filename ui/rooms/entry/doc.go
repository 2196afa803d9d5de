// Package entry follows the end of a round and takes its scores.
//
// A half-typed round is a value, [Entry]. Every key replaces it by another, and a [Screen]
// shows it. A [KnockScreen] shows the last turns.
package entry
