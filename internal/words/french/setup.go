package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSetup() words.Setup {
	return words.Setup{
		Virtual:         "Le paquet virtuel",
		Start:           "Commencer",
		ToTheTable:      "À la table",
		ChooseWho:       "Choisis qui joue. Les places suivent l’ordre dans lequel tu touches les noms.",
		AddName:         "Ajouter un nom",
		Add:             "Ajouter",
		Computers:       "L’ordinateur joue aussi",
		GroupName:       "Un nom pour ce groupe",
		GroupExample:    "La table du samedi",
		WhatTheyPlay:    "À quoi vous jouez",
		MoreGames:       "D’autres jeux",
		FindGame:        "Chercher un jeu",
		NoSuchGame:      "Aucun jeu d’ici ne s’appelle ainsi. Cette feuille note les points de n’importe quel autre :",
		OtherPublishers: "Quand un éditeur est nommé, il n’a ni fait ni approuvé Tabby.",
		Seats:           "Places",
		DealsFirst:      "distribue en premier",
		Deal:            "distribuer",
		Shuffle:         "Mélanger les places",
		DrawDealer:      "Tirer au sort qui distribue",
		Paper:           "Totaux d’une feuille de papier",
		PaperHint:       "Continuer une partie commencée sur papier.",
		FairStart:       "Un départ équitable",
		FairHint:        "Pour que les petits puissent gagner aussi. Une telle partie porte une marque. Elle compte, mais pas pour la cote, ni pour les records, ni pour les trophées de victoire.",
	}
}

var setupWords = sentence.SetupWords{
	ChoosePlayers: "Choisis {players} joueurs.",
	StartsAhead:   grammar.Forms{"{name} part avec {n} point d’avance", "{name} part avec {n} points d’avance"},
	HowSure:       grammar.Forms{"À {points} près, d’après {n} partie.", "À {points} près, d’après {n} parties."},
	Seated:        "{name}, place {seat}", Deals: "{name} distribue",
}
