package words

import (
	"time"

	"tabby/history/trophy"
	"tabby/internal/words/message"
)

// Trophies is what is said about trophies.
type Trophies struct {
	speaker
	Words TrophiesWords

	Title string
	None  string // by a person yet
	ToWin string // above those that a person has not won
}

// Awarded is the players who have won the same trophies of a game.
type Awarded struct {
	Names    []string
	Trophies []trophy.Trophy
}

// TrophiesWords are what is said about trophies.
type TrophiesWords struct {
	Trophies           map[string]TrophyWords
	Listed             message.Message // {trophy}, among others
	WonOnce, LastWon   message.Message // {date}, and how many {times}
	Awarded, AwardedTo message.Message // {all} of those, which are {trophies} for {names}
}

// TrophyWords are what a trophy is called, and what it is won for.
type TrophyWords struct{ Name, For string }

// TrophyName names a trophy: "Cat burglar".
func (v Trophies) TrophyName(t trophy.Trophy) string {
	return lookUp(v.Words.Trophies, t.String()).Name
}

// TrophyFor says what a trophy is won for: "Three swaps in one round".
func (v Trophies) TrophyFor(t trophy.Trophy) string { return lookUp(v.Words.Trophies, t.String()).For }

// LastWon says how often a trophy was won, and when the last time: "3 times, last on 20
// November".
func (v Trophies) LastWon(times int, on, now time.Time) string {
	say := v.Words.LastWon
	if times == 1 {
		say = v.Words.WonOnce
	}
	return v.Capital(say.With("times", v.times(times), "date", v.Date(on, now)))
}

// Awarded says who has won what in a game. Names are as [Table] has them in sentences.
func (v Trophies) Awarded(all []Awarded) string {
	var won []string
	for _, a := range all {
		var names []string
		for _, t := range a.Trophies {
			names = append(names, v.Words.Listed.With("trophy", v.TrophyName(t)))
		}
		won = append(won, v.Words.AwardedTo.With("trophies", v.list(names), "names", v.Joined(a.Names)))
	}
	return v.Words.Awarded.With("all", v.Clauses(won))
}
