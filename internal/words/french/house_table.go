package french

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

// values are the words of the values of a house rule.
type values = map[engine.Value]string

var yesNo = values{engine.On: "oui", engine.Off: "non"}

// house has the words of every house rule.
var house = map[engine.Key]sentence.HouseWords{
	engine.Younger: {Title: "Avec de plus jeunes enfants", Line: "Les deux cartes des bords restent face visible : il y a moins à retenir.", Values: yesNo},
	engine.MinKnockTurns: {
		Title: "Tours avant une annonce", Line: "Combien de tours chacun joue avant que quelqu’un puisse terminer la manche.", Unit: words.Turn,
		Values: values{"0": "aucun"},
	},
	engine.Draw2Nested: {
		Title: "« Pioche 2 » pendant « Pioche 2 »", Line: "Ce que fait une deuxième « Pioche 2 » tant que la première n’est pas finie.",
		Values: values{"restart": "on repart avec deux cartes", "stack": "deux cartes de plus", "inert": "rien"},
	},
	engine.KnockerLocked: {Title: "Annoncer protège ses cartes", Line: "On n’échange plus rien avec la personne qui a terminé la manche.", Values: yesNo},
	engine.CallerLocked:  {Title: "Annoncer protège ses cartes", Line: "On ne touche plus aux cartes de la personne qui a terminé la manche.", Values: yesNo},
	engine.WrongCallPenalty: {
		Title: "Une annonce ratée coûte", Line: "Ce que cela coûte de terminer la manche sans avoir le moins de points.", Unit: words.Point,
		Values: values{engine.None: "rien", engine.PenaltyDouble: "le double des points"},
	},
	engine.Jokers: {Title: "Jokers", Line: "Combien de jokers il y a dans le paquet.", Unit: words.Joker, Values: values{"0": "aucun"}},
	engine.SnapWho: {
		Title: "Quelles cartes on peut jeter", Line: "Quand une carte est jouée, tous les autres peuvent jeter une carte identique.",
		Values: values{"own_cards": "les siennes", "any_cards": "toutes, puis on donne une des siennes"},
	},
	engine.SnapPenalty: {Title: "Jeter une mauvaise carte coûte", Line: "Combien de cartes on pioche quand on a jeté une mauvaise carte.", Unit: words.Card, Values: values{"0": "rien"}},
	engine.DeckRule: {
		Title: "Paquet", Line: "Quelle édition des cartes est sur la table.",
		Values: values{"standard54": "54 cartes", "deluxe65": "Deluxe, 65 cartes", "biberbande66": "Biberbande, 66 cartes"},
	},
	engine.SuperPeek: {Title: "Super coup d’œil", Line: "Combien on ajoute de cartes qui permettent de regarder n’importe quelle carte.", Unit: words.Card, Values: values{"0": "aucune"}},
	engine.FirstUpcard: {
		Title: "Une carte spéciale retournée en premier", Line: "Ce qui se passe quand la première carte visible est une carte spéciale.",
		Values: values{"rebury": "revient dans la pioche", "leave": "reste, sans effet", "leave_under": "reste sous la carte suivante"},
	},
	engine.TakeSpentPower: {
		Title: "Prendre une carte spéciale utilisée", Line: "Une carte spéciale de la défausse peut être prise, mais sans son effet.",
		Values: yesNo,
	},
	engine.KeepPowerAsBlank: {
		Title: "Garder une carte spéciale piochée", Line: "Une carte spéciale piochée peut entrer dans la ligne au lieu d’être utilisée.",
		Values: yesNo,
	},
	engine.Reshuffle: {
		Title: "Quand la pioche est vide", Line: "Quelles cartes de la défausse forment la nouvelle pioche.",
		Values: values{"all": "toutes", "keep_top": "toutes sauf celle du dessus", "all_and_turn_up": "toutes, et une est retournée"},
	},
	engine.PowersInDraw2: {
		Title: "Cartes spéciales piochées avec « Pioche 2 »", Line: "Si « Coup d’œil » et « Échange » agissent quand « Pioche 2 » les amène.",
		Values: values{"live": "agissent", "inert": "ne font rien"},
	},
	engine.CallTiming: {
		Title: "Quand annoncer", Line: "À quel moment on peut terminer la manche.",
		Values: values{"end_of_turn": "après son tour", "instead_of_turn": "au lieu de jouer", "either": "au lieu de jouer ou après son tour"},
	},
	engine.YoungerReplacedOuter: {
		Title: "Nouvelles cartes des bords", Line: "Comment se place une nouvelle carte du bord quand les plus jeunes jouent.",
		Values: values{"face_up": "face visible", "face_down": "face cachée"},
	},
	engine.MemoryAid: {Title: "Aide-mémoire", Line: "Le paquet virtuel montre ce que tu as vu jusqu’ici.", Values: yesNo},
	engine.AddedPowerCards: {
		Title: "Autres cartes spéciales", Line: "Quelles autres cartes ont un effet à cette table.",
		Values: values{engine.None: "aucune"},
	},
	engine.RecallPowers: {
		Title: "Quand les cartes spéciales agissent", Line: "Quelles cartes spéciales jouées ont leur effet.",
		Values: values{"any_play": "dès qu’elles sont jouées", "own_turn": "à son propre tour", "drawn_only": "seulement juste piochées"},
	},
	engine.SnapActive: {Title: "Jeter sur sa propre carte", Line: "La personne qui a joué la carte peut aussi jeter dessus.", Values: yesNo},
	engine.SnapMulti:  {Title: "Jeter à plusieurs", Line: "Plus d’une carte peut être jetée sur la même carte.", Values: yesNo},
	engine.SnapWindow: {
		Title: "Temps pour jeter", Line: "Combien de temps on peut jeter sur une carte jouée.", Unit: words.Second,
		Values: values{"until_next_play": "jusqu’à la prochaine carte jouée", "until_next_draw": "jusqu’à la prochaine carte piochée"},
	},
	engine.CallerSnaps: {Title: "Jeter après son annonce", Line: "La personne qui a terminé la manche peut encore jeter pendant les derniers tours.", Values: yesNo},
	engine.RecallDeckout: {
		Title: "Quand la pioche est vide", Line: "Ce qui se passe quand il faut une carte et qu’il n’y en a plus.",
		Values: values{"reshuffle_keep_top": "on mélange tout sauf la carte du dessus", "end_round": "la manche est terminée"},
	},
	engine.End: {
		Title: "La partie se termine", Line: "Ce qui termine la partie.",
		Values: values{
			engine.EndRounds: "après quelques manches", engine.EndTime: "après un certain temps",
			engine.EndElimination: "quand il ne reste qu’une personne", engine.EndThreshold: "quand quelqu’un atteint la limite",
			engine.EndOpen: "quand vous arrêtez",
		},
	},
	engine.Rounds:    {Title: "Manches", Line: "Combien de manches a la partie.", Unit: words.Round, Values: values{engine.RoundsPerPlayer: "une manche par joueur"}},
	engine.Minutes:   {Title: "Minutes", Line: "Combien de temps dure la partie.", Unit: words.Minute},
	engine.Threshold: {Title: "La limite", Line: "Avec quel total on est hors jeu, ou la partie se termine.", Unit: words.Point},
	engine.FinalTie: {
		Title: "Égalité", Line: "Ce qui se passe quand plusieurs personnes ont le meilleur total.",
		Values: values{engine.Shared: "on partage la victoire", engine.ExtraRound: "on joue une manche supplémentaire"},
	},
	engine.NobodySurvives: {
		Title: "Tous hors jeu d’un coup", Line: "Ce qui se passe quand une manche met hors jeu tous ceux qui restaient.",
		Values: values{engine.LowestTotal: "le meilleur total gagne", engine.Replay: "on rejoue la manche"},
	},
	engine.ThresholdCmp: {
		Title: "Pile à la limite", Line: "Si la limite elle-même compte déjà comme atteinte.",
		Values: values{engine.Reach: "compte comme atteinte", engine.Exceed: "passe encore"},
	},
	engine.ExactLimit: {
		Title: "Tomber pile sur la limite", Line: "À combien retombe un tel total.", Unit: words.Point,
		Values: values{engine.None: "aucun effet", engine.FallHalf: "la moitié"},
	},
	engine.NextDealer: {
		Title: "Qui distribue ensuite", Line: "En cas d’égalité, la première personne à gauche de celle qui a distribué.",
		Values: values{
			engine.DealLeft: "la personne à gauche", engine.DealHighest: "la personne qui a le plus de points",
			engine.DealWinner: "la personne qui a gagné la manche",
		},
	},
	engine.TimeUp: {
		Title: "Temps écoulé pendant une manche", Line: "Ce que devient la manche en cours.",
		Values: values{engine.FinishRound: "on la finit", engine.AbandonRound: "elle ne compte pas", engine.FinishTurn: "on finit le tour, puis on compte"},
	},
	engine.LateJoin: {
		Title: "Arriver en cours de partie", Line: "Avec quel total on entre dans une partie déjà commencée.",
		Values: values{engine.JoinHighest: "le moins bon total", engine.JoinAverage: "la moyenne", engine.JoinZero: "zéro", engine.JoinNotAllowed: "personne ne peut entrer"},
	},
	engine.WrongCallPlus: {Title: "Et en plus du double", Line: "Ce que coûte une annonce ratée en plus des points doublés.", Unit: words.Point, Values: values{"0": "rien"}},
	engine.RightCall: {
		Title: "Une annonce réussie compte", Line: "Ce que note la personne qui annonce et a le moins de points.",
		Values: values{engine.CountsOwn: "ses cartes", engine.CountsZero: "zéro"},
	},
	engine.RightCallLess: {Title: "Une annonce réussie enlève", Line: "Combien de points enlève une annonce réussie.", Unit: words.Point, Values: values{"0": "rien"}},
	engine.TiesAreRight: {
		Title: "Annonce réussie à égalité", Line: "Si une annonce est réussie quand quelqu’un d’autre a aussi peu de points.",
		Values: yesNo,
	},
	engine.CallAtMost: {Title: "Maximum pour annoncer", Line: "Avec plus de points, une annonce est ratée.", Unit: words.Point, Values: values{engine.None: "pas de maximum"}},
	engine.BestCounts: {
		Title: "Le meilleur score de la manche", Line: "Ce qu’on note pour la meilleure main.",
		Values: values{engine.CountsPoints: "ses cartes", engine.CountsZero: "zéro", engine.CountsOne: "un point, les autres rien"},
	},
	engine.Falls: {
		Title: "Totaux qui retombent", Line: "Un total qui tombe pile sur ce nombre retombe à un nombre plus petit.",
		Values: values{engine.None: "aucun"},
	},
	engine.FirstTurn: {
		Title: "Qui commence", Line: "Qui joue le premier tour de la manche suivante.",
		Values: values{
			engine.BeginLeft: "la personne à gauche de celle qui distribue", engine.BeginWinner: "la personne qui a gagné la manche",
			engine.BeginCaller: "la personne qui a terminé la manche",
		},
	},
	engine.MostRounds: {Title: "Nombre maximum de manches", Line: "La partie se termine après ce nombre de manches, quels que soient les totaux.", Unit: words.Round, Values: values{engine.None: "pas de maximum"}},
	engine.CardPoints: {Title: "Ce que valent les cartes", Line: "Les cartes qui valent autre chose que ce que dit le jeu.", Values: values{engine.None: "comme d’habitude"}},
	engine.GridMinus: {
		Title: "Cartes identiques sous zéro", Line: "Si elles gardent leurs points dans une colonne.",
		Values: yesNo,
	},
	engine.BlankIsZero: {Title: "Une case vide compte 0", Line: "Si une personne sans points écrits compte 0 pour la manche.", Values: yesNo},
}
