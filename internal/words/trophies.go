package words

import (
	"time"

	"tabby/history/trophy"
)

// Trophies is what is said about trophies.
type Trophies struct {
	speaker
	TrophiesTexts
}

// TrophyName names a trophy: "Cat burglar".
func (v Trophies) TrophyName(t trophy.Trophy) string { return v.TrophiesName(t.String()) }

// TrophyFor says what a trophy is won for: "Three swaps in one round".
func (v Trophies) TrophyFor(t trophy.Trophy) string { return v.TrophiesFor(t.String()) }

// LastWon says how often a trophy was won, and when the last time: "3 times, last on 20
// November".
func (v Trophies) LastWon(times int, on, now time.Time) string {
	if times == 1 {
		return v.Capital(v.WonOnce(v.Date(on, now)))
	}
	return v.Capital(v.TrophiesTexts.LastWon(v.times(times), v.Date(on, now)))
}

// Awarded says who has won the trophy of a game. Names are as [Table] has them in sentences.
func (v Trophies) Awarded(t trophy.Trophy, names []string) string {
	return v.TrophiesTexts.Awarded(v.TrophyName(t), names)
}
