package sheetview

import "tabby/scoring"

// A Slip is a score that was entered at another device for the coming round, and is not
// written down yet. It has this form wherever it goes: from device to device, and on disk.
type Slip struct {
	Score scoring.Score `json:"score"`
	By    string        `json:"by"`  // the device: its ID in what a host keeps; for those who look, the name of whose seat it has, or its own
	Rev   int           `json:"rev"` // counts the slips of this player
}

// Slips are the scores entered for the coming round.
type Slips map[scoring.Player]Slip
