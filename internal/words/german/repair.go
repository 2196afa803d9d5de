package german

import (
	"path/filepath"
	"time"

	"tabby/history"
	"tabby/internal/words"
)

// Found returns how much can be read in a file of a store.
func (storage) Found(f history.Found, now time.Time) string {
	file := " (" + filepath.Base(f.Path) + ")"
	name := map[history.Place]string{
		history.InDatabase: "Die Datenbank" + file,
		history.InExport:   "Der laufende Export" + file,
		history.InAside:    "Eine beschädigte Datei, zur Seite gelegt" + file,
		history.InBackup:   "Die Sicherung vom " + de.Moment(f.At, now),
	}[f.Place]
	if f.Whole {
		return name + ": " + holding(f.Holding) + "."
	}
	return name + ": beschädigt, zu lesen sind " + holding(f.Holding) + "."
}

// Repair returns what a way to repair a store does.
func (storage) Repair(r history.Repair, now time.Time) string {
	if r.Way == history.PutBack {
		return "Die Sicherung vom " + de.Moment(r.At, now) + " zurückspielen"
	}
	return "Alles retten, was sich lesen lässt"
}

// Consequence returns what a way to repair a store keeps and loses.
func (storage) Consequence(r history.Repair) string {
	keeps := "Behält " + holding(r.Keeps)
	switch {
	case r.Loses == history.Holding{}:
		return keeps + ", verliert nichts."
	case r.Loses.Games == 0:
		return keeps + ", verliert " + de.Count(r.Loses.Rounds, words.Round) + "."
	}
	return keeps + ", verliert " + holding(r.Loses) + "."
}

// Restored returns what a backup or a repair brought back.
func (storage) Restored(r history.Restored) string {
	text := holding(history.Holding{Games: r.Games, Rounds: r.Rounds}) + " sind wieder da."
	if len(r.SetAside) > 0 {
		var names []string
		for _, path := range r.SetAside {
			names = append(names, filepath.Base(path))
		}
		text += " Was vorher hier war, liegt zur Seite gelegt daneben: " + de.Joined(names) + "."
	}
	return text
}

func holding(h history.Holding) string {
	return de.Count(h.Games, words.Game) + " und " + de.Count(h.Rounds, words.Round)
}
