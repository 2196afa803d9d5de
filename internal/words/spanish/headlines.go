package spanish

import (
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

// headlinesWords are the titles of pictures.
var headlinesWords = sentence.TurningWords{
	Shared:        sentence.AfterRounds{After: "{names} comparten la victoria", Unknown: "{names} comparten la victoria"},
	CameBack:      grammar.Forms{"{name} estaba en {total} y remontó"},
	WonFromBehind: grammar.Forms{"{name} iba {n} punto por detrás y ganó", "{name} iba {n} puntos por detrás y ganó"},
	StayedUnder:   grammar.Forms{"{name} se salvó por un bigote y ganó"},
	StayedAt:      "{name} se salvó por un bigote y ganó",
	AlwaysAhead:   "{name} fue por delante de principio a fin",
	AheadAtLast:   "{name} ganó en la última ronda",
	AheadSince:    "{name} fue por delante desde la ronda {round}",
}
