package history

import "tabby/scoring"

// A Detail is a game as it stands, with the present names of its players.
type Detail struct {
	Summary Summary
	Began   scoring.Started
	Sheet   scoring.Sheet
	Known   map[string]Person // by the ids on the sheet
}
