package dutch

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var rulesWords = sentence.RulesWords{
	House: house,

	Fall: "{from} valt terug naar {to}", FallOnce: "{from} valt terug naar {to}, één keer per speler",
	FallTimes: "{from} valt terug naar {to}, {number} keer per speler",
	Ranks:     map[string]string{"A": "aas", "J": "boer", "Q": "vrouw", "K": "heer", "Jk": joker},
	Counts:    "{card} {n}",
	Red:       "rode {card}", Black: "zwarte {card}",
	Powers: map[string]string{
		"peek_own":   "een van je eigen kaarten bekijken",
		"look_any":   "een kaart naar keuze bekijken",
		"swap_other": "ruilen met iemand anders",
		"switch_any": "twee kaarten naar keuze verwisselen",
		"draw_two":   "twee kaarten trekken",
	},
	Summary: "{game}. {agreed}.", ByTheBook: "{game}, volgens het regelboek.",

	Variants: sentence.VariantWords{
		About: "{min} tot {max} spelers: {about}",
		Endings: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "Punten",
			engine.EndElimination: "De laatste die over is",
			engine.EndRounds:      "Rondes",
			engine.EndTime:        "Tijd",
			engine.EndOpen:        "Tot we stoppen",
		},
		Numbers: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "Het spel eindigt bij",
			engine.EndElimination: "Af bij",
			engine.EndRounds:      "Rondes",
			engine.EndTime:        "Minuten",
		},
	},
	Book: bookWords,
}

var bookWords = sentence.BookWords{
	Effects: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "eigen kaart bekijken",
		engine.LookAny:   "kaart bekijken",
		engine.SwapOther: "ruilen",
		engine.SwitchAny: "twee verwisselen",
		engine.DrawTwo:   "twee trekken",
	},
	HandMakes: "{cards} tellen samen {n}.", ReplacedBy: "{card} in plaats van {replaced}",
	DeckOf: "Kaarten: {name}", AddedBy: "Erbij door ‘{rule}’",
	IfYouLike: "(als je wilt) {step}",
	TieBreaks: map[engine.TieBreak]grammar.Pattern{
		engine.FewerCards: "wie minder kaarten heeft, wint",
		engine.Caller:     "wie heeft gemeld, wint bij gelijke stand",
	},
	FallNumber: "Terugval {n}", ReadFrom: "Spelregels: {sheet}.", LeftOpen: "Wat spelregels hier openlaten: {about}.",
	SeeAlso: "Zie ook:\n- {title}", Difference: "{game}: {rule}.",
}
