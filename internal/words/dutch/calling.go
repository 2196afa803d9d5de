package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theCalling() words.Calling {
	return words.Calling{
		Button:     "Hoe vaak is een melding goed?",
		Ours:       "Onze meldingen",
		Counting:   "Er worden duizenden rondes gespeeld …",
		OddsHint:   "De computer heeft op niveau ‘gemiddeld’ 6000 rondes met deze regels gespeeld. Het gaat om wat de kaarten van wie meldt, aan het eind waard zijn.",
		OursHint:   "Rondes met echte kaarten waarvan de punten zijn ingetypt. Ernaast staat wat de computer op niveau ‘gemiddeld’ met de gewone regels haalt.",
		FewHint:    "Een paar meldingen zeggen weinig: meestal beslist het geluk.",
		NoneOfOurs: "Nog geen melding met echte kaarten.",
	}
}

var callingWords = sentence.CallingWords{
	Hand: grammar.Forms{"Kaarten van samen {n} punt", "Kaarten van samen {n} punten"},
	Odds: grammar.Forms{
		"Met {players} en kaarten van samen {n} punt is een melding {often} goed.",
		"Met {players} en kaarten van samen {n} punten is een melding {often} goed.",
	},
	Give: grammar.Forms{
		"Met {players} en kaarten van samen {n} punt is een melding {often} goed, plus of min {give}.",
		"Met {players} en kaarten van samen {n} punten is een melding {often} goed, plus of min {give}.",
	},
	Right:  grammar.Forms{"{n} van {calls} goed"},
	Steady: "Computer, gemiddeld: {often}",
}
