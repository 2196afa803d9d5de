package english

import (
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

// headlinesWords are the titles of pictures.
var headlinesWords = sentence.TurningWords{
	Shared:        sentence.AfterRounds{After: "{names} share the win", Unknown: "{names} share the win"},
	CameBack:      grammar.Forms{"{name} came back from {total}"},
	WonFromBehind: grammar.Forms{"{name} won from {n} point behind", "{name} won from {n} points behind"},
	StayedUnder:   grammar.Forms{"{name} stayed in by a whisker and won"},
	StayedAt:      "{name} stayed in by a whisker and won",
	AlwaysAhead:   "{name} led from start to finish",
	AheadAtLast:   "{name} won in the very last round",
	AheadSince:    "{name} led from round {round} on",
}
