package english

import (
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theTrophies() words.Trophies {
	return words.Trophies{
		Title: "Trophies",
		None:  "No trophy yet.",
		ToWin: "Still to win",
	}
}

var trophiesWords = sentence.TrophiesWords{
	Trophies: [...]sentence.TrophyWords{
		trophy.NineLives:   {Name: "Nine lives", For: "Landed right on the limit, and dropped back"},
		trophy.TopCat:      {Name: "Top cat", For: "Ahead after every round, from first to last"},
		trophy.Comeback:    {Name: "Comeback cat", For: "Last at half-time, and won after all"},
		trophy.Whisker:     {Name: "By a whisker", For: "Won by a single point"},
		trophy.LastCat:     {Name: "Last cat standing", For: "Won when all the others were out"},
		trophy.SoftLanding: {Name: "Soft landing", For: "Made a wrong call, and still won"},
		trophy.HatTrick:    {Name: "Hat trick", For: "Best of all, three rounds in a row"},
		trophy.SharpNose:   {Name: "Sharp nose", For: "Three calls or more, and every one right"},
		trophy.Copycat:     {Name: "Copycat", For: "The same points, three rounds in a row"},
		trophy.EmptyBowl:   {Name: "Empty bowl", For: "A hand of 0 points, or even fewer"},
		trophy.CatBurglar:  {Name: "Cat burglar", For: "Three swaps with others in one round"},
		trophy.CuriousCat:  {Name: "Curious cat", For: "Three peeks in one round"},
	},
	Listed:  "{trophy}",
	WonOnce: "On {date}", LastWon: "{times}, last on {date}",
	Awarded: "Trophies: {all}.", AwardedTo: "{trophies} for {names}",
	Times: times,
}
