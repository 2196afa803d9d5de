package english

import "tabby/history"

// doings has the words of each [history.Doing].
var doings = map[history.Doing]string{
	history.ReadingFile:     "reading the file",
	history.CheckingGames:   "checking the games",
	history.ComparingGames:  "comparing the games",
	history.WritingGames:    "writing the games",
	history.WritingEntries:  "writing the entries",
	history.CountingGames:   "counting the games",
	history.DerivingGames:   "deriving the games",
	history.CheckingFile:    "checking the file",
	history.CheckingEntries: "checking the entries",
	history.CopyingPages:    "copying the pages",
	history.CopyingRows:     "copying the rows",
	history.PuttingBack:     "putting it in its place",
	history.Exchanging:      "syncing devices",

	history.ClosingFile:   "closing the file",
	history.Diagnosing:    "looking for what can be repaired",
	history.EmptyingTrash: "emptying the trash",
	history.Exporting:     "exporting",
	history.Importing:     "importing",
	history.LockingFile:   "locking the file",
	history.LookingAround: "looking into the folder",
	history.MakingBackup:  "making a backup",
	history.MakingFolder:  "making the folder",
	history.OpeningFile:   "opening the file",
	history.Reading:       "reading the history",
	history.Repairing:     "repairing the history",
	history.Restoring:     "putting back the backup",
	history.SavingDraft:   "saving a draft",
	history.SettingAside:  "setting the file aside",
	history.Upgrading:     "bringing the file up to date",
	history.WritingChange: "writing a change",
	history.WritingFile:   "writing the file",
}
