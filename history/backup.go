package history

import "time"

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

// Upkeep is the result of maintaining a store.
type Upkeep struct {
	Backup   string // the backup made, or ""
	SetAside string // the new name of the running export if it was damaged, or ""
}
