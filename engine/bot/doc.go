// Package bot plays at the virtual table: it has the computer players, and a coach
// for people.
//
// Everything here is a function of an [engine.View] and the dice handed in. What
// the view hides cannot be asked for, so no level cheats. No variant is known by
// name: facts, powers and legal moves decide what a move is worth.
//
// Begin with [Move], [Snaps] and [Advise].
package bot
