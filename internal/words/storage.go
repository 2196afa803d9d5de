package words

import (
	"errors"
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

// Computer is what is said about the computer, or the browser, that Tabby runs on.
type Computer struct {
	speaker
	ComputerTexts
}

// Advice returns what players should do because of what a browser promises about keeping games
// ("nothing", "week", "maybe" or "yes"), or "" if there is nothing to do. It mentions that games may be
// lost only once there is a game; before that, it mentions only a browser that keeps none.
func (v Computer) Advice(lasts string, games bool) string {
	switch {
	case lasts == "nothing":
		return v.KeepsNothing
	case lasts == "week" && games:
		return v.ForgetsInAWeek
	case lasts == "maybe" && games:
		return v.MayForget
	}
	return ""
}

// Trouble returns why a history cannot be opened. inTab is whether a browser has it.
func (v Computer) Trouble(t *history.Trouble, inTab bool) (title, text string) {
	switch {
	case t.Busy:
		return v.IsOpen, v.busy(t, inTab)
	case errors.Is(t.Err, history.ErrDamaged):
		return v.Damaged, v.Text(v.language.Refusals.Explain(t.Err), v.OtherFiles)
	case errors.Is(t.Err, history.ErrNewer):
		return v.Newer, v.Update
	default:
		return v.Closed, v.Text(v.language.Refusals.Explain(t.Err), v.TheyAreIn(t.Dir))
	}
}

// busy says who has a history open, and what to do.
func (v Computer) busy(t *history.Trouble, inTab bool) string {
	switch {
	case inTab:
		return v.InTab
	case t.PID == 0:
		return v.InWindow
	}
	return v.InProcess(digits(t.PID), v.written(v.Calendar.Since, t.Since.Local()))
}

// GameFile returns what the file of a game that began then is called, or of all that is
// kept then: "Tabby 2026-11-20 21.04".
func (v Computer) GameFile(at time.Time) string { return at.Format("Tabby 2006-01-02 15.04") }

// YearFile returns what the file of a year is called: "Tabby 2026".
func (v Computer) YearFile(year int) string { return "Tabby " + digits(year) }

// Progress is what is said about work that takes long.
type Progress struct {
	speaker
	ProgressTexts
}

// doing returns what work does, for the middle of a sentence.
func (p Progress) doing(d history.Doing) string {
	return lookUp(p.language.Refusals.Words.Doings, string(d))
}

// Part returns the progress as a part of the whole: "Reading the file: 40 %."
func (p Progress) Part(doing history.Doing, done, total int) string {
	return p.Sentence(p.Labelled(p.doing(doing), p.Share(float64(done), max(1, total))))
}

// Count returns the progress as a number, for one line: "reading the file: 40 of 100".
func (p Progress) Count(doing history.Doing, done, total int) string {
	return p.Labelled(p.doing(doing), p.Of(done, total))
}
