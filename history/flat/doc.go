// Package flat writes games as CSV for spreadsheets, with one row for each player and round: a [Writer] does.
//
// Points are blank if a player sat out, or if another player's special hand decided the round.
// Rules are the house rules by which the rounds count, if they are not those of the variant, such as
// "falls=100=50 right_call=zero". A custom game has all of it in its first row, as definition. A player
// who was some points ahead at the beginning has them as head_start in all rows.
//
// Package bring reads such a table as it reads any other. In its last column, events, it has all that happened
// in a game, so that the game comes back as it was: who left and came, corrections, house rules and times
// ([Exact]). If a row was changed since, the events are passed over, and the rows are read.
package flat
