package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSheet() words.Sheet {
	return words.Sheet{
		Games:       "Parties",
		Knock:       "Frapper",
		Call:        "Annoncer",
		TheCards:    "Les cartes",
		Picture:     "Image",
		SameAgain:   "Comme la dernière fois",
		Totals:      "Les totaux, manche par manche",
		Around:      "Autour de la table",
		TurnBySeat:  "Tourner d’une place",
		HalfDealt:   "Les cartes sont distribuées.",
		HalfCalled:  "Ce sont les derniers tours.",
		HalfTyped:   "Les points ne sont entrés qu’à moitié.",
		Behind:      "Cette partie a changé ailleurs, alors ta dernière action n’est pas enregistrée. Voici où en est la partie.",
		GoesOnThere: "Cette partie continue sur l’autre appareil.",
		TakeBack:    "La reprendre ici",

		TimeUp:       "Le temps est écoulé. Êtes-vous au milieu d’une manche ?",
		FinishRound:  "Oui, la finir",
		GameIsOver:   "Non, la partie est terminée",
		FillIn:       "Remplir",
		GuestsLapsed: "Il y avait des invités dans cette partie quand Tabby s’est fermé. Leurs codes marchent encore.",
		LetInAgain:   "Les inviter de nouveau",

		ThrowAwayTitle: "Supprimer la manche",
		ThrowAwayText:  "Les cartes quittent la table virtuelle, et aucun point n’est noté.",
		ThrownAway:     "La manche est supprimée.",
		WrittenSince:   "Une autre manche a été notée depuis.",

		AtTheTable:   "À la table",
		TheTable:     "La table",
		ChangeSeats:  "Changer les places",
		DealVirtual:  "Distribuer des cartes virtuelles",
		StartClock:   "Relancer le minuteur",
		StopClock:    "Arrêter le minuteur, si tous sont d’accord",
		TheGame:      "La partie",
		Guests:       "Invités",
		SayStandings: "Lire le score à voix haute",
		Agreed:       "Fin et règles maison",
		AgreedHint:   "Les changements valent pour toute la partie, même pour les manches déjà jouées. « Annuler » les défait.",
		ItEnds:       "Elle se termine",
		EndNow:       "Terminer la partie maintenant",
		EndText:      "Parmi les joueurs encore en jeu, le meilleur total gagne. « Annuler » fait revenir la partie.",
		EndIt:        "La terminer",
		PlayOn:       "Continuer à jouer",

		DealsNext: "Distribue ensuite",
		Leaves:    "Quitte la partie",
		ComesBack: "Revient",
		LookOf:    "Couleur et forme",
		LeavesNow: "Quitter",
		Stays:     "Rester",

		Joins:     "Ajouter un joueur",
		LeftOf:    "À gauche de",
		Who:       "Qui",
		SitDown:   "Prendre place",
		Seats:     "Places, dans le sens des aiguilles d’une montre",
		SeatsHint: "La donne passe à gauche, vers le bas de cette liste.",
		SitSo:     "Garder ces places",
	}
}

var sheetWords = sentence.SheetWords{
	Enter:       sentence.OfRound{Numbered: "Noter la manche {n}", Extra: "Noter la manche supplémentaire"},
	GoOn:        sentence.OfRound{Numbered: "Continuer la manche {n}", Extra: "Continuer la manche supplémentaire"},
	Deal:        sentence.OfRound{Numbered: "Distribuer la manche {n}", Extra: "Distribuer la manche supplémentaire"},
	Guests:      grammar.Forms{"{n} invité ici.", "{n} invités ici."},
	SomeEntered: grammar.Forms{"{n} invité ici, points entrés : {entered} sur {players}.", "{n} invités ici, points entrés : {entered} sur {players}."},
	LastTurns:   "Derniers tours : {name}",
	Leaves:      "{name} quitte la partie",
	MayComeBack: "Le total reste tel quel, sans place. {name} peut revenir entre deux manches.",
	Deals:       "distribue",
}
