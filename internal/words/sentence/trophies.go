package sentence

import (
	"time"

	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Trophies says what is said about trophies. It implements [words.TrophySentences].
type Trophies struct {
	Speaker
	Words *TrophiesWords
}

// TrophiesWords are what is said about trophies.
type TrophiesWords struct {
	Trophies           [trophy.Count]TrophyWords
	Listed             grammar.Pattern // {trophy}, among others
	WonOnce, LastWon   grammar.Pattern // {date}, and how many {times}
	Awarded, AwardedTo grammar.Pattern // {all} of those, which are {trophies} for {names}
	Times              Times
}

// TrophyWords are what a trophy is called, and what it is won for.
type TrophyWords struct{ Name, For string }

// TrophyName implements [words.TrophySentences].
func (v Trophies) TrophyName(t trophy.Trophy) string { return v.Words.Trophies[t].Name }

// TrophyFor implements [words.TrophySentences].
func (v Trophies) TrophyFor(t trophy.Trophy) string { return v.Words.Trophies[t].For }

// LastWon implements [words.TrophySentences].
func (v Trophies) LastWon(times int, on, now time.Time) string {
	say := v.Words.LastWon
	if times == 1 {
		say = v.Words.WonOnce
	}
	return v.Capital(say.With("times", v.times(v.Words.Times, times), "date", v.Date(on, now)))
}

// Awarded implements [words.TrophySentences].
func (v Trophies) Awarded(all []words.Awarded) string {
	var won []string
	for _, a := range all {
		var names []string
		for _, t := range a.Trophies {
			names = append(names, v.Words.Listed.With("trophy", v.TrophyName(t)))
		}
		won = append(won, v.Words.AwardedTo.With("trophies", v.List(names), "names", v.Joined(a.Names)))
	}
	return v.Words.Awarded.With("all", v.Clauses(won))
}
