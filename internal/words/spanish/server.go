package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theServer() words.Server {
	return words.Server{
		OtherName:    "Este Tabby no se llama así. Escanea el código otra vez, o ábrelo con --name.",
		OtherNetwork: "Este Tabby solo deja entrar a dispositivos de su propia red.",

		Damaged: "Esta página está dañada.",

		Problem:      "No ha funcionado",
		AllTables:    "Todas las mesas",
		Key:          "Clave",
		KeyHint:      "Se la dio a tu familia quien lleva este servidor. Este dispositivo la guarda un año.",
		Open:         "Abrir",
		Running:      "Partidas en marcha",
		BeginGame:    "Empezar una partida",
		Game:         "Juego",
		NamesHint:    "Un nombre por línea, en el sentido de las agujas del reloj; quien va primero reparte.",
		Begin:        "Empezar",
		SaveCopy:     "Guardar una copia de todas las partidas",
		Addresses:    "Cada dirección es una llave de esta partida. Dásela solo a quien esté en la mesa.",
		CodeOfLink:   "Código QR de la dirección de abajo",
		Digits:       "Entrar con seis cifras",
		DigitsHint:   "Para un dispositivo sin cámara: ocupa un sitio. Las cifras valen diez minutos.",
		OtherPage:    "este formulario es de otra página; abre las mesas de tu familia y envíalo desde allí",
		WrongKey:     "esa no es la clave de esta familia; quien lleva este servidor puede hacer una nueva",
		WrongKeys:    "demasiadas claves equivocadas; espera un minuto e inténtalo otra vez",
		ManyFamilies: "ahora juegan tantas familias que este servidor no tiene sitio para otra; inténtalo dentro de unos minutos",
		TooMuch:      "esta familia pide a la vez más de lo que puede; espera un momento e inténtalo otra vez",
		Stopping:     "este servidor se está parando; inténtalo dentro de un minuto",
		Removed:      "las partidas de esta familia ya no están en este servidor",
		Unreadable:   "las partidas de esta familia no se pueden abrir ahora; quien lleva este servidor puede leer por qué en su registro",
	}
}

var serverWords = sentence.ServerWords{
	Refused: map[string]grammar.Pattern{
		"ERR_ROLE":      "este dispositivo solo puede mirar",
		"ERR_SEAT":      "eso solo puede hacerlo quien está en ese sitio",
		"ERR_TAKEN":     "ese sitio lo tiene otro dispositivo: {name}. Quien lleva los puntos puede dejarlo libre; si no, queda libre cuando ese dispositivo lleve un minuto ausente",
		"ERR_HAND":      "este dispositivo ya ha tenido otras cartas en esta ronda; podrá ocupar ese sitio cuando la ronda acabe",
		"ERR_HERE":      "{name} está aquí o acaba de irse; después de un minuto puede jugar el ordenador",
		"ERR_KEEPER":    "eso solo puede hacerlo quien lleva los puntos",
		"ERR_ROUND":     "esa ronda ya está apuntada",
		"ERR_SLIP":      "{name} ha apuntado mientras tanto {points}; envía otra vez para cambiarlo",
		"ERR_NUMBER":    "«{name}» no es un número",
		"ERR_MOVED":     "la ronda ha seguido mientras tanto; mira otra vez",
		"ERR_PAUSED":    "la mesa está en pausa",
		"ERR_INTENT":    "la mesa no entiende esto; carga la página otra vez",
		"ERR_GONE":      "han echado a este dispositivo de la mesa",
		"ERR_KEY":       "este código ya no vale; escanea el que enseña ahora la mesa",
		"ERR_CODE":      "ese no es el código de una mesa; escribe las seis cifras que enseña ahora la mesa",
		"closed":        "la mesa está cerrada ahora",
		"ERR_FULL":      "hay demasiados dispositivos en esta mesa; cierra Tabby en uno de ellos",
		"ERR_TOO_OFTEN": "demasiados intentos; espera un minuto y escanea el código otra vez",
		"ERR_BUSY":      "la mesa está ocupada; inténtalo otra vez",
	},
	Farewell: map[string]grammar.Pattern{
		"gone":    "Han echado a este dispositivo de la mesa.",
		"keys":    "Hay códigos nuevos. Escanea el que enseña ahora la mesa.",
		"trashed": "Esta partida se ha borrado, así que también ha acabado para los invitados.",
		"handed":  "Esta partida se ha pasado a otro dispositivo, y sigue allí.",
	},
	DeviceNumber: "Dispositivo {n}", TablesOf: "Mesas: {family}",
	Since: "{variant}, {rounds}, desde el {moment}", HereBefore: " Antes aquí: {names}.",
	TooMany: grammar.Forms{"esta familia tiene {n} mesa abierta y no puede tener más; cierra Tabby en sus dispositivos e inténtalo otra vez dentro de unos minutos", "esta familia tiene {n} mesas abiertas y no puede tener más; cierra Tabby en los dispositivos de una e inténtalo otra vez dentro de unos minutos"},
	Full:    "los {n} MB de esta familia están llenos; no se guarda nada más hasta que quien lleva este servidor lo permita",
}
