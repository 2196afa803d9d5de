package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStory() words.Story { return words.Story{Provisional: "This may change: a score is missing."} }

var storyWords = sentence.StoryWords{
	GoesOn:    sentence.AfterRounds{After: "The game goes on after {rounds}.", Unknown: "The game goes on."},
	NobodyWon: sentence.AfterRounds{After: "Nobody has won after {rounds}.", Unknown: "Nobody has won."},
	WonExtra:  sentence.AfterRounds{After: "{name} won after {rounds} and an extra round.", Unknown: "{name} won in an extra round."},
	Won:       sentence.AfterRounds{After: "{name} won with {total} after {rounds}.", Unknown: "{name} won with {total}."},
	WonAhead:  grammar.Forms{"{name} won with {total} after {rounds}, {n} ahead of {other}."},
	Out:       "Out: {all}.", OutIn: "{names} in round {round}",
	Extremes:  "The lowest round was {lowest} by {names}, the highest {highest} by {others}.",
	LeftEarly: grammar.Forms{"{names} left before the end."},

	FellBack:    "{name} had exactly {from} in round {round} and fell back to {to}",
	CalledWrong: "{name} called {times} and was wrong", CalledRight: "{name} called {times} and was right",
	CalledBoth: "{name} called {times} and was right {right}",

	Times: times,
}

var times = sentence.Times{Few: []string{"once", "twice"}, More: "{n} times"}

var turningWords = sentence.TurningWords{
	Shared: sentence.AfterRounds{After: "{names} share the win with {total} after {rounds}.", Unknown: "{names} share the win with {total}."},
	CameBack: grammar.Forms{
		"{name} came back from {total}: {n} point behind after round {round}.",
		"{name} came back from {total}: {n} points behind after round {round}.",
	},
	WonFromBehind: grammar.Forms{
		"{name} was {n} point behind after round {round} and still won.",
		"{name} was {n} points behind after round {round} and still won.",
	},
	StayedUnder: grammar.Forms{
		"In round {round} {name} stayed under the limit with {n} point to spare.",
		"In round {round} {name} stayed under the limit with {n} points to spare.",
	},
	StayedAt:    "In round {round} {name} stayed under the limit with nothing to spare.",
	AlwaysAhead: "{name} was ahead from the first round to the last.",
	AheadAtLast: "{name} took the lead in the very last round.",
	AheadSince:  "{name} took the lead in round {round} and kept it.",
}
