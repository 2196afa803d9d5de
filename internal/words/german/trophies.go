package german

import (
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theTrophies() words.Trophies {
	return words.Trophies{
		Title: "Trophäen",
		None:  "Noch keine Trophäe.",
		ToWin: "Noch zu gewinnen",
	}
}

var trophiesWords = sentence.TrophiesWords{
	Trophies: [...]sentence.TrophyWords{
		trophy.NineLives:   {Name: "Sieben Leben", For: "Genau auf der Grenze gelandet und zurückgefallen"},
		trophy.TopCat:      {Name: "Oberkatze", For: "Nach jeder Runde vorn, von der ersten bis zur letzten"},
		trophy.Comeback:    {Name: "Stehaufkatze", For: "Zur Halbzeit auf dem letzten Platz, und doch gewonnen"},
		trophy.Whisker:     {Name: "Um ein Schnurrhaar", For: "Mit einem einzigen Punkt Vorsprung gewonnen"},
		trophy.LastCat:     {Name: "Letzte Katze am Tisch", For: "Gewonnen, als alle anderen raus waren"},
		trophy.SoftLanding: {Name: "Weiche Landung", For: "Falsch angesagt und trotzdem gewonnen"},
		trophy.HatTrick:    {Name: "Hattrick", For: "Dreimal hintereinander die beste Runde"},
		trophy.SharpNose:   {Name: "Feine Nase", For: "Drei Ansagen oder mehr, und alle richtig"},
		trophy.Copycat:     {Name: "Nachmacherkatze", For: "Dreimal hintereinander gleich viele Punkte"},
		trophy.EmptyBowl:   {Name: "Leerer Napf", For: "Eine Runde mit 0 Punkten oder noch weniger"},
		trophy.CatBurglar:  {Name: "Diebische Katze", For: "Dreimal in einer Runde mit anderen getauscht"},
		trophy.CuriousCat:  {Name: "Neugierige Katze", For: "Dreimal in einer Runde gespäht"},
	},
	Listed:  "„{trophy}“",
	WonOnce: "Am {date}", LastWon: "{times}, zuletzt am {date}",
	Awarded: "Trophäen: {all}.", AwardedTo: "{trophies} für {names}",
	Times: times,
}
