package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theScores() words.Scores {
	return words.Scores{
		WriteDown:    "Opschrijven",
		WriteAnyway:  "Toch opschrijven",
		CorrectIt:    "Verbeteren",
		Recount:      "Opnieuw tellen",
		Send:         "Sturen",
		NobodyCalled: "Niemand heeft gemeld",
		SendKnown:    "Typ de punten die je weet. Ze gaan naar de tafel en worden daar opgeschreven.",

		ByCards:    "Liever op kaarten tikken",
		ByTotal:    "Liever de som typen",
		AddTo:      "Bij de punten optellen",
		CardsLeft:  "Kaarten over",
		OneFewer:   "Eén kaart minder",
		OneMore:    "Eén kaart meer",
		DidNotPlay: "Deed deze ronde niet mee",
		NextPlayer: "Volgende speler",
		StepBack:   "Terugnemen",

		LastTurns:   "De laatste beurten",
		TurnLeft:    "nog één beurt",
		TurnNow:     "jouw laatste beurt",
		TurnHad:     "had de laatste beurt",
		TurnOver:    "Draai je kaarten om.",
		EnterScores: "Punten invullen",
	}
}

var scoresWords = sentence.ScoresWords{
	Correct:     "Ronde {n} verbeteren",
	CardsLeft:   "Hoeveel kaarten {name} nog heeft",
	ToReplace:   "{card} moet worden vervangen. Tik op de kaart die daarvoor is getrokken.",
	OthersCount: "Alle anderen krijgen {n}.",
	Lacking:     grammar.Forms{"Nog te doen: de punten van {names}."},
	OneMoreTurn: grammar.Forms{"Nog één beurt: {names}. Tik op de naam als de beurt voorbij is.", "Nog één beurt: {names}. Tik op elke naam als de beurt voorbij is."},
	HasSpecial:  "{name} heeft {hand}",

	TypeInTurn: "Typ de punten een voor een in.", TapAll: "Tik op elke kaart die over is.", TapLine: "Tik op de kaarten van de rij.",
	TapInOrder: "Tik op de kaarten van de rij, van links naar rechts.",
	InColumns: "{rows} rijen van {columns}: tik kolom voor kolom op de kaarten, van boven naar beneden. " +
		"Een kolom met gelijke kaarten telt 0; een kolom die al weg is, sla je over.",
	TapStar: "Tik op de ster voor {hand}.",

	Call: sentence.CallerWords{
		Tap: "Tik op de hand van de speler die heeft gemeld.",
		Who: "Wie heeft gemeld?", Say: "Wie heeft gemeld? Tik op de hand, of zeg dat niemand het deed.",
		WhoSays: "Wie zei ‘{call}’?", By: "{name} heeft gemeld", Other: "Een ander heeft gemeld",
	},
	End: sentence.CallerWords{
		Tap: "Tik op de hand van de speler die de ronde heeft beëindigd.",
		Who: "Wie heeft de ronde beëindigd?", Say: "Wie heeft de ronde beëindigd? Tik op de hand.",
		WhoSays: "Wie heeft de ronde beëindigd?", By: "{name} heeft de ronde beëindigd", Other: "Een ander heeft de ronde beëindigd",
	},
	Effect: sentence.EffectWords{
		Ended: "heeft de ronde beëindigd", Called: "heeft gemeld", Right: "goed gemeld", Wrong: "fout gemeld",
		EnteredBy: "ingevuld door {device}", EnteredByGuest: "ingevuld door een gast",
		HasOther: "{device} heeft {n}", GuestHasOther: "een gast heeft {n}",
		DidNotPlay: "deed niet mee",
		Counts:     "telt {n}", FallsTo: "valt terug naar {n}", Was: "was {was}",
		Total: "totaal {n}", NewTotal: "nieuw totaal {n}", Typed: "getypt {typed}",
	},
}
