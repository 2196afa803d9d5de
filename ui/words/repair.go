package words

import (
	"path/filepath"
	"time"

	"tabby/history"
)

// Moment returns a time as a player in that place reads it, with the year if it is
// another than now: "Friday, 20 November, 21:04".
func Moment(at, now time.Time) string {
	at = at.In(now.Location())
	if at.Year() == now.Year() {
		return at.Format("Monday, 2 January, 15:04")
	}
	return at.Format("Monday, 2 January 2006, 15:04")
}

// Found returns how much can be read in a file of a store.
func Found(f history.Found, now time.Time) string {
	file := ", " + filepath.Base(f.Path) + ","
	name := map[history.Place]string{
		history.InDatabase: "The database" + file,
		history.InExport:   "The running export" + file,
		history.InAside:    "A damaged file that was set aside" + file,
		history.InBackup:   "The backup of " + Moment(f.At, now),
	}[f.Place]
	if f.Whole {
		return name + " holds " + holding(f.Holding) + "."
	}
	return name + " is damaged. " + holding(f.Holding) + " can be read."
}

// Repair returns what a way to repair a store does.
func Repair(r history.Repair, now time.Time) string {
	if r.Way == history.PutBack {
		return "Put back the backup of " + Moment(r.At, now)
	}
	return "Bring back everything that can be read"
}

// Consequence returns what a way to repair a store keeps and loses.
func Consequence(r history.Repair) string {
	keeps := "Keeps " + holding(r.Keeps)
	switch {
	case r.Loses == history.Holding{}:
		return keeps + ", loses nothing."
	case r.Loses.Games == 0:
		return keeps + ", loses " + Count(r.Loses.Rounds, Round) + "."
	}
	return keeps + ", loses " + holding(r.Loses) + "."
}

// Restored returns what a backup or a repair brought back.
func Restored(r history.Restored) string {
	text := holding(history.Holding{Games: r.Games, Rounds: r.Rounds}) + " are here again."
	if len(r.SetAside) > 0 {
		var names []string
		for _, path := range r.SetAside {
			names = append(names, filepath.Base(path))
		}
		text += " What was here before is set aside beside them: " + Joined(names) + "."
	}
	return text
}

func holding(h history.Holding) string {
	return Count(h.Games, Game) + " and " + Count(h.Rounds, Round)
}
