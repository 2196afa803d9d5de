package ui

import "time"

// A Past is what a store tells of games that were played, and what is written to
// them later.
type Past interface {
	// Find returns the games wanted, begun before the one with that ID, or all,
	// newest first, at most limit. It may be called from any goroutine.
	Find(w Wanted, before string, limit int) ([]Listed, error)
	// Count returns how many games are wanted. It may be called from any goroutine.
	Count(Wanted) (int, error)
	// Night returns what is written to an evening.
	Night(day string) (Night, error)
	// NoteNight writes a note and a place to an evening; "" takes either off.
	NoteNight(day, note, place string) error
	// NoteGame writes a note to a game; "" takes it off.
	NoteGame(game, note string) error
	// Share saves a game in some form as a file for others, and returns its path.
	// It may be called from any goroutine.
	Share(game string, as Form) (path string, err error)
	// ShareNight is Share of all games of an evening.
	ShareNight(day string, as Form) (path string, err error)
}

// A Wanted says which games are wanted. The zero Wanted wants all that are not in
// the trash.
type Wanted struct {
	Game    string // ID of the only game
	Words   string // each of them in a name, a note or a place
	Person  string // ID of somebody who plays
	Variant string
	Ending  string // how it ends, a value of the house rule
	State   State
	Day     string // the evening, as 2006-01-02
}

// A State says whether a game goes on. The zero State is either.
type State string

// The states of a game.
const (
	GoesOn State = "running"
	IsOver State = "over"
)

// A Form is what a game is shared as.
type Form string

// The forms in which games are shared.
const (
	AsPicture Form = "picture" // of the result
	AsA4      Form = "a4"      // to print
	AsLetter  Form = "letter"  // to print
	AsTable   Form = "csv"     // for a spreadsheet
	AsLines   Form = "jsonl"   // for another Tabby
)

// A Night is what is written to an evening.
type Night struct {
	Day   string // 2006-01-02; until five in the morning it is the day before
	Place string
	Note  string
}

// A Listed game is a line in a list of games.
type Listed struct {
	ID      string
	Variant string
	Began   time.Time
	Day     string // the evening it belongs to, as 2006-01-02
	Changed time.Time
	Players []string // clockwise
	Rounds  int      // that count
	Over    bool
	Winners []string
	Note    string
	LeftOut bool // of the statistics
	Coached bool // somebody was helped by the coach
}
