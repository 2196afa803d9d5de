// Package bot has the computer players of the virtual table, and a coach for people.
//
// Everything here is a function of an [engine.View], the [Game] as the open sheet has it, and
// the dice. The code has no access to what the view hides, so no level cheats. It knows no
// variant by name: facts, powers and legal moves determine the value of a move.
//
// Begin with [Mind.Move], [Mind.Snaps] and [Question.Advise].
package bot
