package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePlay() words.Play {
	return words.Play{
		DrawPile:    "pioche",
		DiscardPile: "défausse",
		InHand:      "en main",

		Chosen:  "choisie",
		Drawn:   "piochée",
		Taken:   "prise",
		Penalty: "pénalité",

		Away:     "pas là",
		LastTurn: "dernier tour",
		Lowest:   "le moins de points",

		LookAll:        "Chacun regarde deux de ses cartes.",
		LookOwn:        "Regarde tes deux cartes des bords, une seule fois.",
		KeepInMind:     "Retiens-la, puis cache-la.",
		KeepAllInMind:  "Retiens-les, puis cache-les.",
		NoMatchShown:   "Ce n’est pas la même : tout le monde la voit.",
		WhoMatches:     "Qui a une carte identique ?",
		DoYouMatch:     "As-tu une carte identique ?",
		MayBeMatched:   "On peut jeter une carte identique à la dernière.",
		PowersReplaced: "Les cartes spéciales sont remplacées.",
		LastMatch:      "Est-ce que quelqu’un jette une carte identique à la dernière ?",
		TapReplaced:    "Touche la carte à remplacer.",
		TapSwap:        "Touche la carte à échanger.",
		EndOrCall:      "Finis ton tour, ou annonce la fin.",
		EndTurn:        "Finis ton tour.",
		NothingLeft:    "Il n’y a plus de carte à piocher.",
		DrawOne:        "Pioche une carte.",
		TakeDiscard:    "Prends la carte de la défausse.",
		DrawOrTake:     "Pioche une carte, ou prends celle de la défausse.",

		TurnDown:     "Cacher",
		NoCardOfMine: "Aucune des miennes",
		IHaveAMatch:  "J’en ai une",
		WriteDown:    "Noter sur la feuille",
		Nobody:       "Personne",
		Hurry:        "Passer à la suite",
		NoMatch:      "Pas la même",
		LetComputer:  "Laisser jouer l’ordinateur",

		NoCardsOver:  "Aucune carte n’est distribuée : la partie est terminée.",
		NoCards:      "Aucune carte n’est distribuée. Tabby peut mélanger et distribuer : chacun tient alors ses cartes cachées sur son téléphone.",
		DealNext:     "Distribuer la manche suivante",
		OtherDeals:   "L’appareil qui tient le score distribue.",
		WhatHappened: "Ce qui s’est passé",
		AwayHint:     "L’ordinateur peut jouer à la place des absents.",
		GiveSeatBack: "Rendre la place",
	}
}

var playWords = sentence.PlayWords{
	NobodyWon:  "La manche est terminée.",
	Wins:       sentence.Addressed{You: "Tu gagnes avec {n}", Name: "{names} gagne avec {n}"},
	WinsByCall: sentence.Addressed{You: "Tu as annoncé, et tu gagnes avec {n}", Name: "{names} a annoncé, et gagne avec {n}"},
	Share:      sentence.Addressed{You: "{names}, vous gagnez à égalité avec {n}", Name: "{names} gagnent à égalité avec {n}"},
	Alone:      "{won}.",

	Costs: sentence.Addressed{
		You:  "{won} ; tu as annoncé avec {called}, cela coûte {n} de plus.",
		Name: "{won} ; {name} a annoncé avec {called}, cela coûte {n} de plus.",
	},
	TooMany: sentence.Addressed{
		You:  "{won} ; tu as annoncé avec {called}, c’est {n} de trop.",
		Name: "{won} ; {name} a annoncé avec {called}, c’est {n} de trop.",
	},
	TheSame: sentence.Addressed{
		You:  "{won} ; tu as annoncé avec {called} aussi.",
		Name: "{won} ; {name} a annoncé avec {called} aussi.",
	},

	Moves: moveWords,
	Players: sentence.PlayerWords{
		Waits: "{name} n’est pas là. La manche attend.", Elsewhere: "{name} joue sur un autre appareil.",
		WaitsFor:    "La manche attend {name}.",
		StillLook:   grammar.Forms{"{names} regarde encore ses cartes.", "{names} regardent encore leurs cartes."},
		Plays:       sentence.Addressed{You: "C’est ton tour.", Name: "{name} joue."},
		Turn:        sentence.Addressed{You: "c’est ton tour", Name: "joue"},
		PlayFor:     "Jouer ici pour {name}",
		Called:      sentence.Addressed{You: "Tu as annoncé", Name: "{name} a annoncé"},
		CalledTurns: sentence.Addressed{You: "Tu as annoncé. Dernier tour : {last}", Name: "{name} a annoncé. Dernier tour : {last}"},
		CalledLast: sentence.Addressed{
			You:  "Tu as annoncé ; on retourne les dernières cartes",
			Name: "{name} a annoncé ; on retourne les dernières cartes",
		},
		LastCards:  "Dernières cartes",
		ByComputer: "ordinateur, {level}",
		Levels:     map[string]grammar.Pattern{"easy": "facile", "steady": "moyen", "sharp": "fort"},
	},
	Seen: seenWords,
	Heard: sentence.HeardWords{
		PileEmpty: "{pile}, vide", PileOf: "{pile}, {cards}", PileOpen: "{pile}, {cards}, sur le dessus : {card}",
		Held: "en main : {card}", Holding: "En main : {card}.", LiesOpen: "{at} : {card}.",
		Has: sentence.Addressed{You: "Tu as {points}.", Name: "{name} a {points}."},
	},
}
