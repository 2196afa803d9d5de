package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theDevices() words.Devices {
	return words.Devices{
		Title:  "Geräte abgleichen",
		Hint:   "Deine Geräte tauschen ihre Spiele aus, sobald sie im selben WLAN sind.",
		Others: "Andere Geräte",

		About:        "Diese Geräte tauschen Spiele, Personen und Notizen aus, sobald sie im selben Netz sind. Nichts geht ins Internet.",
		None:         "Noch keine anderen Geräte.",
		LetCome:      "Gerät koppeln",
		GoThere:      "Link zum Koppeln eingeben",
		LinkOfOther:  "Der Link, den das andere Gerät zeigt",
		EnterLink:    "Link eingeben",
		LinkIs:       "Ein Link zum Koppeln beginnt mit http:// und endet mit #pair= und einem Schlüssel.",
		MeetNow:      "Jetzt abgleichen",
		NotAnyMore:   "Nicht mehr abgleichen",
		PartHint:     "Alle Spiele bleiben auf beiden Geräten. Willst du sie später wieder abgleichen, kopple sie mit einem neuen Code.",
		ShowCode:     "Code zeigen",
		AnotherCode:  "Anderen Code zeigen",
		NoNetwork:    "Dieser Computer ist in keinem Netz. Geh in das WLAN des anderen Geräts und such dann noch einmal.",
		Code:         "Der Code für das andere Gerät",
		CodeHint:     "Scanne ihn mit der Kamera eines Handys, oder gib den Link auf einem anderen Computer ein. Er gilt zehn Minuten, für ein Gerät.",
		Copied:       "Kopiert. Der Link öffnet alle deine Spiele, also nimm ihn nur für deine eigenen Geräte.",
		AskKeep:      "Mit diesem Gerät abgleichen?",
		KeepTogether: "Abgleichen",
		MeetingOther: "Abgleich mit dem anderen Gerät",
		Parted:       "Nicht mehr gekoppelt. Zeig dort einen neuen Code oder entferne das Gerät hier.",
		NotMet:       "Noch nie abgeglichen",

		NoLink:      "das ist nicht der Link eines Geräts; so einer endet mit #pair= und einem Schlüssel",
		OldCode:     "dieser Code gilt nicht mehr; zeig auf dem anderen Gerät einen neuen",
		PartedThere: "das andere Gerät gleicht sich nicht mehr mit diesem ab; kopple die beiden noch einmal",
		OwnCode:     "das ist der Code von diesem Gerät hier",
		Away:        "das andere Gerät antwortet nicht; es muss an sein, im selben Netz, und Tabby muss offen sein",
		TooMany:     "es sind zu viele Geräte gekoppelt; entferne zuerst eines",
		Listed:      "die beiden Geräte sind schon gekoppelt; beende den Abgleich auf beiden und kopple sie dann neu",
		Unknown:     "so ein Gerät gibt es nicht",
		TooOften:    "zu viele Versuche; warte eine Minute",
		Tangled:     "was das andere Gerät geantwortet hat, kommt nicht von Tabby",
		TooSlow:     "es ist zu langsam; was schon da ist, bleibt, der Rest kommt beim nächsten Mal",
		StoodStill:  "es ist auf halbem Weg stehen geblieben",
		TooLarge:    "zu viel auf einmal",
	}
}

var devicesWords = sentence.DevicesWords{
	Met: sentence.When{Today: "Abgeglichen: heute um {time}", Yesterday: "Abgeglichen: gestern", Day: "Abgeglichen: am {date}"},
	MetMoved: sentence.When{
		Today: "Heute um {time}, {moved}.", Yesterday: "Gestern, {moved}.", Day: "Am {date}, {moved}.",
	},
	MovedWith: "{device}: {moved}.",

	NothingNew: "nichts Neues",
	Came:       grammar.Forms{"{n} Spiel bekommen", "{n} Spiele bekommen"},
	Went:       grammar.Forms{"{n} Spiel geschickt", "{n} Spiele geschickt"},
	AlsoWent:   grammar.Forms{"{n} geschickt"},
	CameFrom:   grammar.Forms{"{n} Spiel von {device}.", "{n} Spiele von {device}."},

	Kept: grammar.Forms{"Gleicht ab mit {n} Gerät.", "Gleicht ab mit {n} Geräten."},
	BrowserOn: map[words.Machine]grammar.Pattern{
		words.NoMachine: "Browser auf einem Gerät", words.IPhone: "Browser auf dem iPhone", words.IPad: "Browser auf dem iPad",
		words.AndroidPhone: "Browser auf dem Android-Handy", words.AndroidTablet: "Browser auf dem Android-Tablet",
		words.Windows: "Browser auf dem Windows-Computer", words.Mac: "Browser auf dem Mac", words.Linux: "Browser auf dem Linux-Computer",
	},
	OnlyOrigin: "ein Browser kann sich nur mit dem Tabby abgleichen, von dem er geladen wurde, {address}",
	KeepHint:   "Dieses Gerät und das Tabby unter {address} tauschen Spiele, Personen und Notizen aus, jetzt und immer, wenn sie im selben Netz sind.",
	AskPart:    "Nicht mehr abgleichen mit {device}", Meeting: "Abgleich mit {device}",
	Answers: "das andere Gerät antwortet {status}: {why}",
}
