package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGuests() words.Guests {
	return words.Guests{
		LetIn:       "Inviter à la table",
		HowToScan:   "Scannez un code avec l’appareil photo. Rien à installer, et pas de compte.",
		Network:     "Les appareils sur votre Wi-Fi peuvent ouvrir cette adresse. Rien ne va sur internet.",
		Seat:        words.Way{Name: "Prendre une place", Hint: "Chacun le scanne, prend sa place et entre ses propres points."},
		Scores:      words.Way{Name: "Entrer les points", Hint: "Cet appareil entre les points de tout le monde."},
		Watch:       words.Way{Name: "Regarder", Hint: "Cet appareil voit la feuille et les règles, et ne change rien."},
		Television:  words.Way{Name: "Grand écran", Hint: "Pour la télévision : les totaux, assez grands pour toute la pièce."},
		MayWrite:    "Les invités peuvent noter des manches",
		MayHint:     "Sinon, on les note ici.",
		Pause:       "Pause",
		PauseHint:   "Les invités voient la feuille, mais ne peuvent rien entrer.",
		WhoIsHere:   "Qui est là",
		WhatTheyMay: "Ce qu’ils peuvent faire",
		NoGuest:     "Encore personne. Scannez le code avec l’appareil photo d’un téléphone.",

		NoNetwork:    "Cet ordinateur n’est sur aucun réseau. Connecte-le au Wi-Fi des autres, puis cherche encore.",
		SameAddress:  "Ou utilisez cette adresse",
		CopyAddress:  "Copier l’adresse",
		Copied:       "Copié. Cette adresse ouvre cette table : ne la donne qu’aux personnes qui sont ici.",
		OtherAddress: "Les autres appareils ne peuvent pas l’ouvrir ?",
		Networks:     "Cet ordinateur est sur plusieurs réseaux. Essaie-en un autre.",

		NoDigits:   "Le code n’est plus valable. Un nouveau code est valable dix minutes.",
		DigitsHint: "L’appareil qui le tape prend une place.",
		MoreWays:   "Adresse et réseaux",

		NewCodes:    "Nouveaux codes",
		MakeCodes:   "Faire de nouveaux codes",
		CodesHint:   "Les anciens codes ne marchent plus, et tout le monde doit scanner de nouveau. Les points déjà entrés restent.",
		KeepThese:   "Garder ceux-ci",
		Stop:        "Arrêter",
		AskStop:     "Ne plus inviter personne",
		StopHint:    "Les appareils des invités ne montrent plus la feuille. La partie continue ici, et les mêmes codes marchent si tu invites de nouveau.",
		GoOn:        "Continuer",
		FreeSeat:    "Libérer la place",
		SendAway:    "Faire sortir",
		SendHint:    "Cet appareil ne voit plus la partie. Avec le code, il peut revenir comme un nouvel appareil ; de nouveaux codes l’empêchent aussi.",
		LetItRemain: "Le laisser ici",
	}
}

var guestsWords = sentence.GuestsWords{
	Does: map[string]grammar.Pattern{"watch": "Regarde", "score": "Entre les points", "sit": "Choisit une place"},
	Sits: "Place : {name}", ComesBack: "Revient à sa place : {name}",
	Here: "{does} · ici", Away: "{does} · pas là", AwaySince: "{does} · pas là depuis {time}",
	TypeAt:    "Pas d’appareil photo ? Ouvre {address} et tape",
	DigitsFor: grammar.Forms{"Valable {n} minute.", "Valable {n} minutes."},
	CodeOf:    "Le code à scanner : {name}", AskSendAway: "Faire sortir {name}",
}
