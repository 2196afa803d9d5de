package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theServer() words.Server {
	return words.Server{
		OtherName:    "Ce Tabby ne s’appelle pas ainsi. Scanne de nouveau le code, ou démarre Tabby avec --name.",
		OtherNetwork: "Ce Tabby ne laisse entrer que les appareils de son propre réseau.",

		Damaged: "Cette page est abîmée.",

		Problem:      "Cela n’a pas marché",
		AllTables:    "Toutes les tables",
		Key:          "Clé",
		KeyHint:      "La personne qui s’occupe de ce serveur l’a donnée à ta famille. Cet appareil la garde un an.",
		Open:         "Ouvrir",
		Running:      "Parties en cours",
		BeginGame:    "Commencer une partie",
		Game:         "Jeu",
		NamesHint:    "Un nom par ligne, dans le sens des aiguilles d’une montre ; le premier distribue.",
		Begin:        "Commencer",
		SaveCopy:     "Enregistrer une copie de toutes les parties",
		Addresses:    "Chaque adresse est une clé de cette partie : ne la donne qu’aux personnes de la table.",
		CodeOfLink:   "Code QR de l’adresse ci-dessous",
		Digits:       "Venir avec six chiffres",
		DigitsHint:   "Pour un appareil sans appareil photo : il prend une place. Les chiffres valent dix minutes.",
		OtherPage:    "ce formulaire vient d’une autre page ; ouvre les tables de ta famille et envoie-le de là",
		WrongKey:     "ce n’est pas la clé de cette famille ; la personne qui s’occupe de ce serveur peut en faire une nouvelle",
		WrongKeys:    "trop de mauvaises clés ; attends une minute, puis réessaie",
		ManyFamilies: "tant de familles jouent maintenant que ce serveur n’a plus de place ; réessaie dans quelques minutes",
		TooMuch:      "cette famille demande trop à la fois ; attends un instant, puis réessaie",
		Stopping:     "ce serveur est en train de s’arrêter ; réessaie dans une minute",
		Removed:      "les parties de cette famille ne sont plus sur ce serveur",
		Unreadable:   "les parties de cette famille ne peuvent pas être ouvertes maintenant ; le journal du serveur dit pourquoi",
	}
}

var serverWords = sentence.ServerWords{
	Refused: map[string]grammar.Pattern{
		"ERR_ROLE":      "cet appareil peut seulement regarder",
		"ERR_SEAT":      "seule la personne assise là peut faire cela",
		"ERR_TAKEN":     "un autre appareil a cette place : {name}. La personne qui tient le score peut la libérer ; sinon, elle est libre quand l’appareil est parti depuis une minute",
		"ERR_HAND":      "cet appareil a eu d’autres cartes dans cette manche ; il pourra prendre cette place après la manche",
		"ERR_HERE":      "{name} est là ou vient juste de partir ; après une minute, l’ordinateur peut jouer",
		"ERR_KEEPER":    "seule la personne qui tient le score peut faire cela",
		"ERR_ROUND":     "cette manche est déjà notée",
		"ERR_SLIP":      "{name} a entré {points} entre-temps ; envoie de nouveau pour le remplacer",
		"ERR_NUMBER":    "« {name} » n’est pas un nombre",
		"ERR_MOVED":     "la manche a continué entre-temps ; regarde de nouveau",
		"ERR_PAUSED":    "la table est en pause",
		"ERR_INTENT":    "la table ne comprend pas cela ; recharge la page",
		"ERR_GONE":      "on a fait sortir cet appareil de la table",
		"ERR_KEY":       "ce code n’est plus valable ; scanne celui que la table montre maintenant",
		"ERR_CODE":      "ce n’est pas le code d’une table ; tape les six chiffres que la table montre maintenant",
		"closed":        "la table est fermée pour le moment",
		"ERR_FULL":      "trop d’appareils sont à cette table ; ferme Tabby sur un des appareils",
		"ERR_TOO_OFTEN": "trop d’essais ; attends une minute et scanne de nouveau le code",
		"ERR_BUSY":      "la table est occupée ; réessaie",
	},
	Farewell: map[string]grammar.Pattern{
		"gone":    "On a fait sortir cet appareil de la table.",
		"keys":    "Il y a de nouveaux codes. Scanne celui que la table montre maintenant.",
		"trashed": "Cette partie a été supprimée : elle est terminée aussi pour les invités.",
		"handed":  "Cette partie est passée sur un autre appareil, où elle continue.",
	},
	DeviceNumber: "Appareil {n}", TablesOf: "Tables : {family}",
	Since: "{variant}, {rounds}, depuis le {moment}", HereBefore: " Déjà ici avant : {names}.",
	TooMany: grammar.Forms{"cette famille a {n} table ouverte, c’est son maximum ; fermez Tabby à une table, et réessayez dans quelques minutes", "cette famille a {n} tables ouvertes, c’est son maximum ; fermez Tabby à une table, et réessayez dans quelques minutes"},
	Full:    "les {n} Mo de cette famille sont pleins ; rien de plus n’est gardé tant que ce serveur n’en permet pas plus",
}
