package german

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var rulesWords = sentence.RulesWords{
	House: house,

	Fall: "{from} fällt auf {to}", FallOnce: "{from} fällt auf {to}, einmal pro Person",
	FallTimes: "{from} fällt auf {to}, {number}mal pro Person",
	Ranks:     map[string]string{"A": "Ass", "J": "Bube", "Q": "Dame", "K": "König", "Jk": joker},
	Counts:    "{card} {n}",
	Red:       "{card} (rot)", Black: "{card} (schwarz)", // so that no card needs its gender
	Powers: map[string]string{
		"peek_own":   "eine eigene Karte ansehen",
		"look_any":   "irgendeine Karte ansehen",
		"swap_other": "mit jemand anderem tauschen",
		"switch_any": "zwei beliebige Karten vertauschen",
		"draw_two":   "zweimal ziehen",
	},
	Summary: "{game}. {agreed}.", ByTheBook: "{game}, nach dem Regelbuch.",

	Variants: sentence.VariantWords{
		About: "{min} bis {max} Personen: {about}",
		Endings: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "Punkte",
			engine.EndElimination: "Wer zuletzt übrig ist",
			engine.EndRounds:      "Runden",
			engine.EndTime:        "Zeit",
			engine.EndOpen:        "Bis wir aufhören",
		},
		Numbers: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "Das Spiel endet bei",
			engine.EndElimination: "Raus bei",
			engine.EndRounds:      "Runden",
			engine.EndTime:        "Minuten",
		},
	},
	Book: bookWords,
}

var bookWords = sentence.BookWords{
	Effects: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "eigene ansehen",
		engine.LookAny:   "jede ansehen",
		engine.SwapOther: "tauschen",
		engine.SwitchAny: "zwei vertauschen",
		engine.DrawTwo:   "nochmal ziehen",
	},
	HandMakes: "{cards} zählen zusammen {n}.", ReplacedBy: "{card} statt „{replaced}“",
	DeckOf: "Kartensatz: {name}", AddedBy: "Dazu durch „{rule}“",
	IfYouLike: "(wenn du willst) {step}",
	TieBreaks: map[engine.TieBreak]grammar.Pattern{
		engine.FewerCards: "wer weniger Karten hat, gewinnt",
		engine.Caller:     "wer von ihnen angesagt hat, gewinnt",
	},
	FallNumber: "Fall {n}", ReadFrom: "Anleitung: {sheet}.", LeftOpen: "Was Anleitungen hier offenlassen: {about}.",
	SeeAlso: "Siehe auch:\n- {title}", Difference: "{game}: {rule}.",
}
