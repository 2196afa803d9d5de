package words

import (
	"time"

	"tabby/history/trophy"
)

// Trophies is what is said about trophies.
type Trophies struct {
	TrophySentences

	Title string
	None  string // by a person yet
	ToWin string // above those that a person has not won
}

// TrophySentences is what is said about trophies.
type TrophySentences interface {
	// TrophyName names a trophy: "Cat burglar".
	TrophyName(t trophy.Trophy) string
	// TrophyFor says what a trophy is won for: "Three swaps in one round".
	TrophyFor(t trophy.Trophy) string
	// LastWon says how often a trophy was won, and when the last time: "3 times, last on 20
	// November".
	LastWon(times int, on, now time.Time) string
	// Awarded says who has won what in a game. Names are as [Table] has them in sentences.
	Awarded(all []Awarded) string
}

// Awarded is the players who have won the same trophies of a game.
type Awarded struct {
	Names    []string
	Trophies []trophy.Trophy
}
