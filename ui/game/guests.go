package game

import "tabby/scoring"

// Guests are the other devices at a game.
type Guests struct {
	Open   bool // they are let in
	Lapsed bool // they were let in when Tabby was left, and are not now
	Here   int  // how many are connected
	Slips  map[scoring.Player]Slip
	Rounds int // how many were written down when the slips were entered
}

// A Slip is a score that a guest has entered for the coming round, and that is not
// written down yet.
type Slip struct {
	Score scoring.Score
	By    string // the name of the device
}
