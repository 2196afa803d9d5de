package spanish

import (
	"tabby/history"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var refusalsWords = sentence.RefusalsWords{
	Failures: failureTable,
	Tables:   tableTable,
	Refusals: refusalTable,

	Doings: doings,
	Fields: map[string]string{
		"tabby_game": "este juego", "id": "la marca de este juego", "name": "el nombre", "word": "la palabra del canto",
		"players": "cuántos juegan", "wins": "quién gana", "caller": "quién canta", "changes": "si aumentan las cartas",
		"tie_breaks": "qué decide un empate", "deck": "las cartas", "hand": "las cartas de cada jugador",
		"grid": "cartas en filas", "score": "los puntos de una ronda", "special": "la mano especial",
		"house": "una de las reglas de la casa", "note": "la nota",
	},
	Kinds: map[string]grammar.Pattern{
		history.OfGame: "partida {what}", history.OfPerson: "persona {what}",
		history.OfNight: "el día {what}", history.OfGroup: "el grupo {what}",
	},
	Entry: "{about}, entrada {n}",
	Limits: []grammar.Pattern{
		history.FileMiB: "un archivo puede tener {n} MiB; para llevar todo a otro sitio hay copias de seguridad",
		history.LineMiB: "una línea puede tener {n} MiB",
		history.Nesting: "tiene más de {n} niveles, uno dentro de otro",
		history.People:  "más de {n} personas",
		history.Games:   "más de {n} partidas",
		history.Entries: "más de {n} entradas en una partida",
		history.Endings: "más de {n} finales de una partida",
		history.Players: "más de {n} jugadores en una partida",
	},
	Games: grammar.Forms{"{n} partida", "{n} partidas"},

	Action: "acción {n}", Line: "línea {n}",
	Damaged:  "dañado: {reason}",
	Runs:     "Tabby ya está en marcha; ciérralo primero",
	RunsAs:   "Tabby ya está en marcha, como proceso {pid} desde {since}; ciérralo primero",
	ListLike: "una lista como {list}",

	NoFile:     "no hay ningún archivo {path}; mira si el nombre está bien",
	NotAllowed: "no se puede usar {path}; mira de quién es",
	FileThere:  "{path} ya existe; elige otro nombre",
	NoFolder:   "no se puede crear la carpeta {path}; elige otro sitio",
	Unusable:   "no se puede usar {path}: {cause}; elige otro archivo",
}
