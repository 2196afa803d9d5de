package dutch

import "tabby/history"

// doings has the words of each [history.Doing].
var doings = map[history.Doing]string{
	history.ReadingFile:     "bestand lezen",
	history.CheckingGames:   "spellen controleren",
	history.ComparingGames:  "spellen vergelijken",
	history.WritingGames:    "spellen schrijven",
	history.WritingEntries:  "items schrijven",
	history.CountingGames:   "spellen tellen",
	history.DerivingGames:   "spellen berekenen",
	history.CheckingFile:    "bestand controleren",
	history.CheckingEntries: "items controleren",
	history.CopyingPages:    "pagina’s kopiëren",
	history.CopyingRows:     "rijen kopiëren",
	history.PuttingBack:     "bestand op zijn plek zetten",
	history.Exchanging:      "spellen uitwisselen",

	history.ClosingFile:   "bestand sluiten",
	history.Diagnosing:    "kijken wat er te repareren is",
	history.EmptyingTrash: "prullenbak legen",
	history.Exporting:     "exporteren",
	history.Importing:     "importeren",
	history.LockingFile:   "bestand vergrendelen",
	history.LookingAround: "in de map kijken",
	history.MakingBackup:  "back-up maken",
	history.MakingFolder:  "map maken",
	history.OpeningFile:   "bestand openen",
	history.Reading:       "spellen lezen",
	history.Repairing:     "spellen repareren",
	history.Restoring:     "back-up terugzetten",
	history.SavingDraft:   "concept opslaan",
	history.SettingAside:  "bestand opzijzetten",
	history.Upgrading:     "bestand bijwerken",
	history.WritingChange: "wijziging schrijven",
	history.WritingFile:   "bestand schrijven",
}
