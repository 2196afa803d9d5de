package spanish

import "tabby/history"

// doings has the words of each [history.Doing].
var doings = map[history.Doing]string{
	history.ReadingFile:     "leer el archivo",
	history.CheckingGames:   "comprobar las partidas",
	history.ComparingGames:  "comparar las partidas",
	history.WritingGames:    "escribir las partidas",
	history.WritingEntries:  "escribir las entradas",
	history.CountingGames:   "contar las partidas",
	history.DerivingGames:   "calcular las partidas",
	history.CheckingFile:    "comprobar el archivo",
	history.CheckingEntries: "comprobar las entradas",
	history.CopyingPages:    "copiar las páginas",
	history.CopyingRows:     "copiar las filas",
	history.PuttingBack:     "poner el archivo en su sitio",
	history.Exchanging:      "sincronizar dispositivos",

	history.ClosingFile:   "cerrar el archivo",
	history.Diagnosing:    "buscar qué se puede reparar",
	history.EmptyingTrash: "vaciar la papelera",
	history.Exporting:     "exportar",
	history.Importing:     "importar",
	history.LockingFile:   "bloquear el archivo",
	history.LookingAround: "mirar en la carpeta",
	history.MakingBackup:  "hacer una copia de seguridad",
	history.MakingFolder:  "crear la carpeta",
	history.OpeningFile:   "abrir el archivo",
	history.Reading:       "leer las partidas",
	history.Repairing:     "reparar las partidas",
	history.Restoring:     "recuperar la copia de seguridad",
	history.SavingDraft:   "guardar un borrador",
	history.SettingAside:  "apartar el archivo",
	history.Upgrading:     "poner el archivo al día",
	history.WritingChange: "escribir un cambio",
	history.WritingFile:   "escribir el archivo",
}
