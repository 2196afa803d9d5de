package words

import (
	"path/filepath"
	"time"

	"tabby/history"
)

// Storage is what is said about files, repairs and backups.
type Storage struct {
	speaker
	StorageTexts
}

// AskPutBackOf asks whether the backup of a moment is put back.
func (v Storage) AskPutBackOf(at, now time.Time) string { return v.AskPutBack(v.Moment(at, now)) }

// Size returns the size of a file: "120 kB".
func (v Storage) Size(bytes int64) string {
	const kilo = 1000
	if bytes < kilo*kilo {
		return v.Kilobytes(int((bytes + kilo - 1) / kilo))
	}
	return v.Megabytes(v.Decimal(float64(bytes)/(kilo*kilo), 1))
}

// Found returns how much can be read in a file of a store.
func (v Storage) Found(f history.Found, now time.Time) string {
	how := "damaged"
	if f.Whole {
		how = "whole"
	}
	return v.StorageTexts.Found(how, string(f.Place), StorageFoundFacts{
		File: filepath.Base(f.Path), Moment: v.Moment(f.At, now), Holding: v.holding(f.Holding),
	})
}

// Repair returns what a way to repair a store does.
func (v Storage) Repair(r history.Repair, now time.Time) string {
	if r.Way == history.PutBack {
		return v.PutsBack(v.Moment(r.At, now))
	}
	return v.BringBack
}

// Consequence returns what a way to repair a store keeps and loses.
func (v Storage) Consequence(r history.Repair) string {
	keeps := v.holding(r.Keeps)
	switch {
	case r.Loses == history.Holding{}:
		return v.LosesNothing(keeps)
	case r.Loses.Games == 0:
		return v.LosesRounds(keeps, r.Loses.Rounds)
	}
	return v.LosesAll(keeps, v.holding(r.Loses))
}

// Restored returns what a backup or a repair brought back.
func (v Storage) Restored(r history.Restored) string {
	text := v.HereAgain(v.holding(history.Holding{Games: r.Games, Rounds: r.Rounds}))
	if len(r.SetAside) == 0 {
		return text
	}
	var names []string
	for _, path := range r.SetAside {
		names = append(names, filepath.Base(path))
	}
	return v.Text(text, v.WasSetAside(names))
}

func (v Storage) holding(h history.Holding) string {
	return v.Holding(h.Games, h.Rounds)
}
