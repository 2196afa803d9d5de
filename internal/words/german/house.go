package german

import "tabby/internal/words/sentence"

var rulesWords = sentence.RulesWords{
	House: house,

	Fall: "{from} fällt auf {to}", FallOnce: "{from} fällt auf {to}, einmal pro Person",
	FallTimes: "{from} fällt auf {to}, {number} Mal pro Person",
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
}
