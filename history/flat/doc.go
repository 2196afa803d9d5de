// Package flat writes games as CSV for spreadsheets, with one row for each player and round; see [Writer].
//
// Points are blank if a player sat out, or if another player's special hand decided the round. Rules
// are the house rules by which the rounds count, if they are not those of the variant, such as
// "falls=100=50 right_call=zero". The first row of a custom game contains its whole definition. A
// player who was some points ahead at the beginning has them as head_start in all rows.
//
// Package bring reads such a table as it reads any other. The last column, events, has everything that
// happened in a game, so that the game can be restored exactly: who left and came, corrections, house rules
// and times ([Exact]). If somebody has changed a row since, the events are ignored, and the rows are read.
package flat
