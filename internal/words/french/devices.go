package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theDevices() words.Devices {
	return words.Devices{
		Title:  "Synchroniser les appareils",
		Hint:   "Tes appareils partagent leurs parties dès qu’ils sont sur le même Wi-Fi.",
		Others: "Autres appareils",

		About:        "Ces appareils partagent parties, joueurs et notes dès qu’ils sont sur le même réseau. Rien ne va sur internet.",
		None:         "Pas encore d’autre appareil.",
		LetCome:      "Associer un appareil",
		GoThere:      "Entrer un lien d’association",
		LinkOfOther:  "Le lien que montre l’autre appareil",
		EnterLink:    "Entrer le lien",
		LinkIs:       "Un lien d’association commence par http:// et finit par #pair= et une clé.",
		MeetNow:      "Synchroniser maintenant",
		NotAnyMore:   "Ne plus synchroniser",
		PartHint:     "Toutes les parties restent sur les deux appareils. Pour synchroniser de nouveau, associe-les avec un nouveau code.",
		ShowCode:     "Montrer un code",
		AnotherCode:  "Montrer un autre code",
		NoNetwork:    "Cet ordinateur n’est sur aucun réseau. Connecte-le au Wi-Fi de l’autre appareil, puis cherche encore.",
		Code:         "Le code à scanner avec l’autre appareil",
		CodeHint:     "Scanne-le avec l’appareil photo d’un téléphone, ou entre le lien sur un autre ordinateur. Il vaut pour un appareil, pendant dix minutes.",
		Copied:       "Copié. Ce lien ouvre toutes tes parties : ne l’utilise que sur tes propres appareils.",
		AskKeep:      "Synchroniser avec cet appareil ?",
		KeepTogether: "Synchroniser",
		MeetingOther: "Synchronisation avec l’autre appareil",
		Parted:       "N’est plus synchronisé. Montre un nouveau code là-bas, ou retire l’appareil ici.",
		NotMet:       "Jamais synchronisé",

		NoLink:      "ce n’est pas le lien d’un appareil ; un tel lien finit par #pair= et une clé",
		OldCode:     "ce code ne marche plus ; montre-en un nouveau sur l’autre appareil",
		PartedThere: "l’autre appareil ne se synchronise plus avec celui-ci ; associe-les de nouveau",
		OwnCode:     "c’est le code de cet appareil-ci",
		Away:        "l’autre appareil ne répond pas ; il doit être allumé, avec Tabby ouvert, et sur le même réseau",
		TooMany:     "trop d’appareils sont associés ; retires-en un d’abord",
		Listed:      "les deux appareils sont déjà associés ; arrête la synchronisation sur les deux, puis associe-les de nouveau",
		Unknown:     "cet appareil n’existe pas",
		TooOften:    "trop d’essais ; attends une minute",
		Tangled:     "ce que l’autre appareil a répondu ne vient pas de Tabby",
		TooSlow:     "c’est trop lent ; ce qui est arrivé reste, et la suite viendra la prochaine fois",
		StoodStill:  "cela s’est arrêté à mi-chemin",
		TooLarge:    "trop à la fois",
	}
}

var devicesWords = sentence.DevicesWords{
	Met: sentence.When{Today: "Synchronisé aujourd’hui à {time}", Yesterday: "Synchronisé hier", Day: "Synchronisé le {date}"},
	MetMoved: sentence.When{
		Today: "Aujourd’hui à {time}, {moved}.", Yesterday: "Hier, {moved}.", Day: "Le {date}, {moved}.",
	},
	MovedWith: "{device} : {moved}.",

	NothingNew: "rien de nouveau",
	Came:       grammar.Forms{"{n} partie reçue", "{n} parties reçues"},
	Went:       grammar.Forms{"{n} partie envoyée", "{n} parties envoyées"},
	AlsoWent:   grammar.Forms{"{n} envoyée", "{n} envoyées"},
	CameFrom:   grammar.Forms{"{device} : {n} partie reçue.", "{device} : {n} parties reçues."},

	Kept: grammar.Forms{"Se synchronise avec {n} appareil.", "Se synchronise avec {n} appareils."},
	BrowserOn: map[words.Machine]grammar.Pattern{
		words.NoMachine: "Navigateur sur un appareil", words.IPhone: "Navigateur sur l’iPhone", words.IPad: "Navigateur sur l’iPad",
		words.AndroidPhone: "Navigateur sur le téléphone Android", words.AndroidTablet: "Navigateur sur la tablette Android",
		words.Windows: "Navigateur sur l’ordinateur Windows", words.Mac: "Navigateur sur le Mac", words.Linux: "Navigateur sur l’ordinateur Linux",
	},
	OnlyOrigin: "un navigateur ne se synchronise qu’avec le Tabby d’où il vient, {address}",
	KeepHint:   "Cet appareil et le Tabby à l’adresse {address} partagent parties, joueurs et notes, maintenant et chaque fois qu’ils sont sur le même réseau.",
	AskPart:    "Ne plus synchroniser avec {device}", Meeting: "Synchronisation avec {device}",
	Answers: "l’autre appareil répond {status} : {why}",
}
