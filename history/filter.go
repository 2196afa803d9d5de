package history

import "errors"

// A Filter selects games. The zero Filter selects all that are not in the
// trash.
type Filter struct {
	Game    string // id of the only game
	Person  string // id of one of the players
	Variant string
	Ending  string // a value of the house rule "end"
	State   State  // running, over or unplayed
	Day     string // the evening, as 2006-01-02
	Words   string // that all occur in names, notes or places of the game and its night
}

// A State is whether a game is over, as of its last entry. The zero State is
// running or over. A game that ended without a round is listed only if the filter
// names its state or its id.
type State string

// The states of a game.
const (
	Running  State = "running"
	Over     State = "over"
	Unplayed State = "unplayed"
	Any      State = "any" // all of these
)

// A Page selects a part of a list of games.
type Page struct {
	Filter
	Before string // only games older than the one of this id, or all
	Limit  int    // how many at most; 0 means 50
}

// A Night is the games of one evening, including those after midnight.
type Night struct {
	Day   string `json:"day"`   // as [stats.Evening] returns it
	Games int    `json:"games"` // that match the filter
	Note  string `json:"note,omitempty"`
	Place string `json:"place,omitempty"`
}

// A NightPage selects a part of a list of nights.
type NightPage struct {
	Filter
	Before string // only nights before this day, or all
	Limit  int    // how many at most; 0 means 50
}

// ErrDay means that a day is not written as 2006-01-02.
var ErrDay = errors.New("a day is written as 2006-01-02")
