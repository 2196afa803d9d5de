package sentence

import (
	"path/filepath"
	"time"

	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Storage says what is kept, and what can be repaired. It implements [words.StorageSentences].
type Storage struct {
	Speaker
	Words *StorageWords
}

// StorageWords say what is kept, and what can be repaired. {holding} is so many games and rounds,
// {file} is the name of one, {moment} the time of a backup.
type StorageWords struct {
	Kilobytes, Megabytes  grammar.Pattern // {n}
	Holding               grammar.Pattern // {games}, {rounds}: counted, in all the places that have the hole {holding}
	Whole, Damaged        map[history.Place]grammar.Pattern
	PutBack               grammar.Pattern
	BringBack             string
	LosesNothing          grammar.Pattern // {keeps} is a holding, and so is {loses}
	LosesRounds, LosesAll grammar.Pattern
	HereAgain, SetAside   grammar.Pattern // {holding}, {files}

	AskPutBack        grammar.Pattern // {backup}: a file, or a moment
	BackedUp, Written grammar.Pattern // {path}
	AllWell           grammar.Forms   // {n}: games, and so in the next
	InTrash           grammar.Forms
	AskDelete         grammar.Forms
	Deleted           grammar.Forms
}

// AskPutBackOf implements [words.StorageSentences].
func (v Storage) AskPutBackOf(at, now time.Time) string { return v.AskPutBack(v.Moment(at, now)) }

// AskPutBack implements [words.StorageSentences].
func (v Storage) AskPutBack(file string) string { return v.Words.AskPutBack.With("backup", file) }

// BackedUp implements [words.StorageSentences].
func (v Storage) BackedUp(path string) string { return v.Words.BackedUp.With("path", path) }

// Written implements [words.StorageSentences].
func (v Storage) Written(path string) string { return v.Words.Written.With("path", path) }

// AllWell implements [words.StorageSentences].
func (v Storage) AllWell(n int) string { return v.Numbered(v.Words.AllWell, n) }

// InTrash implements [words.StorageSentences].
func (v Storage) InTrash(n int) string { return v.Numbered(v.Words.InTrash, n) }

// AskDelete implements [words.StorageSentences].
func (v Storage) AskDelete(n int) string { return v.Numbered(v.Words.AskDelete, n) }

// Deleted implements [words.StorageSentences].
func (v Storage) Deleted(n int) string { return v.Numbered(v.Words.Deleted, n) }

// Size implements [words.StorageSentences].
func (v Storage) Size(bytes int64) string {
	const kilo = 1000
	if bytes < kilo*kilo {
		return v.Words.Kilobytes.With("n", v.Figure(int((bytes+kilo-1)/kilo)))
	}
	return v.Words.Megabytes.With("n", v.Decimal(float64(bytes)/(kilo*kilo), 1))
}

// Found implements [words.StorageSentences].
func (v Storage) Found(f history.Found, now time.Time) string {
	say := v.Words.Damaged
	if f.Whole {
		say = v.Words.Whole
	}
	return say[f.Place].With("file", filepath.Base(f.Path), "moment", v.Moment(f.At, now), "holding", v.holding(f.Holding))
}

// Repair implements [words.StorageSentences].
func (v Storage) Repair(r history.Repair, now time.Time) string {
	if r.Way == history.PutBack {
		return v.Words.PutBack.With("moment", v.Moment(r.At, now))
	}
	return v.Words.BringBack
}

// Consequence implements [words.StorageSentences].
func (v Storage) Consequence(r history.Repair) string {
	say, loses := v.Words.LosesAll, v.holding(r.Loses)
	switch {
	case r.Loses == history.Holding{}:
		say = v.Words.LosesNothing
	case r.Loses.Games == 0:
		say, loses = v.Words.LosesRounds, v.Count(r.Loses.Rounds, words.Round)
	}
	return say.With("keeps", v.holding(r.Keeps), "loses", loses)
}

// Restored implements [words.StorageSentences].
func (v Storage) Restored(r history.Restored) string {
	text := v.Words.HereAgain.With("holding", v.holding(history.Holding{Games: r.Games, Rounds: r.Rounds}))
	if len(r.SetAside) == 0 {
		return text
	}
	var names []string
	for _, path := range r.SetAside {
		names = append(names, filepath.Base(path))
	}
	return v.Text(text, v.Words.SetAside.With("files", v.Joined(names)))
}

func (v Storage) holding(h history.Holding) string {
	return v.Words.Holding.With("games", v.Count(h.Games, words.Game), "rounds", v.Count(h.Rounds, words.Round))
}
