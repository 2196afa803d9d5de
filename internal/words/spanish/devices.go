package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theDevices() words.Devices {
	return words.Devices{
		Title:  "Sincronizar dispositivos",
		Hint:   "Tus dispositivos comparten las partidas cuando están en la misma red wifi.",
		Others: "Otros dispositivos",

		About:        "Estos dispositivos comparten partidas, jugadores y notas cuando están en la misma red. Nada va a internet.",
		None:         "Todavía no hay otros dispositivos.",
		LetCome:      "Emparejar un dispositivo",
		GoThere:      "Escribir un enlace para emparejar",
		LinkOfOther:  "El enlace que enseña el otro dispositivo",
		EnterLink:    "Escribir el enlace",
		LinkIs:       "Un enlace para emparejar empieza por http:// y acaba en #pair= y una clave.",
		MeetNow:      "Sincronizar ahora",
		NotAnyMore:   "Dejar de sincronizar",
		PartHint:     "Todas las partidas se quedan en los dos dispositivos. Para volver a sincronizarlos hay que emparejarlos con un código nuevo.",
		ShowCode:     "Enseñar un código",
		AnotherCode:  "Enseñar otro código",
		NoNetwork:    "Este ordenador no está en ninguna red. Entra en la red wifi del otro dispositivo y busca otra vez.",
		Code:         "El código para escanear con el otro dispositivo",
		CodeHint:     "Escanéalo con la cámara de un móvil, o escribe el enlace en otro ordenador. Vale para un dispositivo, durante diez minutos.",
		Copied:       "Copiado. El enlace abre todas tus partidas, así que úsalo solo en tus dispositivos.",
		AskKeep:      "¿Sincronizar con este dispositivo?",
		KeepTogether: "Sincronizar",
		MeetingOther: "Sincronizando con el otro dispositivo",
		Parted:       "Ya no se sincroniza. Enseña allí un código nuevo, o quita aquí el dispositivo.",
		NotMet:       "Sin sincronizar todavía",

		NoLink:      "ese no es el enlace de un dispositivo; acaba en #pair= y una clave",
		OldCode:     "este código ya no vale; enseña uno nuevo en el otro dispositivo",
		PartedThere: "el otro dispositivo ya no se sincroniza con este; emparejadlos otra vez",
		OwnCode:     "este es el código de este mismo dispositivo",
		Away:        "el otro dispositivo no responde; tiene que estar encendido, con Tabby abierto y en la misma red",
		TooMany:     "hay demasiados dispositivos emparejados; quita uno primero",
		Listed:      "los dos dispositivos ya están emparejados; deja de sincronizar en los dos y emparéjalos otra vez",
		Unknown:     "ese dispositivo no existe",
		TooOften:    "demasiados intentos; espera un minuto",
		Tangled:     "lo que ha respondido el otro dispositivo no es de Tabby",
		TooSlow:     "va demasiado lento; lo que ha llegado se queda, y el resto viene la próxima vez",
		StoodStill:  "se ha parado a medio camino",
		TooLarge:    "demasiado de una vez",
	}
}

var devicesWords = sentence.DevicesWords{
	Met: sentence.When{Today: "Sincronizado: hoy, {time}", Yesterday: "Sincronizado: ayer", Day: "Sincronizado: {date}"},
	MetMoved: sentence.When{
		Today: "Hoy, {time}: {moved}.", Yesterday: "Ayer: {moved}.", Day: "El {date}: {moved}.",
	},
	MovedWith: "{device}: {moved}.",

	NothingNew: "nada nuevo",
	Came:       grammar.Forms{"{n} partida recibida", "{n} partidas recibidas"},
	Went:       grammar.Forms{"{n} partida enviada", "{n} partidas enviadas"},
	AlsoWent:   grammar.Forms{"{n} enviada", "{n} enviadas"},
	CameFrom:   grammar.Forms{"{n} partida recibida de {device}.", "{n} partidas recibidas de {device}."},

	Kept: grammar.Forms{"Se sincroniza con {n} dispositivo.", "Se sincroniza con {n} dispositivos."},
	BrowserOn: map[words.Machine]grammar.Pattern{
		words.NoMachine: "Navegador en un dispositivo", words.IPhone: "Navegador en el iPhone", words.IPad: "Navegador en el iPad",
		words.AndroidPhone: "Navegador en el móvil Android", words.AndroidTablet: "Navegador en la tableta Android",
		words.Windows: "Navegador en el ordenador con Windows", words.Mac: "Navegador en el Mac", words.Linux: "Navegador en el ordenador con Linux",
	},
	OnlyOrigin: "un navegador solo puede sincronizarse con el Tabby desde el que se cargó, {address}",
	KeepHint:   "Este dispositivo y el Tabby de {address} comparten partidas, jugadores y notas, ahora y siempre que estén en la misma red.",
	AskPart:    "Dejar de sincronizar con {device}", Meeting: "Sincronizando con {device}",
	Answers: "el otro dispositivo responde {status}: {why}",
}
