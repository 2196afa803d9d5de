package history

// A Filter selects games. The zero Filter selects all that are not in the
// trash.
type Filter struct {
	Game    string // id of the only game
	Person  string // id of one of the players
	Variant string
	Ending  string // a value of the house rule "end"
	State   State  // running, over, unplayed or newer
	Day     string // the evening, as 2006-01-02
	Words   string // that all occur in names, notes or places of the game and its night
}

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
