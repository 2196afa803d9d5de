package dutch

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theReview() words.Review {
	return words.Review{
		Button:     "De ronde nabespreken",
		Title:      "Nabespreking",
		AnyRound:   "Een ronde nabespreken",
		NoPeople:   "In deze ronde speelden alleen computers.",
		Whose:      "De beurten van",
		Costly:     "Wat het meeste kostte",
		Best:       "De beste beurt",
		NoneCostly: "Geen beurt kostte je meer dan pech kan verklaren.",
		NoneBest:   "Geen beurt springt eruit.",
		HowCounted: "Tabby heeft vanaf elke beurt vele keren verdergespeeld en de kaarten die je niet kon kennen steeds opnieuw gedeeld. Geteld wordt het verschil tussen jouw kaarten en de beste andere; een gewonnen ronde telt als 8 punten extra. Het gaat alleen om deze ronde, niet om het hele spel.",
	}
}

var reviewWords = sentence.ReviewWords{
	Turn:   "Beurt {n}",
	Cost:   grammar.Forms{"{doing}: dat kostte {n} punten (plus of min {give})."},
	Gain:   grammar.Forms{"{doing}: dat leverde {n} punten op (plus of min {give})."},
	Better: "Beter: {doing}.", Second: "Op één na het beste: {doing}.",
	Doings: map[engine.MoveKind]grammar.Pattern{
		engine.Draw:       "een kaart trekken",
		engine.Take:       "{card} pakken",
		engine.Replace:    "{gone} vervangen door {card}",
		engine.Discard:    "{card} afleggen",
		engine.Peek:       "{at} bekijken",
		engine.LookAt:     "{at} bekijken",
		engine.UseSwap:    "{card} gebruiken",
		engine.Swap:       "{at} ruilen tegen {other}",
		engine.Switch:     "{at} en {other} verwisselen",
		engine.Decline:    "niet ruilen",
		engine.UseDrawTwo: "twee kaarten trekken",
		engine.Skip:       "de actiekaart overslaan",
		engine.Snap:       "{at} meegooien",
		engine.Knock:      "melden",
		engine.EndTurn:    "niet melden",
		engine.Pass:       "passen",
	},
	Other: "deze zet",
}
