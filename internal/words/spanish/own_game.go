package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theOwnGames() words.OwnGames {
	return words.OwnGames{
		Title:     "Un juego propio",
		Unnamed:   "Este juego",
		StartFrom: "Partir de otro juego",
		Nothing:   "Desde cero",
		Yours:     "Tus propios juegos",

		Name:        "¿Cómo se llama?",
		NameExample: "El Cabo de la abuela",
		NameFirst:   "Ponle un nombre al juego.",

		HowMany: "¿Cuántos juegan?",
		Fewest:  "Como mínimo",
		Most:    "Como máximo",

		WhoWins: "¿Quién gana?",
		Lowest:  "El total más bajo",
		Highest: "El total más alto",

		HowItEnds: "¿Cómo acaba?",

		Points:    "Puntos de una ronda",
		BelowZero: "Puede haber puntos negativos",
		Least:     "Como mínimo",
		Greatest:  "Como máximo",

		Calling:     "¿Alguien canta o acaba la ronda?",
		NobodyCalls: "Nadie",
		MayCall:     "Alguien puede hacerlo",
		Calls:       "Siempre lo hace alguien",
		Word:        "¿Qué se dice al cantar?",
		WordExample: "fin",

		More: "Más preguntas",

		SpecialHand:      "Una mano especial",
		Special:          "Hay una mano con nombre propio",
		SpecialName:      "¿Cómo se llama esa mano?",
		SpecialExample:   "Cuatro ases",
		SpecialOwn:       "Vale",
		SpecialOthers:    "Entonces los demás se apuntan un número fijo",
		OthersCount:      "Los demás se apuntan",
		SpecialCards:     "Sus cartas",
		SpecialCardsHint: "Con un espacio entre ellas, como 12 12 13 13. Deja el campo vacío si prefieres marcar tú la mano.",

		WhoBegins: "¿Quién empieza y quién reparte?",

		Cards:        "Cartas para tocar",
		NoCards:      "Ninguna",
		OwnCards:     "Cartas propias",
		LowestCard:   "La carta más baja",
		HighestCard:  "La carta más alta",
		OfEach:       "Cuántas de cada una",
		AddCards:     "Añadir más cartas",
		RemoveCards:  "Quitar estas cartas",
		Ace:          "Un as vale",
		Jack:         "Una jota vale",
		Queen:        "Una reina vale",
		BlackKing:    "Un rey negro vale",
		RedKing:      "Un rey rojo vale",
		Joker:        "Un comodín vale",
		Hand:         "Cartas por jugador",
		FewerCards:   "Al final pueden quedar menos",
		HandChanges:  "Pueden ser menos o más durante la ronda",
		Grid:         "Las cartas están en filas",
		EqualColumns: "Una columna de cartas iguales no vale nada.",
		Rows:         "Filas",
		Columns:      "Cartas en una fila",

		Others: "Otras reglas de la casa",

		Note:        "¿Cómo lo jugáis?",
		NoteExample: "Escribe lo que todos deben saber.",

		Save:           "Guardar este juego",
		Saved:          "El juego está guardado aquí. Elige quién juega.",
		Change:         "Cambiarlo",
		Delete:         "Borrarlo",
		Link:           "Pasarlo a otro dispositivo",
		LinkTitle:      "Pasar este juego",
		LinkCode:       "Las reglas del juego como código QR",
		BringIn:        "Traer un juego",
		BringInHint:    "Pega el enlace de un juego de otro dispositivo.",
		PasteLink:      "El enlace",
		LookAtIt:       "Mirarlo",
		Play:           "Jugar",
		NoteStays:      "Lo que has escrito sobre cómo lo jugáis no va en el enlace.",
		NotTaken:       "No ha llegado ningún juego",
		HasIt:          "Este juego ya está guardado aquí.",
		BegunElsewhere: "Este juego no está aquí entre tus propios juegos. Añádelo para volver a encontrarlo.",
		Add:            "Añadir a tus juegos",
	}
}

var ownGamesWords = sentence.OwnGamesWords{
	ChangeInto: "Hacer de {game} un juego propio", BegunFrom: "Ahora las respuestas son las de {game}.",
	CardsNumber: "Cartas {n}",
	Added:       "{game} ya está entre tus propios juegos.", Deleted: "Se ha borrado {game}. Las partidas empezadas se quedan.",
	Menu:         "Qué hacer con {game}",
	InAll:        "{cards} en total",
	LowestWins:   "Un juego de {players} jugadores. Gana el total más bajo. {ends}",
	HighestWins:  "Un juego de {players} jugadores. Gana el total más alto. {ends}",
	Scan:         "Escanéalo con la cámara del otro dispositivo. Allí se abre Tabby y pregunta si guarda el juego.",
	ScanAndPaste: "Escanéalo en el otro dispositivo y pega allí el enlace en «Traer un juego».",
}
