package words

import (
	"path/filepath"
	"time"

	"tabby/history"
	"tabby/internal/words/message"
)

// Storage is what is said about files, repairs and backups.
type Storage struct {
	speaker
	Words StorageWords

	// The section of the settings, and the pages it leads to.
	Title      string
	Export     string
	Import     string
	Backups    string
	Trash      string
	PaperSheet string

	// Backups.
	NoBackup     string // yet
	EachWeek     string
	BackUpNow    string
	TapOne       string
	SetAside     string
	File         string
	WhichBackup  string // asks for the path of one
	FromFar      string // above a backup from elsewhere
	PutItBack    string
	KeepHere     string
	AsItWas      string // what putting a backup back means
	BackingUp    string
	NotBackedUp  string
	PuttingBack  string
	NotPutBack   string
	AllAsBefore  string
	ItIsBack     string
	Choose       string // a file
	Unreadable   string // of a folder
	Above        string // the folder above
	NoFileHere   string
	MoreHere     string
	FoundHere    string
	ImportHint   string
	FileOrLink   string
	WhichFile    string // asks for one
	GameLink     string
	PasteLink    string
	FromDevice   string
	ImportLink   string
	Importing    string
	NotImported  string
	Folder       string
	NotWritten   string
	Everything   string
	EveryHint    string
	ExportAll    string
	ExportingAll string
	Table        string
	TableHint    string
	ExportTable  string
	ExportingIt  string // a table

	// A sheet of paper.
	Evening   string
	ChooseWho string
	PaperHint string
	Game      string
	Totals    string
	WhichGame string
	WhichDay  string

	// Checks and repairs.
	Damaged     string
	Repairing   string
	NotRepaired string
	WhatIsThere string
	DamagedKept string

	// The trash.
	TrashEmpty string
	EmptyTrash string
	PutBack    string
	GameIsBack string
	DeleteThem string
	KeepThem   string
	ForGood    string // what emptying the trash means
	Emptying   string
	AskPutBack Filled   // asks whether a backup is put back, by its file or its moment
	BackedUp   Filled   // where a copy of everything is now
	Written    Filled   // where an export is now
	InTrash    Numbered // how many games are in the trash
	AskDelete  Numbered // asks whether so many games are deleted for good
	Deleted    Numbered // how many games are deleted
}

// StorageWords say what is kept, and what can be repaired. {holding} is so many games and rounds,
// {file} is the name of one, {moment} the time of a backup.
type StorageWords struct {
	Kilobytes, Megabytes   message.Message // {n}
	Holding                message.Message // {games}, {rounds}: counted, in all the places that have the hole {holding}
	Whole, Damaged         map[string]message.Message
	PutsBack               message.Message
	BringBack              string
	LosesNothing           message.Message // {keeps} is a holding, and so is {loses}
	LosesRounds, LosesAll  message.Message
	HereAgain, WasSetAside message.Message // {holding}, {files}
}

// AskPutBackOf asks whether the backup of a moment is put back.
func (v Storage) AskPutBackOf(at, now time.Time) string { return v.AskPutBack(v.Moment(at, now)) }

// Size returns the size of a file: "120 kB".
func (v Storage) Size(bytes int64) string {
	const kilo = 1000
	if bytes < kilo*kilo {
		return v.Words.Kilobytes.With("n", int((bytes+kilo-1)/kilo))
	}
	return v.Words.Megabytes.With("n", v.Decimal(float64(bytes)/(kilo*kilo), 1))
}

// Found returns how much can be read in a file of a store.
func (v Storage) Found(f history.Found, now time.Time) string {
	say := v.Words.Damaged
	if f.Whole {
		say = v.Words.Whole
	}
	return lookUp(say, string(f.Place)).With("file", filepath.Base(f.Path), "moment", v.Moment(f.At, now), "holding", v.holding(f.Holding))
}

// Repair returns what a way to repair a store does.
func (v Storage) Repair(r history.Repair, now time.Time) string {
	if r.Way == history.PutBack {
		return v.Words.PutsBack.With("moment", v.Moment(r.At, now))
	}
	return v.Words.BringBack
}

// Consequence returns what a way to repair a store keeps and loses.
func (v Storage) Consequence(r history.Repair) string {
	say, loses := v.Words.LosesAll, any(v.holding(r.Loses))
	switch {
	case r.Loses == history.Holding{}:
		say = v.Words.LosesNothing
	case r.Loses.Games == 0:
		say, loses = v.Words.LosesRounds, r.Loses.Rounds
	}
	return say.With("keeps", v.holding(r.Keeps), "loses", loses)
}

// Restored returns what a backup or a repair brought back.
func (v Storage) Restored(r history.Restored) string {
	text := v.Words.HereAgain.With("holding", v.holding(history.Holding{Games: r.Games, Rounds: r.Rounds}))
	if len(r.SetAside) == 0 {
		return text
	}
	var names []string
	for _, path := range r.SetAside {
		names = append(names, filepath.Base(path))
	}
	return v.Text(text, v.Words.WasSetAside.With("files", v.Joined(names)))
}

func (v Storage) holding(h history.Holding) string {
	return v.Words.Holding.With("games", h.Games, "rounds", h.Rounds)
}
