package dutch

import (
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theTrophies() words.Trophies {
	return words.Trophies{
		Title: "Trofeeën",
		None:  "Nog geen trofee.",
		ToWin: "Nog te winnen",
	}
}

var trophiesWords = sentence.TrophiesWords{
	Trophies: [...]sentence.TrophyWords{
		trophy.NineLives:   {Name: "Negen levens", For: "Precies op de grens uitgekomen en teruggevallen"},
		trophy.TopCat:      {Name: "Topkat", For: "Na elke ronde voor, van de eerste tot de laatste"},
		trophy.Comeback:    {Name: "Inhaalkat", For: "Halverwege op de laatste plaats, en toch gewonnen"},
		trophy.Whisker:     {Name: "Een snorhaar verschil", For: "Gewonnen met één punt verschil"},
		trophy.LastCat:     {Name: "Laatste kat aan tafel", For: "Gewonnen toen alle anderen af waren"},
		trophy.SoftLanding: {Name: "Op je pootjes terecht", For: "Fout gemeld en toch gewonnen"},
		trophy.HatTrick:    {Name: "Hattrick", For: "Drie rondes achter elkaar de beste"},
		trophy.SharpNose:   {Name: "Fijne neus", For: "Drie meldingen of meer, en allemaal goed"},
		trophy.Copycat:     {Name: "Na-aapkat", For: "Drie rondes achter elkaar evenveel punten"},
		trophy.EmptyBowl:   {Name: "Leeg bakje", For: "Een ronde met 0 punten, of nog minder"},
		trophy.CatBurglar:  {Name: "Kattenkwaad", For: "Drie keer in één ronde met anderen geruild"},
		trophy.CuriousCat:  {Name: "Nieuwsgierige kat", For: "Drie keer in één ronde gespiekt"},
	},
	Listed:  "‘{trophy}’",
	WonOnce: "Op {date}", LastWon: "{times}, het laatst op {date}",
	Awarded: "Trofeeën: {all}.", AwardedTo: "{trophies} voor {names}",
	Times: times,
}
