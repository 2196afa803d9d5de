package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStory() words.Story {
	return words.Story{Provisional: "Das kann sich noch ändern: Es fehlen Punkte."}
}

var storyWords = sentence.StoryWords{
	GoesOn:    sentence.AfterRounds{After: "Nach {rounds} geht das Spiel weiter.", Unknown: "Das Spiel geht weiter."},
	NobodyWon: sentence.AfterRounds{After: "Nach {rounds} hat niemand gewonnen.", Unknown: "Niemand hat gewonnen."},
	WonExtra:  sentence.AfterRounds{After: "{name} hat nach {rounds} und einer Extrarunde gewonnen.", Unknown: "{name} hat in einer Extrarunde gewonnen."},
	Won:       sentence.AfterRounds{After: "{name} hat mit {total} nach {rounds} gewonnen.", Unknown: "{name} hat mit {total} gewonnen."},
	WonAhead: grammar.Forms{
		"{name} hat mit {total} nach {rounds} gewonnen, {n} Punkt vor {other}.",
		"{name} hat mit {total} nach {rounds} gewonnen, {n} Punkte vor {other}.",
	},
	Out: "Raus: {all}.", OutIn: "{names} in Runde {round}",
	Extremes:  "Die niedrigste Runde: {lowest} von {names}, die höchste: {highest} von {others}.",
	LeftEarly: grammar.Forms{"Vor dem Ende gegangen: {names}."},

	FellBack:    "{name} hatte in Runde {round} genau {from} und fiel zurück auf {to}",
	CalledWrong: "{name} hat {times} falsch angesagt", CalledRight: "{name} hat {times} richtig angesagt",
	CalledBoth: "{name} hat {times} angesagt, davon {right} richtig",

	Times: times,
}

var times = sentence.Times{Few: []string{
	"einmal", "zweimal", "dreimal", "viermal", "fünfmal", "sechsmal", "siebenmal", "achtmal", "neunmal", "zehnmal",
	"elfmal", "zwölfmal", "dreizehnmal", "vierzehnmal", "fünfzehnmal", "sechzehnmal", "siebzehnmal", "achtzehnmal", "neunzehnmal", "zwanzigmal",
}, More: "{n}-mal"}

var turningWords = sentence.TurningWords{
	Shared: sentence.AfterRounds{After: "{names} gewinnen gemeinsam mit {total} nach {rounds}.", Unknown: "{names} gewinnen gemeinsam mit {total}."},
	CameBack: grammar.Forms{
		"{name} war schon bei {total} und hat doch noch gewonnen: Nach Runde {round} war es {n} Punkt Rückstand.",
		"{name} war schon bei {total} und hat doch noch gewonnen: Nach Runde {round} waren es {n} Punkte Rückstand.",
	},
	WonFromBehind: grammar.Forms{
		"{name} lag nach Runde {round} um {n} Punkt zurück und hat trotzdem gewonnen.",
		"{name} lag nach Runde {round} um {n} Punkte zurück und hat trotzdem gewonnen.",
	},
	StayedUnder: grammar.Forms{
		"In Runde {round} blieb {name} gerade noch drin: Nur {n} Punkt mehr wäre noch gegangen.",
		"In Runde {round} blieb {name} gerade noch drin: Nur {n} Punkte mehr wären noch gegangen.",
	},
	StayedAt:    "In Runde {round} blieb {name} gerade noch drin: Kein einziger Punkt mehr wäre gegangen.",
	AlwaysAhead: "{name} lag von der ersten bis zur letzten Runde vorn.",
	AheadAtLast: "{name} ging erst in der allerletzten Runde in Führung.",
	AheadSince:  "{name} ging in Runde {round} in Führung und blieb vorn.",
}
