package spanish

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theShell() words.Shell {
	return words.Shell{
		Keys:         "Teclas",
		KeyHelp:      keyHelp,
		SaidLast:     "Lo que se ha dicho",
		NothingSaid:  "Todavía no se ha dicho nada.",
		ShowMeAround: "Enséñame Tabby",

		Tour: [...]words.TourCard{
			{
				Title: "Llevar los puntos",
				Text:  "Elige quién juega. Después de cada ronda, escribe lo que tiene cada uno: Tabby suma y dice quién reparte y quién está fuera.",
				Does:  "Partida nueva",
			},
			{
				Title: "Preguntar una regla",
				Text:  "El libro que está arriba en cada partida responde a lo que preguntes con tus palabras, según las reglas a las que jugáis.",
				Does:  "Reglas",
			},
			{
				Title: "Repartir una baraja",
				Text:  "¿No tenéis cartas? Tabby reparte una baraja para una mesa, y si queréis juega el ordenador.",
				Does:  "Repartir",
			},
		},
		Next: "Siguiente",

		WentWrong:     "Algo ha ido mal",
		TryAgain:      "Intentarlo otra vez",
		SeeWhat:       "Ver qué se puede recuperar",
		SeeingWhat:    "Buscando qué se puede recuperar",
		NotInOrderYet: "Todavía no está reparado.",
		InOrderAgain:  "Todo vuelve a estar bien",
		OpenIt:        "Abrir",
		CloseTabby:    "Cerrar Tabby",

		WrittenDown: "Apuntado.",
		NoteWritten: "Nota guardada.",
		GoesOnHere:  "La partida sigue aquí.",
		Colour:      "Color",
		Shape:       "Forma",
		Looks:       "Aspecto",
		NoDay:       "Ese día no existe. Escríbelo así: 31 de enero de 2026.",

		SavePicture:  "Guardar la imagen",
		SharePicture: "Compartir la imagen",
		CopyPicture:  "Copiar",
		CopyAsText:   "Copiar como texto",
		Copied:       "Copiado. Pégalo en un mensaje.",
		OtherForms:   "O de otra forma",
		Saving:       "Guardando…",
		OpenFolder:   "Abrir la carpeta",
		SheetA4:      "Una hoja para imprimir, A4",
		SheetLetter:  "Una hoja para imprimir, tamaño carta",

		SheetA4Large:     "Una hoja para imprimir en letra grande, A4",
		SheetLetterLarge: "Una hoja para imprimir en letra grande, tamaño carta",

		Spreadsheet: "Una tabla para una hoja de cálculo (CSV)",
		AllAsLines:  "Todo, para otro Tabby (JSON Lines)",

		MayTakeAMoment: "Puede tardar un momento.",
		Stop:           "Parar",
		Stopping:       "Parando…",
	}
}

// keyHelp is what the keyboard does, as it is shown under "?".
var keyHelp = [][2]string{
	{"N", "apuntar los puntos de la ronda; en el inicio, partida nueva"},
	{"0 a 9", "escribir los puntos; después sigue solo"},
	{"+", "sumar a los puntos: 12+7"},
	{"Intro", "jugador siguiente; apuntar la ronda; en otro sitio, el botón principal"},
	{"Retroceso", "quitar una cifra"},
	{"Arriba, Abajo", "otro jugador"},
	{"K", "este jugador cantó; en la hoja, alguien golpea"},
	{"C", "tocar las cartas en vez de escribir el total"},
	{"Ctrl+Z o U", "deshacer"},
	{"Ctrl+Mayús+Z o R", "rehacer"},
	{"V", "la baraja virtual"},
	{"P", "en el inicio, jugar ya una ronda contra el ordenador"},
	{"D, T, 1 a 9", "con la baraja virtual: robar, el descarte, una carta tuya"},
	{"P", "con la baraja virtual: quedarte la carta especial robada; después, 1 a 9"},
	{"K, H, N, O, R", "con la baraja virtual: cantar, avanzar, nadie tira, preguntar al entrenador, las reglas"},
	{"H", "en la hoja y en el inicio: las reglas y lo que hacen las cartas especiales"},
	{"M", "más: entrar, dejar la partida, sitios, reglas de la casa"},
	{"S", "igual que la última vez"},
	{"A", "en el inicio, todas las partidas"},
	{"J", "en el inicio, entrar en la mesa de otro dispositivo"},
	{"I", "oír cómo va"},
	{"L", "leer lo último que se ha dicho"},
	{"Ctrl+,", "ajustes"},
	{"Tab, flechas, Espacio", "llegar a todo y tocarlo"},
	{"Escape", "volver"},
	{"?", "esta lista"},
}

var shellWords = sentence.ShellWords{
	CardOf:   "{n} de {all}",
	NotKept:  "esto no se ha podido guardar: {reason}",
	NewBadge: "{name} tiene una insignia nueva.",
	IsIn:     "Guardado: {path}.",
	Looks:    map[history.Look]grammar.Pattern{history.LookPaper: "Papel", history.LookFelt: "Tapete", history.LookNight: "Noche"},
	Stopped:  "Parado.",
}
