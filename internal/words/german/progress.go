package german

import "tabby/history"

// doings has the words of each [history.Doing].
var doings = map[history.Doing]string{
	history.ReadingFile:     "Datei lesen",
	history.CheckingGames:   "Spiele prüfen",
	history.ComparingGames:  "Spiele vergleichen",
	history.WritingGames:    "Spiele schreiben",
	history.WritingEntries:  "Einträge schreiben",
	history.CountingGames:   "Spiele zählen",
	history.DerivingGames:   "Spiele berechnen",
	history.CheckingFile:    "Datei prüfen",
	history.CheckingEntries: "Einträge prüfen",
	history.CopyingPages:    "Seiten kopieren",
	history.CopyingRows:     "Zeilen kopieren",
	history.PuttingBack:     "Datei an ihren Platz legen",
	history.Exchanging:      "Geräte abgleichen",

	history.ClosingFile:   "Datei schließen",
	history.Diagnosing:    "Nachsehen, was sich reparieren lässt",
	history.EmptyingTrash: "Papierkorb leeren",
	history.Exporting:     "Exportieren",
	history.Importing:     "Importieren",
	history.LockingFile:   "Datei sperren",
	history.LookingAround: "In den Ordner schauen",
	history.MakingBackup:  "Sicherung machen",
	history.MakingFolder:  "Ordner anlegen",
	history.OpeningFile:   "Datei öffnen",
	history.Reading:       "Spiele lesen",
	history.Repairing:     "Spiele reparieren",
	history.Restoring:     "Sicherung zurückspielen",
	history.SavingDraft:   "Entwurf speichern",
	history.SettingAside:  "Datei zur Seite legen",
	history.Upgrading:     "Datei auf den neuesten Stand bringen",
	history.WritingChange: "Änderung schreiben",
	history.WritingFile:   "Datei schreiben",
}
