package english

import (
	"path/filepath"
	"time"

	"tabby/history"
	"tabby/internal/words"
)

// Found returns how much can be read in a file of a store.
func (storage) Found(f history.Found, now time.Time) string {
	file := ", " + filepath.Base(f.Path) + ","
	name := map[history.Place]string{
		history.InDatabase: "The database" + file,
		history.InExport:   "The running export" + file,
		history.InAside:    "A damaged file that was set aside" + file,
		history.InBackup:   "The backup of " + en.Moment(f.At, now),
	}[f.Place]
	if f.Whole {
		return name + " holds " + holding(f.Holding) + "."
	}
	return name + " is damaged. " + holding(f.Holding) + " can be read."
}

// Repair returns what a way to repair a store does.
func (storage) Repair(r history.Repair, now time.Time) string {
	if r.Way == history.PutBack {
		return "Put back the backup of " + en.Moment(r.At, now)
	}
	return "Bring back everything that can be read"
}

// Consequence returns what a way to repair a store keeps and loses.
func (storage) Consequence(r history.Repair) string {
	keeps := "Keeps " + holding(r.Keeps)
	switch {
	case r.Loses == history.Holding{}:
		return keeps + ", loses nothing."
	case r.Loses.Games == 0:
		return keeps + ", loses " + en.Count(r.Loses.Rounds, words.Round) + "."
	}
	return keeps + ", loses " + holding(r.Loses) + "."
}

// Restored returns what a backup or a repair brought back.
func (storage) Restored(r history.Restored) string {
	text := holding(history.Holding{Games: r.Games, Rounds: r.Rounds}) + " are here again."
	if len(r.SetAside) > 0 {
		var names []string
		for _, path := range r.SetAside {
			names = append(names, filepath.Base(path))
		}
		text += " What was here before is set aside beside them: " + en.Joined(names) + "."
	}
	return text
}

func holding(h history.Holding) string {
	return en.Count(h.Games, words.Game) + " and " + en.Count(h.Rounds, words.Round)
}
