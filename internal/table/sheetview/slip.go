package sheetview

import (
	"maps"

	"tabby/internal/words"
	"tabby/scoring"
)

// A Slip is a score that was entered at another device for the coming round, and is not
// written down yet. It has this form wherever it goes: from device to device, and on disk.
type Slip struct {
	Score scoring.Score `json:"score"`
	By    string        `json:"by"`  // the device: its ID in what a host keeps; for those who look, the name of whose seat it has, or what they call it
	On    words.Device  `json:"-"`   // what is known of it
	Rev   int           `json:"rev"` // counts the slips of this player
}

// Slips are the scores entered for the coming round.
type Slips map[scoring.Player]Slip

// In returns the slip for who reads a language.
func (s Slip) In(w *words.Language) Slip {
	if s.By == "" {
		s.By = w.Server.Device(s.On)
	}
	return s
}

// In returns the slips for who reads a language.
func (all Slips) In(w *words.Language) Slips {
	said := maps.Clone(all)
	for p, s := range said {
		said[p] = s.In(w)
	}
	return said
}
