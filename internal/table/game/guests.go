package game

import "tabby/internal/table/sheetview"

// Guests are the other devices at a game.
type Guests struct {
	Open   bool     // they are let in
	Lapsed bool     // they were let in when Tabby was left, and are not now
	Paused bool     // they can enter nothing for now
	Here   int      // how many are connected
	Away   []string // who play or keep score on a device that has lost its connection
	Asks   []string // the devices that want to enter the scores of all, the first to come first
	Slips  sheetview.Slips
	Rounds int // how many were written down when the slips were entered
}

// For returns the scores that the guests have entered for the round after this many.
func (g Guests) For(rounds int) sheetview.Slips {
	if g.Rounds != rounds {
		return nil
	}
	return g.Slips
}
