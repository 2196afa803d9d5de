package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theScores() words.Scores {
	return words.Scores{
		WriteDown:    "Noter",
		WriteAnyway:  "Noter quand même",
		CorrectIt:    "Corriger",
		Recount:      "Recompter",
		Send:         "Envoyer",
		NobodyCalled: "Personne n’a annoncé",
		SendKnown:    "Tape les points que tu connais. Ils vont à la table, où ils sont notés.",

		ByCards:    "Toucher plutôt les cartes",
		ByTotal:    "Taper plutôt le total",
		AddTo:      "Ajouter aux points",
		CardsLeft:  "Cartes restantes",
		OneFewer:   "Une carte de moins",
		OneMore:    "Une carte de plus",
		DidNotPlay: "N’a pas joué cette manche",
		NextPlayer: "Joueur suivant",
		StepBack:   "Revenir en arrière",

		LastTurns:   "Les derniers tours",
		TurnLeft:    "encore un tour",
		TurnNow:     "ton dernier tour",
		TurnHad:     "a joué son dernier tour",
		TurnOver:    "Retournez vos cartes.",
		EnterScores: "Entrer les points",
	}
}

var scoresWords = sentence.ScoresWords{
	Correct:     "Corriger la manche {n}",
	CardsLeft:   "Combien de cartes il reste à {name}",
	ToReplace:   "Carte à remplacer : {card}. Touche celle qui a été piochée à sa place.",
	OthersCount: "Tous les autres comptent {n}.",
	Lacking:     grammar.Forms{"Il manque encore les points : {names}."},
	OneMoreTurn: grammar.Forms{"Encore un tour : {names}. Touche le nom quand le tour est fini.", "Encore un tour : {names}. Touche chaque nom quand son tour est fini."},
	HasSpecial:  "{name} a {hand}",

	TypeInTurn: "Tape les points l’un après l’autre.", TapAll: "Touche chaque carte qui reste.", TapLine: "Touche les cartes de la ligne.",
	TapInOrder: "Touche les cartes de la ligne, de gauche à droite.",
	InColumns: "{rows} rangées de {columns} : touche les cartes colonne par colonne, de haut en bas. " +
		"Une colonne de cartes identiques vaut 0 ; saute une colonne qui n’est plus là.",
	TapStar: "Touche l’étoile pour {hand}.",

	Call: sentence.CallerWords{
		Tap: "Touche la main à côté du nom de la personne qui a annoncé.",
		Who: "Qui a annoncé ?", Say: "Qui a annoncé ? Touche la main, ou dis que ce n’est personne.",
		WhoSays: "Qui a dit « {call} » ?", By: "{name} a annoncé", Other: "Quelqu’un d’autre a annoncé",
	},
	End: sentence.CallerWords{
		Tap: "Touche la main à côté du nom de la personne qui a terminé la manche.",
		Who: "Qui a terminé la manche ?", Say: "Qui a terminé la manche ? Touche la main.",
		WhoSays: "Qui a terminé la manche ?", By: "{name} a terminé la manche", Other: "Quelqu’un d’autre a terminé la manche",
	},
	Effect: sentence.EffectWords{
		Ended: "a terminé la manche", Called: "a annoncé", Right: "annonce réussie", Wrong: "annonce ratée",
		EnteredBy: "entré sur {device}", EnteredByGuest: "entré par un invité",
		HasOther: "{device} a {n}", GuestHasOther: "un invité a {n}",
		DidNotPlay: "n’a pas joué",
		Counts:     "compte {n}", FallsTo: "retombe à {n}", Was: "avant : {was}",
		Total: "total {n}", NewTotal: "nouveau total {n}", Typed: "tapé {typed}",
	},
}
