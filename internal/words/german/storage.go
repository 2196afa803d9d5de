package german

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStorage() words.Storage {
	return words.Storage{
		Title:      "Deine Daten",
		Export:     "Exportieren",
		Import:     "Importieren",
		Backups:    "Sicherungen",
		Check:      "Prüfen",
		Trash:      "Papierkorb",
		PaperSheet: "Spiel vom Papier",

		NoBackup:    "Noch keine.",
		EachWeek:    "Tabby macht jede Woche von selbst eine und behält die letzten fünf, dazu ein Jahr lang eine pro Monat.",
		BackUpNow:   "Jetzt sichern",
		TapOne:      "Zum Zurückspielen antippen",
		SetAside:    "Gespeichert, bevor eine zurückgespielt wurde",
		File:        "Datei",
		WhichBackup: "Tippe ein, wo die Sicherung ist.",
		FromFar:     "Eine Sicherung von woanders",
		PutItBack:   "Zurückspielen",
		KeepHere:    "Alles so lassen",
		AsItWas:     "Spiele und Personen sind dann wieder so wie damals. Was jetzt hier ist, wird vorher gespeichert und steht danach in dieser Liste, es geht also nichts verloren.",
		BackingUp:   "Wird gesichert",
		NotBackedUp: "Es gibt keine neue Sicherung.",
		PuttingBack: "Wird zurückgespielt",
		NotPutBack:  "Nichts wurde zurückgespielt",
		AllAsBefore: "Alles ist wie vorher.",
		ItIsBack:    "Alles ist zurück",

		Choose:       "Datei wählen",
		Unreadable:   "Dieser Ordner lässt sich nicht lesen.",
		Above:        "Der Ordner darüber",
		NoFileHere:   "Hier endet keine Datei auf .jsonl oder .csv.",
		MoreHere:     "Hier kann noch mehr sein. Geh zurück und tippe ein, wo die Datei ist.",
		FoundHere:    "Auf diesem Computer gefunden",
		ImportHint:   "Ein Export von Tabby, eine CSV-Tabelle mit den Spalten date, variant, game, round, player, points und called, oder was die App BG Stats exportiert. Zuerst wird alles geprüft und eine Sicherung gemacht. Zweimal importieren schadet nicht.",
		FileOrLink:   "Datei, oder der Link eines Spiels",
		WhichFile:    "Wähle die Datei, zieh sie ins Fenster, oder tippe ein, wo sie ist.",
		GameLink:     "Der Link eines Spiels",
		PasteLink:    "Füge den Link ein, den das andere Gerät zeigt.",
		FromDevice:   "Von einem anderen Gerät",
		ImportLink:   "Link importieren",
		Importing:    "Wird importiert",
		NotImported:  "Nichts wurde importiert.",
		Folder:       "Ordner",
		NotWritten:   "Nichts wurde geschrieben.",
		Everything:   "Alles, für ein anderes Tabby",
		EveryHint:    "Spiele, Personen, Notizen und der Papierkorb, als JSON Lines. Wer das woanders importiert, verliert nichts.",
		ExportAll:    "Alles exportieren",
		ExportingAll: "Alles wird exportiert",
		Table:        "Eine Tabelle zum Weiterrechnen",
		TableHint:    "Eine Zeile pro Person und Runde, als CSV für LibreOffice, Excel und andere.",
		ExportTable:  "Tabelle exportieren",
		ExportingIt:  "Die Tabelle wird exportiert",

		Evening:   "Tag",
		ChooseWho: "Wähle, wer mitgespielt hat, mindestens zwei Personen.",
		PaperHint: "Für ein Spiel, von dem nur die Gesamtstände bekannt sind.",
		Game:      "Spiel",
		Totals:    "Gesamtstände",
		WhichGame: "Welches Spiel",
		WhichDay:  "Welcher Tag war das?",

		Checking:    "Wird geprüft",
		NotAllSeen:  "Nicht alles wurde geprüft.",
		Stopped:     "Abgebrochen",
		NotChecked:  "Es ließ sich nicht prüfen",
		AllIsWell:   "Alles ist gut",
		Damaged:     "Etwas ist beschädigt",
		Repairing:   "Wird repariert",
		NotRepaired: "Nichts wurde repariert",
		WhatIsThere: "Was da ist",
		DamagedKept: "Was beschädigt ist, bleibt als Datei daneben liegen.",

		TrashEmpty: "Der Papierkorb ist leer.",
		EmptyTrash: "Papierkorb leeren",
		PutBack:    "Zurückholen",
		GameIsBack: "Das Spiel ist wieder da.",
		DeleteThem: "Für immer löschen",
		KeepThem:   "Behalten",
		ForGood:    "Das lässt sich nicht rückgängig machen. Nur ein Import oder eine frühere Sicherung bringt sie zurück. Auf deinen anderen Geräten bleiben sie im Papierkorb.",
		Emptying:   "Der Papierkorb wird geleert",
	}
}

var storageWords = sentence.StorageWords{
	Kilobytes: "{n} kB", Megabytes: "{n} MB",
	Holding: "{games} und {rounds}",
	Whole: map[history.Place]grammar.Pattern{
		history.InDatabase: "Die Datenbank ({file}): {holding}.",
		history.InExport:   "Der laufende Export ({file}): {holding}.",
		history.InAside:    "Eine beschädigte Datei, zur Seite gelegt ({file}): {holding}.",
		history.InBackup:   "Die Sicherung vom {moment}: {holding}.",
	},
	Damaged: map[history.Place]grammar.Pattern{
		history.InDatabase: "Die Datenbank ({file}): beschädigt, zu lesen sind {holding}.",
		history.InExport:   "Der laufende Export ({file}): beschädigt, zu lesen sind {holding}.",
		history.InAside:    "Eine beschädigte Datei, zur Seite gelegt ({file}): beschädigt, zu lesen sind {holding}.",
		history.InBackup:   "Die Sicherung vom {moment}: beschädigt, zu lesen sind {holding}.",
	},
	PutBack: "Die Sicherung vom {moment} zurückspielen", BringBack: "Alles retten, was sich lesen lässt",
	LosesNothing: "Behält {keeps}, verliert nichts.", LosesRounds: "Behält {keeps}, verliert {loses}.", LosesAll: "Behält {keeps}, verliert {loses}.",
	HereAgain: "{holding} sind wieder da.", SetAside: "Was vorher hier war, liegt jetzt daneben: {files}.",

	AskPutBack: "{backup} zurückspielen", BackedUp: "Alles ist gesichert: {path}", Written: "Gespeichert: {path}",
	AllWell:   grammar.Forms{"{n} Spiel ist in Ordnung.", "{n} Spiele sind in Ordnung."},
	InTrash:   grammar.Forms{"{n} Spiel, nicht in Listen und Statistik.", "{n} Spiele, nicht in Listen und Statistik."},
	AskDelete: grammar.Forms{"{n} Spiel für immer löschen", "{n} Spiele für immer löschen"},
	Deleted:   grammar.Forms{"{n} Spiel gelöscht.", "{n} Spiele gelöscht."},
}
