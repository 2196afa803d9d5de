package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theComputer() words.Computer {
	return words.Computer{
		BrowserKeeps: "En este navegador, en esta dirección.",
		KeepsNothing: "Este navegador lo olvida todo al cerrar la pestaña, como una ventana privada. Antes, exporta tus partidas en los ajustes.",
		MayForget:    "Este navegador puede borrar tus partidas si se queda sin espacio. Expórtalas de vez en cuando, en los ajustes.",
	}
}

var computerWords = sentence.ComputerWords{
	IsOpen:    "Tabby ya está abierto",
	InTab:     "Tus partidas están abiertas en otra pestaña o ventana de este navegador. Sigue allí, o ciérrala e inténtalo otra vez.",
	InWindow:  "Tus partidas están abiertas en otra ventana. Sigue allí, o ciérrala e inténtalo otra vez.",
	InProcess: "Tus partidas están abiertas en otra ventana: proceso {pid}, desde el {since}. Sigue allí, o ciérrala e inténtalo otra vez.",
	Since:     "{weekday}, {day} de {month}, {time}",
	Damaged:   "Tus partidas están dañadas", OtherFiles: "Puede que haya partidas en otros archivos.",
	Newer:  "De un Tabby más nuevo",
	Update: "Tus partidas las guardó por última vez un Tabby más nuevo. Actualiza Tabby para abrirlas; no ha cambiado nada.",
	Closed: "No se pueden abrir tus partidas", TheyAreIn: "Deberían estar aquí: {folder}.",

	NightFile: "Partidas de Tabby {day}",
	InApp:     "la app que has elegido, como {file}", InDownloads: "las descargas de este navegador, como {file}",
}
