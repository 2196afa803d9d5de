package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStory() words.Story {
	return words.Story{Provisional: "Cela peut changer : il manque des points."}
}

var storyWords = sentence.StoryWords{
	GoesOn:    sentence.AfterRounds{After: "La partie continue après {rounds}.", Unknown: "La partie continue."},
	NobodyWon: sentence.AfterRounds{After: "Personne n’a gagné après {rounds}.", Unknown: "Personne n’a gagné."},
	WonExtra:  sentence.AfterRounds{After: "{name} a gagné après {rounds} et une manche supplémentaire.", Unknown: "{name} a gagné dans une manche supplémentaire."},
	Won:       sentence.AfterRounds{After: "{name} a gagné avec {total} après {rounds}.", Unknown: "{name} a gagné avec {total}."},
	WonAhead: grammar.Forms{
		"{name} a gagné avec {total} après {rounds}, {n} point devant {other}.",
		"{name} a gagné avec {total} après {rounds}, {n} points devant {other}.",
	},
	Out: "Hors jeu : {all}.", OutIn: "{names} à la manche {round}",
	Extremes:  "La plus petite manche : {lowest} ({names}), la plus grosse : {highest} ({others}).",
	LeftEarly: grammar.Forms{"{names} a quitté la partie avant la fin.", "{names} ont quitté la partie avant la fin."},

	FellBack:    "{name} avait {from} pile à la manche {round} : son total est retombé à {to}",
	CalledWrong: "{name} a annoncé {times}, sans succès", CalledRight: "{name} a annoncé {times}, avec succès",
	CalledBoth: "{name} a annoncé {times}, dont {right} avec succès",

	Times: times,
}

var times = sentence.Times{Few: []string{"une fois"}, More: "{n} fois"}

var turningWords = sentence.TurningWords{
	Shared: sentence.AfterRounds{After: "{names} partagent la victoire avec {total} après {rounds}.", Unknown: "{names} partagent la victoire avec {total}."},
	CameBack: grammar.Forms{
		"{name} était à {total} et a remonté la pente : encore {n} point de retard après la manche {round}.",
		"{name} était à {total} et a remonté la pente : encore {n} points de retard après la manche {round}.",
	},
	WonFromBehind: grammar.Forms{
		"{name} avait {n} point de retard après la manche {round} et a gagné quand même.",
		"{name} avait {n} points de retard après la manche {round} et a gagné quand même.",
	},
	StayedUnder: grammar.Forms{
		"À la manche {round}, {name} a évité la limite de justesse : {n} point de marge.",
		"À la manche {round}, {name} a évité la limite de justesse : {n} points de marge.",
	},
	StayedAt:    "À la manche {round}, {name} a évité la limite de justesse : pas un point de marge.",
	AlwaysAhead: "{name} a mené de la première à la dernière manche.",
	AheadAtLast: "{name} a pris la tête à la toute dernière manche.",
	AheadSince:  "{name} a pris la tête à la manche {round} et l’a gardée.",
}
