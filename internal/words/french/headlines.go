package french

import (
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

// headlinesWords are the titles of pictures.
var headlinesWords = sentence.TurningWords{
	Shared:        sentence.AfterRounds{After: "{names} partagent la victoire", Unknown: "{names} partagent la victoire"},
	CameBack:      grammar.Forms{"{name} revient de loin : {total}"},
	WonFromBehind: grammar.Forms{"{name} gagne malgré {n} point de retard", "{name} gagne malgré {n} points de retard"},
	StayedUnder:   grammar.Forms{"{name} s’en sort d’un poil de moustache et gagne"},
	StayedAt:      "{name} s’en sort d’un poil de moustache et gagne",
	AlwaysAhead:   "{name} mène du début à la fin",
	AheadAtLast:   "{name} gagne à la toute dernière manche",
	AheadSince:    "{name} mène depuis la manche {round}",
}
