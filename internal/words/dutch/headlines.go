package dutch

import (
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

// headlinesWords are the titles of pictures.
var headlinesWords = sentence.TurningWords{
	Shared:        sentence.AfterRounds{After: "{names} winnen samen", Unknown: "{names} winnen samen"},
	CameBack:      grammar.Forms{"{name} stond op {total} en kwam terug"},
	WonFromBehind: grammar.Forms{"{name} wint na {n} punt achterstand", "{name} wint na {n} punten achterstand"},
	StayedUnder:   grammar.Forms{"{name} was op een snorhaar na af, en won"},
	StayedAt:      "{name} was op een snorhaar na af, en won",
	AlwaysAhead:   "{name} stond voor van begin tot eind",
	AheadAtLast:   "{name} won in de allerlaatste ronde",
	AheadSince:    "{name} stond voor vanaf ronde {round}",
}
