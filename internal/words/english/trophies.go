package english

import (
	"strings"
	"time"

	"tabby/history/trophy"
	"tabby/internal/words"
)

func theTrophies() words.Trophies {
	return words.Trophies{
		TrophySentences: trophies{},

		Title: "Trophies",
		None:  "No trophy yet.",
		ToWin: "Still to win",
	}
}

type trophies struct{}

// trophyTexts are the name of each trophy, and what it is won for.
var trophyTexts = [trophy.Count]struct{ name, won string }{
	trophy.NineLives:   {"Nine lives", "Landed right on the limit, and dropped back"},
	trophy.TopCat:      {"Top cat", "Ahead after every round, from first to last"},
	trophy.Comeback:    {"Comeback cat", "Last at half-time, and won after all"},
	trophy.Whisker:     {"By a whisker", "Won by a single point"},
	trophy.LastCat:     {"Last cat standing", "Won when all the others were out"},
	trophy.SoftLanding: {"Soft landing", "Made a wrong call, and still won"},
	trophy.HatTrick:    {"Hat trick", "Best of all, three rounds in a row"},
	trophy.SharpNose:   {"Sharp nose", "Three calls or more, and every one right"},
	trophy.Copycat:     {"Copycat", "The same points, three rounds in a row"},
	trophy.EmptyBowl:   {"Empty bowl", "A hand of 0 points, or even fewer"},
	trophy.CatBurglar:  {"Cat burglar", "Three swaps with others in one round"},
	trophy.CuriousCat:  {"Curious cat", "Three peeks in one round"},
}

// TrophyName implements [words.TrophySentences].
func (trophies) TrophyName(t trophy.Trophy) string { return trophyTexts[t].name }

// TrophyFor implements [words.TrophySentences].
func (trophies) TrophyFor(t trophy.Trophy) string { return trophyTexts[t].won }

// LastWon implements [words.TrophySentences].
func (trophies) LastWon(n int, on, now time.Time) string {
	if n == 1 {
		return "On " + en.Date(on, now)
	}
	return en.Capital(times(n)) + ", last on " + en.Date(on, now)
}

// Awarded implements [words.TrophySentences].
func (trophies) Awarded(all []words.Awarded) string {
	var parts []string
	for _, a := range all {
		var names []string
		for _, t := range a.Trophies {
			names = append(names, trophyTexts[t].name)
		}
		parts = append(parts, en.Joined(names)+" for "+en.Joined(a.Names))
	}
	return "Trophies: " + strings.Join(parts, "; ") + "."
}
