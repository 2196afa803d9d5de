package spanish

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStorage() words.Storage {
	return words.Storage{
		Title:      "Tus datos",
		Export:     "Exportar",
		Import:     "Importar",
		Backups:    "Copias de seguridad",
		Check:      "Comprobar",
		Trash:      "Papelera",
		PaperSheet: "Hoja de papel",

		NoBackup:    "Todavía ninguna.",
		EachWeek:    "Tabby hace una cada semana, y guarda las cinco últimas y una al mes durante un año.",
		BackUpNow:   "Hacer una copia ahora",
		TapOne:      "Toca una para recuperarla",
		SetAside:    "Guardado antes de recuperar una",
		File:        "Archivo",
		WhichBackup: "Escribe dónde está la copia de seguridad.",
		FromFar:     "Una copia de seguridad de otro sitio",
		PutItBack:   "Recuperarla",
		KeepHere:    "Dejar lo que hay aquí",
		AsItWas:     "Las partidas y los jugadores vuelven a estar como entonces. Lo que hay ahora aquí se guarda antes y queda en esta lista, así que no se pierde nada.",
		BackingUp:   "Haciendo la copia de seguridad",
		NotBackedUp: "No hay ninguna copia de seguridad nueva.",
		PuttingBack: "Recuperando la copia",
		NotPutBack:  "No se ha recuperado nada",
		AllAsBefore: "Todo está como antes.",
		ItIsBack:    "Todo ha vuelto",

		Choose:       "Elegir un archivo",
		Unreadable:   "Esta carpeta no se puede leer.",
		Above:        "La carpeta de arriba",
		NoFileHere:   "Aquí ningún archivo acaba en .jsonl o .csv.",
		MoreHere:     "Aquí puede haber más. Vuelve y escribe dónde está el archivo.",
		FoundHere:    "Encontrado en este ordenador",
		ImportHint:   "Una exportación de Tabby, una tabla CSV con las columnas date, variant, game, round, player, points y called, o lo que exporta la app BG Stats. Primero se comprueba todo y se hace una copia de seguridad. Importar dos veces no hace daño.",
		FileOrLink:   "Archivo, o el enlace de una partida",
		WhichFile:    "Elige el archivo, arrástralo a la ventana o escribe dónde está.",
		GameLink:     "El enlace de una partida",
		PasteLink:    "Pega el enlace que enseña el otro dispositivo.",
		FromDevice:   "De otro dispositivo",
		ImportLink:   "Importar el enlace",
		Importing:    "Importando",
		NotImported:  "No se ha importado nada.",
		Folder:       "Carpeta",
		NotWritten:   "No se ha escrito nada.",
		Everything:   "Todo, para otro Tabby",
		EveryHint:    "Partidas, jugadores, notas y la papelera, como JSON Lines. Al importarlo en otro sitio no se pierde nada.",
		ExportAll:    "Exportar todo",
		ExportingAll: "Exportando todo",
		Table:        "Una tabla, para una hoja de cálculo",
		TableHint:    "Una fila por jugador y ronda, como CSV para LibreOffice, Excel y otros.",
		ExportTable:  "Exportar una tabla",
		ExportingIt:  "Exportando una tabla",

		Evening:   "Día",
		ChooseWho: "Elige quién jugó, al menos dos personas.",
		PaperHint: "Para una partida de la que solo se saben los totales.",
		Game:      "Juego",
		Totals:    "Totales",
		WhichGame: "Qué juego",
		WhichDay:  "¿Qué día fue?",

		Checking:    "Comprobando",
		NotAllSeen:  "No se ha comprobado todo.",
		Stopped:     "Parado",
		NotChecked:  "No se ha podido comprobar",
		AllIsWell:   "Todo está bien",
		Damaged:     "Algo está dañado",
		Repairing:   "Reparando",
		NotRepaired: "No se ha reparado nada",
		WhatIsThere: "Lo que hay",
		DamagedKept: "Lo dañado se guarda al lado, como archivo.",

		TrashEmpty: "La papelera está vacía.",
		EmptyTrash: "Vaciar la papelera",
		PutBack:    "Recuperar",
		GameIsBack: "La partida ha vuelto.",
		DeleteThem: "Borrar para siempre",
		KeepThem:   "Conservarlas",
		ForGood:    "Esto no se puede deshacer. Solo vuelven con una importación o una copia de seguridad anterior. En tus otros dispositivos siguen en la papelera.",
		Emptying:   "Vaciando la papelera",
	}
}

var storageWords = sentence.StorageWords{
	Kilobytes: "{n} kB", Megabytes: "{n} MB",
	Holding: "{games} y {rounds}",
	Whole: map[history.Place]grammar.Pattern{
		history.InDatabase: "La base de datos ({file}): {holding}.",
		history.InExport:   "La exportación continua ({file}): {holding}.",
		history.InAside:    "Un archivo dañado que se apartó ({file}): {holding}.",
		history.InBackup:   "La copia de seguridad del {moment}: {holding}.",
	},
	Damaged: map[history.Place]grammar.Pattern{
		history.InDatabase: "La base de datos ({file}): dañada; se puede leer esto: {holding}.",
		history.InExport:   "La exportación continua ({file}): dañada; se puede leer esto: {holding}.",
		history.InAside:    "Un archivo dañado que se apartó ({file}); se puede leer esto: {holding}.",
		history.InBackup:   "La copia de seguridad del {moment}: dañada; se puede leer esto: {holding}.",
	},
	PutBack: "Recuperar la copia de seguridad del {moment}", BringBack: "Recuperar todo lo que se puede leer",
	LosesNothing: "Conserva {keeps}, no pierde nada.", LosesRounds: "Conserva {keeps}, pierde {loses}.", LosesAll: "Conserva {keeps}, pierde {loses}.",
	HereAgain: "Ya están otra vez aquí: {holding}.", SetAside: "Lo que había antes se ha apartado al lado: {files}.",
	AskPutBack: "Recuperar esta copia: {backup}", BackedUp: "Todo está en la copia de seguridad: {path}", Written: "Guardado: {path}",
	AllWell:   grammar.Forms{"{n} partida está bien.", "{n} partidas están bien."},
	InTrash:   grammar.Forms{"{n} partida, ni en listas ni en estadísticas.", "{n} partidas, ni en listas ni en estadísticas."},
	AskDelete: grammar.Forms{"Borrar {n} partida para siempre", "Borrar {n} partidas para siempre"},
	Deleted:   grammar.Forms{"{n} partida borrada.", "{n} partidas borradas."},
}
