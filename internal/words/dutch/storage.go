package dutch

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStorage() words.Storage {
	return words.Storage{
		Title:      "Je gegevens",
		Export:     "Exporteren",
		Import:     "Importeren",
		Backups:    "Back-ups",
		Check:      "Controleren",
		Trash:      "Prullenbak",
		PaperSheet: "Blad papier",

		NoBackup:    "Nog geen.",
		EachWeek:    "Tabby maakt er elke week vanzelf een, en bewaart de laatste vijf en een jaar lang één per maand.",
		BackUpNow:   "Nu een back-up maken",
		TapOne:      "Tik op een back-up om die terug te zetten",
		SetAside:    "Opgeslagen voordat er een werd teruggezet",
		File:        "Bestand",
		WhichBackup: "Typ waar de back-up staat.",
		FromFar:     "Een back-up van ergens anders",
		PutItBack:   "Terugzetten",
		KeepHere:    "Alles zo laten",
		AsItWas:     "Spellen en spelers worden weer zoals ze toen waren. Wat hier nu is, wordt eerst opgeslagen en staat daarna in deze lijst, dus er gaat niets verloren.",
		BackingUp:   "Back-up wordt gemaakt",
		NotBackedUp: "Er is geen nieuwe back-up.",
		PuttingBack: "Wordt teruggezet",
		NotPutBack:  "Er is niets teruggezet",
		AllAsBefore: "Alles is zoals het was.",
		ItIsBack:    "Alles is terug",

		Choose:       "Bestand kiezen",
		Unreadable:   "Deze map kan niet worden gelezen.",
		Above:        "De map erboven",
		NoFileHere:   "Er is hier geen bestand dat eindigt op .jsonl of .csv.",
		MoreHere:     "Hier kan nog meer staan. Ga terug en typ waar het bestand staat.",
		FoundHere:    "Gevonden op deze computer",
		ImportHint:   "Een export van Tabby, een CSV-tabel met de kolommen date, variant, game, round, player, points en called, of wat de app BG Stats exporteert. Eerst wordt alles gecontroleerd en een back-up gemaakt. Twee keer importeren kan geen kwaad.",
		FileOrLink:   "Bestand, of de link van een spel",
		WhichFile:    "Kies het bestand, sleep het op het venster, of typ waar het staat.",
		GameLink:     "De link van een spel",
		PasteLink:    "Plak de link die het andere apparaat laat zien.",
		FromDevice:   "Van een ander apparaat",
		ImportLink:   "Link importeren",
		Importing:    "Wordt geïmporteerd",
		NotImported:  "Er is niets geïmporteerd.",
		Folder:       "Map",
		NotWritten:   "Er is niets geschreven.",
		Everything:   "Alles, voor een andere Tabby",
		EveryHint:    "Spellen, spelers, notities en de prullenbak, als JSON Lines. Als je het ergens anders importeert, gaat er niets verloren.",
		ExportAll:    "Alles exporteren",
		ExportingAll: "Alles wordt geëxporteerd",
		Table:        "Een tabel voor een rekenblad",
		TableHint:    "Eén rij per speler en ronde, als CSV voor LibreOffice, Excel en andere.",
		ExportTable:  "Tabel exporteren",
		ExportingIt:  "De tabel wordt geëxporteerd",

		Evening:   "Dag",
		ChooseWho: "Kies wie er meededen, minstens twee spelers.",
		PaperHint: "Voor een spel waarvan alleen de totalen bekend zijn.",
		Game:      "Spel",
		Totals:    "Totalen",
		WhichGame: "Welk spel",
		WhichDay:  "Welke dag was het?",

		Checking:    "Wordt gecontroleerd",
		NotAllSeen:  "Niet alles is gecontroleerd.",
		Stopped:     "Gestopt",
		NotChecked:  "Het kon niet worden gecontroleerd",
		AllIsWell:   "Alles is goed",
		Damaged:     "Er is iets beschadigd",
		Repairing:   "Wordt gerepareerd",
		NotRepaired: "Er is niets gerepareerd",
		WhatIsThere: "Wat er is",
		DamagedKept: "Wat beschadigd is, blijft als bestand ernaast staan.",

		TrashEmpty: "De prullenbak is leeg.",
		EmptyTrash: "Prullenbak legen",
		PutBack:    "Terughalen",
		GameIsBack: "Het spel is terug.",
		DeleteThem: "Voorgoed weggooien",
		KeepThem:   "Houden",
		ForGood:    "Dit kun je niet ongedaan maken. Alleen een import of een eerdere back-up brengt ze terug. Op je andere apparaten blijven ze in de prullenbak.",
		Emptying:   "De prullenbak wordt geleegd",
	}
}

var storageWords = sentence.StorageWords{
	Kilobytes: "{n} kB", Megabytes: "{n} MB",
	Holding: "{games} en {rounds}",
	Whole: map[history.Place]grammar.Pattern{
		history.InDatabase: "De database ({file}): {holding}.",
		history.InExport:   "De doorlopende export ({file}): {holding}.",
		history.InAside:    "Een beschadigd bestand, opzijgezet ({file}): {holding}.",
		history.InBackup:   "De back-up van {moment}: {holding}.",
	},
	Damaged: map[history.Place]grammar.Pattern{
		history.InDatabase: "De database ({file}): beschadigd, te lezen: {holding}.",
		history.InExport:   "De doorlopende export ({file}): beschadigd, te lezen: {holding}.",
		history.InAside:    "Een beschadigd bestand, opzijgezet ({file}): beschadigd, te lezen: {holding}.",
		history.InBackup:   "De back-up van {moment}: beschadigd, te lezen: {holding}.",
	},
	PutBack: "De back-up van {moment} terugzetten", BringBack: "Alles redden wat te lezen is",
	LosesNothing: "Houdt {keeps}, verliest niets.", LosesRounds: "Houdt {keeps}, verliest {loses}.", LosesAll: "Houdt {keeps}, verliest {loses}.",
	HereAgain: "Weer terug: {holding}.", SetAside: "Wat hier eerst was, staat er opzijgezet naast: {files}.",

	AskPutBack: "Terugzetten: {backup}", BackedUp: "Alles staat in de back-up: {path}", Written: "Opgeslagen: {path}",
	AllWell:   grammar.Forms{"{n} spel is in orde.", "{n} spellen zijn in orde."},
	InTrash:   grammar.Forms{"{n} spel, niet in lijsten en statistieken.", "{n} spellen, niet in lijsten en statistieken."},
	AskDelete: grammar.Forms{"{n} spel voorgoed weggooien", "{n} spellen voorgoed weggooien"},
	Deleted:   grammar.Forms{"{n} spel weggegooid.", "{n} spellen weggegooid."},
}
