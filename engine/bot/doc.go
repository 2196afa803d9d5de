// Package bot plays at the virtual table: what a computer player does, and what
// a coach would tell a person.
//
// Everything here is a function of an [engine.View] and the dice handed in. What
// the view hides cannot be asked for, so no level cheats. No variant is known by
// name: facts, powers and what is legal tell what a move is worth.
//
// Begin with [Move], [Snaps] and [Advise].
package bot
