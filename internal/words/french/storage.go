package french

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStorage() words.Storage {
	return words.Storage{
		Title:      "Tes données",
		Export:     "Exporter",
		Import:     "Importer",
		Backups:    "Sauvegardes",
		Check:      "Vérifier",
		Trash:      "Corbeille",
		PaperSheet: "Feuille de papier",

		NoBackup:    "Pas encore.",
		EachWeek:    "Tabby en fait une chaque semaine tout seul, et garde les cinq dernières, plus une par mois pendant un an.",
		BackUpNow:   "Sauvegarder maintenant",
		TapOne:      "Touche une sauvegarde pour la restaurer",
		SetAside:    "Enregistrées avant une restauration",
		File:        "Fichier",
		WhichBackup: "Tape où est la sauvegarde.",
		FromFar:     "Une sauvegarde d’ailleurs",
		PutItBack:   "La restaurer",
		KeepHere:    "Garder ce qui est ici",
		AsItWas:     "Les parties et les joueurs redeviennent ce qu’ils étaient alors. Ce qui est ici maintenant est d’abord enregistré et se trouve ensuite dans cette liste : rien n’est perdu.",
		BackingUp:   "Sauvegarde en cours",
		NotBackedUp: "Il n’y a pas de nouvelle sauvegarde.",
		PuttingBack: "Restauration en cours",
		NotPutBack:  "Rien n’a été restauré",
		AllAsBefore: "Tout est comme avant.",
		ItIsBack:    "Tout est de retour",

		Choose:       "Choisir un fichier",
		Unreadable:   "Ce dossier ne peut pas être lu.",
		Above:        "Le dossier au-dessus",
		NoFileHere:   "Ici, aucun fichier ne finit par .jsonl ou .csv.",
		MoreHere:     "Il y en a peut-être plus ici. Reviens et tape où est le fichier.",
		FoundHere:    "Trouvé sur cet ordinateur",
		ImportHint:   "Un export de Tabby, un tableau CSV avec les colonnes date, variant, game, round, player, points et called, ou ce qu’exporte l’appli BG Stats. Tout est vérifié d’abord, et une sauvegarde est faite. Importer deux fois ne fait pas de mal.",
		FileOrLink:   "Fichier, ou lien d’une partie",
		WhichFile:    "Choisis le fichier, pose-le sur la fenêtre, ou tape où il est.",
		GameLink:     "Le lien d’une partie",
		PasteLink:    "Colle le lien que montre l’autre appareil.",
		FromDevice:   "D’un autre appareil",
		ImportLink:   "Importer le lien",
		Importing:    "Importation en cours",
		NotImported:  "Rien n’a été importé.",
		Folder:       "Dossier",
		NotWritten:   "Rien n’a été écrit.",
		Everything:   "Tout, pour un autre Tabby",
		EveryHint:    "Les parties, les joueurs, les notes et la corbeille, en JSON Lines. Importé ailleurs, rien ne se perd.",
		ExportAll:    "Tout exporter",
		ExportingAll: "Exportation en cours",
		Table:        "Un tableau, pour un tableur",
		TableHint:    "Une ligne par joueur et par manche, en CSV pour LibreOffice, Excel et d’autres.",
		ExportTable:  "Exporter un tableau",
		ExportingIt:  "Exportation du tableau",

		Evening:   "Jour",
		ChooseWho: "Choisis qui a joué, au moins deux personnes.",
		PaperHint: "Pour une partie dont on ne connaît que les totaux.",
		Game:      "Jeu",
		Totals:    "Totaux",
		WhichGame: "Quel jeu",
		WhichDay:  "Quel jour était-ce ?",

		Checking:    "Vérification en cours",
		NotAllSeen:  "Tout n’a pas été vérifié.",
		Stopped:     "Arrêté",
		NotChecked:  "La vérification n’a pas pu se faire",
		AllIsWell:   "Tout va bien",
		Damaged:     "Quelque chose est abîmé",
		Repairing:   "Réparation en cours",
		NotRepaired: "Rien n’a été réparé",
		WhatIsThere: "Ce qui est là",
		DamagedKept: "Ce qui est abîmé est gardé dans un fichier à côté.",

		TrashEmpty: "La corbeille est vide.",
		EmptyTrash: "Vider la corbeille",
		PutBack:    "Reprendre",
		GameIsBack: "La partie est de retour.",
		DeleteThem: "Supprimer pour toujours",
		KeepThem:   "Les garder",
		ForGood:    "On ne peut pas revenir en arrière. Seul un import ou une sauvegarde plus ancienne les ramène. Sur tes autres appareils, elles restent dans la corbeille.",
		Emptying:   "La corbeille se vide",
	}
}

var storageWords = sentence.StorageWords{
	Kilobytes: "{n} ko", Megabytes: "{n} Mo",
	Holding: "{games} et {rounds}",
	Whole: map[history.Place]grammar.Pattern{
		history.InDatabase: "La base de données ({file}) contient {holding}.",
		history.InExport:   "L’export continu ({file}) contient {holding}.",
		history.InAside:    "Un fichier abîmé mis de côté ({file}) contient {holding}.",
		history.InBackup:   "La sauvegarde du {moment} contient {holding}.",
	},
	Damaged: map[history.Place]grammar.Pattern{
		history.InDatabase: "La base de données ({file}) est abîmée. On peut y lire {holding}.",
		history.InExport:   "L’export continu ({file}) est abîmé. On peut y lire {holding}.",
		history.InAside:    "Un fichier mis de côté ({file}) est abîmé. On peut y lire {holding}.",
		history.InBackup:   "La sauvegarde du {moment} est abîmée. On peut y lire {holding}.",
	},
	PutBack: "Restaurer la sauvegarde du {moment}", BringBack: "Ramener tout ce qui peut se lire",
	LosesNothing: "Garde {keeps}, ne perd rien.", LosesRounds: "Garde {keeps}, perd {loses}.", LosesAll: "Garde {keeps}, perd {loses}.",
	HereAgain: "De retour ici : {holding}.", SetAside: "Ce qui était ici avant est mis de côté, dans le même dossier : {files}.",

	AskPutBack: "Restaurer : {backup}", BackedUp: "Tout est sauvegardé : {path}", Written: "Enregistré : {path}",
	AllWell:   grammar.Forms{"{n} partie est en bon état.", "{n} parties sont en bon état."},
	InTrash:   grammar.Forms{"{n} partie, hors des listes et des statistiques.", "{n} parties, hors des listes et des statistiques."},
	AskDelete: grammar.Forms{"Supprimer {n} partie pour toujours", "Supprimer {n} parties pour toujours"},
	Deleted:   grammar.Forms{"{n} partie supprimée.", "{n} parties supprimées."},
}
