package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGames() words.Games {
	return words.Games{
		NewerGame:   "Cette partie vient d’un Tabby plus récent. Mets Tabby à jour pour l’ouvrir. D’ici là, elle reste telle quelle et va aussi sur tes autres appareils.",
		SaveForIt:   "L’enregistrer pour un autre Tabby",
		InTrash:     "La partie est dans la corbeille.",
		ThrowAway:   "Supprimer cette partie",
		ThrownAway:  "Tu peux la reprendre dans la corbeille.",
		HasTotals:   "Elle a des totaux, ou des changements faits depuis le début.",
		GoesByThis:  "Cette fin compte.",
		GoByThis:    "Prendre cette fin",
		GoesByThat:  "C’est cette fin qui compte maintenant.",
		Reopen:      "Rouvrir",
		ReopenAsk:   "Rouvrir cette partie",
		ReopenHint:  "Elle revient sur la table, et tu peux y corriger tous les points. Elle reste terminée, sauf si une correction ou « Annuler » y change quelque chose.",
		LeaveIt:     "La laisser",
		ShareGame:   "Partager la partie",
		ShareNight:  "Partager la soirée",
		CoachHelped: "Le coach a aidé dans cette partie, alors elle ne compte pas dans les statistiques.",

		Title:        "Toutes les parties",
		Search:       "Chercher des noms, des notes et des lieux",
		ShowAll:      "Tout montrer",
		ShowAllGames: "Montrer toutes les parties",
		NoneLikeThat: "Aucune partie trouvée.",
		NonePlayed:   "Aucune partie n’a encore été jouée.",
		WhoPlayed:    "Qui a joué",
		HowItEnds:    "Comment elle se termine",
		OverOrNot:    "Terminée ou non",
		Anybody:      "Tous les joueurs",
		AnyGame:      "Tous les jeux",
		AnyEnding:    "Toutes les fins",
		StillGoing:   "En cours",
		Over:         "Terminée",
		EndedAtOnce:  "Terminée sans aucune manche",

		ToRemember:    "Notes",
		Place:         "Où nous avons joué",
		PlaceHint:     "Chez Mamie",
		NoteToNight:   "Une note sur cette soirée",
		NoteToGame:    "Une note sur cette partie",
		NoteHint:      "De quoi voulez-vous vous souvenir ?",
		Counts:        "Compter dans les statistiques",
		CountsHint:    "À désactiver pour les parties d’entraînement.",
		CountsNow:     "La partie compte dans les statistiques.",
		CountsNotMore: "La partie ne compte pas dans les statistiques.",

		Tonight:   "Ce soir",
		Today:     "Aujourd’hui",
		Yesterday: "Hier",
	}
}

var gamesWords = sentence.GamesWords{
	OfNewer:   "Une partie d’un Tabby plus récent",
	FromNewer: "d’un Tabby plus récent", NoRound: "aucune manche jouée", OnlyTotals: "seulement les totaux", NotBegun: "pas commencée",
	SoFar: grammar.Forms{"{n} manche jusqu’ici", "{n} manches jusqu’ici"},

	Endings: grammar.Forms{"{n} fin.", "{n} fins."},
	LeftOut: "Ne compte pas dans les statistiques.", Coached: "Avec le coach.",
	ScoresOf:    grammar.Forms{"{n} score sur {all}", "{n} scores sur {all}"},
	ScoresTyped: grammar.Forms{"{n} score sur {all} est entré.", "{n} scores sur {all} sont entrés."},
	Result:      "{game} : {totals}.",
	Curve:       grammar.Forms{"Les totaux sur {n} manche. À la fin : {totals}.", "Les totaux sur {n} manches. À la fin : {totals}."},
	Past:        "{day} à {time}, {ending}",
	Listed:      grammar.Forms{"{n} partie.", "{n} parties."},
	NightLine:   "{day}, {night}.",

	TitleOfEndings: grammar.Forms{"Cette partie a {number} fins"},
	EndingsHint:    "Elle a continué séparément sur plusieurs appareils. Toutes les fins sont gardées ; celle que tu choisis compte dans les listes et les statistiques.",
	SinceFirst:     "Séparée dès la première manche. Dernier changement : {changed}.",
	SinceRound:     "Séparée après la manche {n}. Dernier changement : {changed}.",

	People:   grammar.Forms{"{n} joueur importé.", "{n} joueurs importés."},
	Notes:    grammar.Forms{"{n} note importée.", "{n} notes importées."},
	NewGames: grammar.Forms{"{n} nouvelle partie.", "{n} nouvelles parties."},
	Grown:    grammar.Forms{"{n} partie continuée.", "{n} parties continuées."},
	Known:    grammar.Forms{"{n} partie déjà ici.", "{n} parties déjà ici."},
	Back:     grammar.Forms{"{n} partie déjà supprimée ici, maintenant dans la corbeille.", "{n} parties déjà supprimées ici, maintenant dans la corbeille."},
	Gone:     grammar.Forms{"{n} partie laissée de côté, supprimée ici.", "{n} parties laissées de côté, supprimées ici."},
	Left: grammar.Forms{
		"{n} partie laissée de côté : d’un genre que Tabby ne garde pas, ou sans les points de tout le monde.",
		"{n} parties laissées de côté : d’un genre que Tabby ne garde pas, ou sans les points de tout le monde.",
	},
	Parted: grammar.Forms{"{n} partie continuée autrement là-bas ; toutes les fins sont gardées.", "{n} parties continuées autrement là-bas ; toutes les fins sont gardées."},
	Differ: grammar.Forms{"{n} partie continuée autrement là-bas, laissée telle quelle ici.", "{n} parties continuées autrement là-bas, laissées telles quelles ici."},

	Shown:      "Le Tabby plus récent montrait ceci :",
	ShownTotal: "{name} : {total} en tout, {place} place.",
	ShownLine:  "{name} : {rounds}. {total} en tout, {place} place.",
	ShownOver:  "La partie est terminée.", ShownMore: "D’autres choses ont été notées après.",
}
