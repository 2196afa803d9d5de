package german

import (
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

// headlinesWords are the titles of pictures.
var headlinesWords = sentence.TurningWords{
	Shared:        sentence.AfterRounds{After: "{names} gewinnen gemeinsam", Unknown: "{names} gewinnen gemeinsam"},
	CameBack:      grammar.Forms{"{name} war schon bei {total} und kam zurück"},
	WonFromBehind: grammar.Forms{"{name} gewann trotz {n} Punkt Rückstand", "{name} gewann trotz {n} Punkten Rückstand"},
	StayedUnder:   grammar.Forms{"{name} blieb um ein Schnurrhaar drin und gewann"},
	StayedAt:      "{name} blieb um ein Schnurrhaar drin und gewann",
	AlwaysAhead:   "{name} lag von Anfang bis Ende vorn",
	AheadAtLast:   "{name} gewann in der allerletzten Runde",
	AheadSince:    "{name} lag ab Runde {round} vorn",
}
