package french

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var rulesWords = sentence.RulesWords{
	House: house,

	Fall: "{from} retombe à {to}", FallOnce: "{from} retombe à {to}, une fois par personne",
	FallTimes: "{from} retombe à {to}, {number} fois par personne",
	Ranks:     map[string]string{"A": "as", "J": "valet", "Q": "dame", "K": "roi", "Jk": joker},
	Counts:    "{card} {n}",
	Red:       "{card} (rouge)", Black: "{card} (noir)", // so that no card needs its gender
	Powers: map[string]string{
		"peek_own":   "regarder une de ses cartes",
		"look_any":   "regarder n’importe quelle carte",
		"swap_other": "échanger avec quelqu’un d’autre",
		"switch_any": "échanger deux cartes au choix",
		"draw_two":   "piocher deux cartes",
	},
	Summary: "{game}. {agreed}.", ByTheBook: "{game}, selon le livret.",

	Variants: sentence.VariantWords{
		About: "{min} à {max} joueurs : {about}",
		Endings: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "Points",
			engine.EndElimination: "Dernier en jeu",
			engine.EndRounds:      "Manches",
			engine.EndTime:        "Temps",
			engine.EndOpen:        "Quand on arrête",
		},
		Numbers: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "La partie se termine à",
			engine.EndElimination: "Hors jeu à",
			engine.EndRounds:      "Manches",
			engine.EndTime:        "Minutes",
		},
	},
	Book: bookWords,
}

var bookWords = sentence.BookWords{
	Effects: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "regarde une des siennes",
		engine.LookAny:   "regarde n’importe laquelle",
		engine.SwapOther: "échange",
		engine.SwitchAny: "échange deux au choix",
		engine.DrawTwo:   "pioche encore",
	},
	HandMakes: "{cards} font {n}.", ReplacedBy: "{card} qui remplace {replaced}",
	DeckOf: "Paquet : {name}", AddedBy: "Ajoutées par « {rule} »",
	IfYouLike: "(si tu veux) {step}",
	TieBreaks: map[engine.TieBreak]grammar.Pattern{
		engine.FewerCards: "la personne qui a le moins de cartes gagne",
		engine.Caller:     "la personne qui a annoncé gagne, si elle est à égalité",
	},
	FallNumber: "Chute {n}", ReadFrom: "Règle du jeu : {sheet}.", LeftOpen: "Ce que les règles du jeu laissent ouvert ici : {about}.",
	SeeAlso: "Voir aussi :\n- {title}", Difference: "{game} : {rule}.",
}
