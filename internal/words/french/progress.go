package french

import "tabby/history"

// doings has the words of each [history.Doing].
var doings = map[history.Doing]string{
	history.ReadingFile:     "lecture du fichier",
	history.CheckingGames:   "vérification des parties",
	history.ComparingGames:  "comparaison des parties",
	history.WritingGames:    "écriture des parties",
	history.WritingEntries:  "écriture des entrées",
	history.CountingGames:   "comptage des parties",
	history.DerivingGames:   "calcul des parties",
	history.CheckingFile:    "vérification du fichier",
	history.CheckingEntries: "vérification des entrées",
	history.CopyingPages:    "copie des pages",
	history.CopyingRows:     "copie des lignes",
	history.PuttingBack:     "mise en place du fichier",
	history.Exchanging:      "synchronisation des appareils",

	history.ClosingFile:   "fermeture du fichier",
	history.Diagnosing:    "recherche de ce qui peut être réparé",
	history.EmptyingTrash: "vidage de la corbeille",
	history.Exporting:     "export",
	history.Importing:     "import",
	history.LockingFile:   "verrouillage du fichier",
	history.LookingAround: "lecture du dossier",
	history.MakingBackup:  "sauvegarde",
	history.MakingFolder:  "création du dossier",
	history.OpeningFile:   "ouverture du fichier",
	history.Reading:       "lecture des parties",
	history.Repairing:     "réparation des parties",
	history.Restoring:     "retour de la sauvegarde",
	history.SavingDraft:   "enregistrement d’un brouillon",
	history.SettingAside:  "mise de côté du fichier",
	history.Upgrading:     "mise à jour du fichier",
	history.WritingChange: "écriture d’un changement",
	history.WritingFile:   "écriture du fichier",
}
