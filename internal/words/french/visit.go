package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theVisit() words.Visit {
	return words.Visit{
		Join:        "Rejoindre une table",
		JoinIt:      "Rejoindre la table",
		JoinText:    "L’appareil qui tient le score montre une adresse et six chiffres dans « Inviter à la table ». Tape les deux ici, ou colle le lien.",
		SameNetwork: "Les deux appareils doivent être sur le même Wi-Fi.",
		Link:        "Adresse et code, ou le lien",
		NoLink:      "Tape l’adresse et le code, comme 192.168.1.20:8229 427 119. Les deux sont dans « Inviter à la table » sur l’autre appareil.",
		GameLink:    "Ce lien apporte une partie ici. « Importer » dans les réglages sait le lire.",
		PairLink:    "Ce lien associe deux appareils. Entre-le dans « Synchroniser les appareils » dans les réglages.",
		WrongLink:   "Cela ne mène à aucune table. Tape l’adresse et les six chiffres, comme 192.168.1.20:8229 427 119 ; les deux sont dans « Inviter à la table » sur l’autre appareil.",
		Caged:       "Dans un navigateur, Tabby n’atteint que l’ordinateur d’où il vient. Ouvre le lien dans le navigateur lui-même : il y montre la table.",

		ATable:  "Une table",
		Joining: "Tu rejoins la table…",
		Leave:   "Quitter la table",

		Paused:       "La table est en pause. Tu peux regarder, et continuer plus tard.",
		Lost:         "La table ne répond pas. Ce que tu as tapé reste ici.",
		Unreached:    "La table ne répond pas. Cet appareil est-il sur le même Wi-Fi ?",
		Closed:       "La table est fermée pour le moment. Ce que tu as tapé reste ici.",
		Ended:        "La table s’est arrêtée.",
		OtherVersion: "Ce Tabby et celui de la table n’ont pas la même version. Mets à jour le plus ancien.",
		NewerTable:   "La table a un Tabby plus récent. Mets celui-ci à jour.",
		TriesAgain:   "Tabby réessaie tout seul.",

		WhereDoYouSit: "Qui es-tu ?",
		SitHint:       "Prends ta place pour entrer tes propres points et tenir tes propres cartes.",
		LeaveSeat:     "Quitter cette place",

		You:         "toi",
		EnterScores: "Entrer les points",
		EnterMine:   "Entrer mes points",
		ChangeMine:  "Changer mes points",
		BeingSent:   "Envoi…",
		Sent:        "La table les a reçus.",
		SentLater:   "La table ne répond pas. Tes points restent ici, et partiront dès que possible.",
		WrittenThen: "La manche est alors notée.",

		KeepGame:  "Garder aussi cette partie ici",
		KeepTitle: "Garder cette partie",
		Keeping:   "La partie s’enregistre",
	}
}

var visitWords = sentence.VisitWords{
	NotALink: "Ce n’est pas le lien d’une table : {text}",
	At:       "Table : {host}", SitsAs: "Table : {host}, ta place : {name}", Watches: "Table : {host}, tu regardes",
	TakenBy:   "prise : {device}",
	SeatTaken: "Cette place est prise : {device}. La personne qui tient le score peut la libérer.",

	Entered:       grammar.Forms{"Tu as entré {n} point.", "Tu as entré {n} points."},
	EnteredSatOut: "Tu as indiqué que tu n’as pas joué.",
	AllEntered:    "Tout le monde a entré ses points.",
}
