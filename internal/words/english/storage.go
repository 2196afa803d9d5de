package english

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStorage() words.Storage {
	return words.Storage{
		Title:      "Your data",
		Export:     "Export",
		Import:     "Import",
		Backups:    "Backups",
		Check:      "Check",
		Trash:      "Trash",
		PaperSheet: "Paper sheet",

		NoBackup:    "None yet.",
		EachWeek:    "Tabby makes one each week by itself, and keeps the last five and one a month for a year.",
		BackUpNow:   "Back up now",
		TapOne:      "Tap one to put it back",
		SetAside:    "Saved before one was put back",
		File:        "File",
		WhichBackup: "Type where the backup is.",
		FromFar:     "A backup from elsewhere",
		PutItBack:   "Put it back",
		KeepHere:    "Keep what is here",
		AsItWas:     "Games and people go back to how they were then. What is here now is saved first and stands in this list afterwards, so nothing is lost.",
		BackingUp:   "Backing up",
		NotBackedUp: "There is no new backup.",
		PuttingBack: "Putting it back",
		NotPutBack:  "Nothing was put back",
		AllAsBefore: "All is as it was before.",
		ItIsBack:    "It is back",

		Choose:       "Choose a file",
		Unreadable:   "This folder cannot be read.",
		Above:        "The folder above",
		NoFileHere:   "No file here ends with .jsonl or .csv.",
		MoreHere:     "There may be more here. Go back and type where the file is.",
		FoundHere:    "Found on this computer",
		ImportHint:   "A Tabby export, or a CSV table with the columns date, variant, game, round, player, points and called, or what the app BG Stats exports. Everything is checked first, and a backup is made. Importing twice does no harm.",
		FileOrLink:   "File, or the link of a game",
		WhichFile:    "Choose the file, drop it on the window, or type where it is.",
		GameLink:     "The link of a game",
		PasteLink:    "Paste the link that the other device shows.",
		FromDevice:   "From another device",
		ImportLink:   "Import the link",
		Importing:    "Importing",
		NotImported:  "Nothing was imported.",
		Folder:       "Folder",
		NotWritten:   "Nothing was written.",
		Everything:   "Everything, for another Tabby",
		EveryHint:    "Games, people, notes and the trash, as JSON Lines. Importing it elsewhere loses nothing.",
		ExportAll:    "Export everything",
		ExportingAll: "Exporting everything",
		Table:        "A table, for a spreadsheet",
		TableHint:    "One row for each player and round, as CSV for LibreOffice, Excel and others.",
		ExportTable:  "Export a table",
		ExportingIt:  "Exporting a table",

		Evening:   "Day",
		ChooseWho: "Choose who played, at least two people.",
		PaperHint: "For a game when only the totals are known.",
		Game:      "Game",
		Totals:    "Totals",
		WhichGame: "Which game",
		WhichDay:  "Which day was it?",

		Checking:    "Checking",
		NotAllSeen:  "Not everything was checked.",
		Stopped:     "Stopped",
		NotChecked:  "It could not be checked",
		AllIsWell:   "All is well",
		Damaged:     "Something is damaged",
		Repairing:   "Repairing",
		NotRepaired: "Nothing was repaired",
		WhatIsThere: "What is there",
		DamagedKept: "What is damaged is kept as a file beside it.",

		TrashEmpty: "The trash is empty.",
		EmptyTrash: "Empty the trash",
		PutBack:    "Put back",
		GameIsBack: "The game is back.",
		DeleteThem: "Delete for good",
		KeepThem:   "Keep them",
		ForGood:    "This cannot be undone. Only an import or an earlier backup brings them back. On your other devices they stay in the trash.",
		Emptying:   "Emptying the trash",
	}
}

var storageWords = sentence.StorageWords{
	Kilobytes: "{n} kB", Megabytes: "{n} MB",
	Holding: "{games} and {rounds}",
	Whole: map[history.Place]grammar.Pattern{
		history.InDatabase: "The database, {file}, holds {holding}.",
		history.InExport:   "The running export, {file}, holds {holding}.",
		history.InAside:    "A damaged file that was set aside, {file}, holds {holding}.",
		history.InBackup:   "The backup of {moment} holds {holding}.",
	},
	Damaged: map[history.Place]grammar.Pattern{
		history.InDatabase: "The database, {file}, is damaged. {holding} can be read.",
		history.InExport:   "The running export, {file}, is damaged. {holding} can be read.",
		history.InAside:    "A damaged file that was set aside, {file}, is damaged. {holding} can be read.",
		history.InBackup:   "The backup of {moment} is damaged. {holding} can be read.",
	},
	PutBack: "Put back the backup of {moment}", BringBack: "Bring back everything that can be read",
	LosesNothing: "Keeps {keeps}, loses nothing.", LosesRounds: "Keeps {keeps}, loses {loses}.", LosesAll: "Keeps {keeps}, loses {loses}.",
	HereAgain: "{holding} are here again.", SetAside: "What was here before is set aside beside them: {files}.",

	AskPutBack: "Put back {backup}", BackedUp: "Everything is backed up to {path}", Written: "Saved to {path}",
	AllWell:   grammar.Forms{"{n} game is intact.", "{n} games are intact."},
	InTrash:   grammar.Forms{"{n} game, not in lists or statistics.", "{n} games, not in lists or statistics."},
	AskDelete: grammar.Forms{"Delete {n} game for good", "Delete {n} games for good"},
	Deleted:   grammar.Forms{"{n} game deleted.", "{n} games deleted."},
}
