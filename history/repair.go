package history

import (
	"slices"
	"time"
)

// Rounds has the number of rounds of each game, by the id of the game.
type Rounds map[string]int

// Add adds another number of rounds of a game: the highest counts.
func (r Rounds) Add(game string, rounds int) { r[game] = max(r[game], rounds) }

// Holding returns the numbers of games and rounds in r.
func (r Rounds) Holding() Holding { return Rounds{}.Missing(r) }

// Missing returns how much of it is missing in r: whole games, and rounds of others.
func (r Rounds) Missing(all Rounds) Holding {
	var h Holding
	for game, rounds := range all {
		has, known := r[game]
		if !known {
			h.Games++
		}
		h.Rounds += max(0, rounds-has)
	}
	return h
}

// A Holding is a number of games and rounds, that a file has or would lose.
type Holding struct {
	Games  int `json:"games"`
	Rounds int `json:"rounds"`
}

// A Place is where games may be found.
type Place string

// The places of a store.
const (
	InDatabase Place = "database"
	InExport   Place = "export"  // the running export
	InAside    Place = "damaged" // a damaged file that an earlier repair kept
	InBackup   Place = "backup"
)

// A Found is a file of a store, with how much of it can be read.
type Found struct {
	Place Place     `json:"place"`
	Path  string    `json:"path"`
	At    time.Time `json:"at,omitzero"` // when a backup was made
	Whole bool      `json:"whole"`       // it is as it was written
	Holding
}

// A Way is a way to repair a store.
type Way string

// The ways to repair a store.
const (
	Gather  Way = "gather" // everything that can be read in any file
	PutBack Way = "backup" // one backup, as it was made
)

// A Repair is a way to repair a store, and its result.
type Repair struct {
	Way   Way       `json:"way"`
	From  string    `json:"from,omitempty"` // the backup that is put back
	At    time.Time `json:"at,omitzero"`    // when it was made
	Keeps Holding   `json:"keeps"`
	Loses Holding   `json:"loses"` // lost, compared with everything that is known
}

// A Diagnosis says what is wrong with a store, which files there are, and how it can be repaired.
type Diagnosis struct {
	Wrong error    `json:"-"` // wraps [ErrDamaged], or nil if all is well
	Files []Found  `json:"files"`
	Ways  []Repair `json:"ways"` // the one that loses least first; none if all is well
}

// NewDiagnosis returns a diagnosis with the ways in the order in which they are
// offered.
func NewDiagnosis(wrong error, files []Found, ways ...Repair) Diagnosis {
	slices.SortStableFunc(ways, func(a, b Repair) int { return a.Loses.Rounds + a.Loses.Games - b.Loses.Rounds - b.Loses.Games })
	return Diagnosis{wrong, files, ways}
}

// A Backup is a complete copy of a store.
type Backup struct {
	Path  string    `json:"path"`
	At    time.Time `json:"at"`
	Bytes int64     `json:"bytes"`
	Aside bool      `json:"aside,omitempty"` // set aside when another backup was restored
}

// Restored is the result of restoring a backup.
type Restored struct {
	From     string   `json:"from"`
	SetAside []string `json:"set_aside"` // the files that were there before, under new names
	Games    int      `json:"games"`     // in the store now
	Rounds   int      `json:"rounds"`
	Entries  int      `json:"entries"`
}

// A Trouble is the reason why a history cannot be opened, and the ways to repair it.
type Trouble struct {
	Dir string // where it is looked for
	Err error  // why; [ErrDamaged], [ErrNewer] and others are worded at the rim

	// Busy is set if another Tabby has it open: in the process PID, or 0, since Since.
	Busy  bool
	PID   int
	Since time.Time

	// Diagnose says what can be done, and Repair does it. They are nil if nothing can be done, and
	// may take seconds.
	Diagnose func(Work) (Diagnosis, error)
	Repair   func(Repair, Work) (Restored, error)
}

// Error returns the error, for developers.
func (t *Trouble) Error() string { return t.Err.Error() }

// Unwrap returns the error.
func (t *Trouble) Unwrap() error { return t.Err }
