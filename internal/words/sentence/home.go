package sentence

import (
	"time"

	"tabby/history"
)

// Home says what the first page says about games. It implements [words.HomeSentences].
type Home struct {
	Speaker
	Words *HomeWords
}

// HomeWords are what the first page says about games.
type HomeWords struct {
	Weekdays [7]string // from Sunday: a group plays on that day of each week
}

// Game implements [words.HomeSentences].
func (v Home) Game(g history.Summary) string {
	return v.Labelled(v.Language.Games.GameTitle(g), v.Language.Games.GameLine(g))
}

// Weekday implements [words.HomeSentences].
func (v Home) Weekday(d time.Weekday) string { return v.Words.Weekdays[d] }
