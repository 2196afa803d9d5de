package words

import (
	"time"

	"tabby/history"
)

// Storage is what is said about files, repairs and backups.
type Storage struct {
	StorageSentences

	// The section of the settings, and the pages it leads to.
	Title      string
	Export     string
	Import     string
	Backups    string
	Check      string
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
	Checking    string
	NotAllSeen  string
	Stopped     string
	NotChecked  string
	AllIsWell   string
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
}

// StorageSentences is what is said about files, repairs and backups.
type StorageSentences interface {
	// Size returns the size of a file: "120 kB".
	Size(bytes int64) string
	// AskPutBackOf asks whether the backup of a moment is put back, AskPutBack one from
	// elsewhere by the name of its file.
	AskPutBackOf(at, now time.Time) string
	AskPutBack(file string) string
	// BackedUp and Written say where a copy of everything, or an export, is now.
	BackedUp(path string) string
	Written(path string) string
	// AllWell says how many games were looked at.
	AllWell(games int) string
	// InTrash says how many games are in the trash.
	InTrash(games int) string
	// AskDelete asks whether so many games are deleted for good, and Deleted says that they
	// are.
	AskDelete(games int) string
	Deleted(games int) string
	// Found returns how much can be read in a file of a store.
	Found(f history.Found, now time.Time) string
	// Repair returns what a way to repair a store does.
	Repair(r history.Repair, now time.Time) string
	// Consequence returns what a way to repair a store keeps and loses.
	Consequence(r history.Repair) string
	// Restored returns what a backup or a repair brought back.
	Restored(r history.Restored) string
}
