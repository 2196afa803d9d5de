// Package playlog exchanges games with BG Stats, an app in which people log all the games they
// play.
//
// A [Game] that is over becomes a link that the app opens, with who played, the result and who
// won. What the app exports, a file of plays, becomes a table of games for package flat.
//
// The form of both follows what the app reads and writes: it refuses a player without "winner" or
// "startPlayer", wants the number of a game as a number, and times in UTC.
package playlog
