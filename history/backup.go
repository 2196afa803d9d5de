package history

import "time"

// A Backup is a whole copy of a store.
type Backup struct {
	Path  string    `json:"path"`
	At    time.Time `json:"at"`
	Bytes int64     `json:"bytes"`
	Aside bool      `json:"aside,omitempty"` // set aside when another backup was restored
}

// Restored is the result of restoring a backup.
type Restored struct {
	From     string   `json:"from"`
	SetAside []string `json:"set_aside"` // what was there before, under other names
	Games    int      `json:"games"`     // how many there are now
	Entries  int      `json:"entries"`
}

// Upkeep is the result of looking after a store.
type Upkeep struct {
	Backup   string // the backup made, or ""
	SetAside string // the running export under another name if it was damaged, or ""
}
