package german

import (
	"strings"
	"time"

	"tabby/history/trophy"
	"tabby/internal/words"
)

func theTrophies() words.Trophies {
	return words.Trophies{
		TrophySentences: trophies{},

		Title: "Trophäen",
		None:  "Noch keine Trophäe.",
		ToWin: "Noch zu gewinnen",
	}
}

type trophies struct{}

// trophyTexts are the name of each trophy, and what it is won for.
var trophyTexts = [trophy.Count]struct{ name, won string }{
	trophy.NineLives:   {"Sieben Leben", "Genau auf der Grenze gelandet und zurückgefallen"},
	trophy.TopCat:      {"Oberkatze", "Nach jeder Runde vorn, von der ersten bis zur letzten"},
	trophy.Comeback:    {"Stehaufkatze", "Zur Halbzeit auf dem letzten Platz, und doch gewonnen"},
	trophy.Whisker:     {"Um ein Schnurrhaar", "Mit einem einzigen Punkt gewonnen"},
	trophy.LastCat:     {"Letzte Katze am Tisch", "Gewonnen, als alle anderen raus waren"},
	trophy.SoftLanding: {"Weiche Landung", "Falsch angesagt und trotzdem gewonnen"},
	trophy.HatTrick:    {"Hattrick", "Dreimal hintereinander die beste Runde"},
	trophy.SharpNose:   {"Feine Nase", "Drei Ansagen oder mehr, und alle richtig"},
	trophy.Copycat:     {"Nachmacherkatze", "Dreimal hintereinander gleich viele Punkte"},
	trophy.EmptyBowl:   {"Leerer Napf", "Eine Runde mit 0 Punkten oder noch weniger"},
	trophy.CatBurglar:  {"Katzendieb", "Dreimal in einer Runde mit anderen getauscht"},
	trophy.CuriousCat:  {"Neugierige Katze", "Dreimal in einer Runde gespäht"},
}

// TrophyName implements [words.TrophySentences].
func (trophies) TrophyName(t trophy.Trophy) string { return trophyTexts[t].name }

// TrophyFor implements [words.TrophySentences].
func (trophies) TrophyFor(t trophy.Trophy) string { return trophyTexts[t].won }

// LastWon implements [words.TrophySentences].
func (trophies) LastWon(n int, on, now time.Time) string {
	if n == 1 {
		return "Am " + de.Date(on, now)
	}
	return de.Capital(times(n)) + ", zuletzt am " + de.Date(on, now)
}

// Awarded implements [words.TrophySentences].
func (trophies) Awarded(all []words.Awarded) string {
	var parts []string
	for _, a := range all {
		var names []string
		for _, t := range a.Trophies {
			names = append(names, "„"+trophyTexts[t].name+"“")
		}
		parts = append(parts, de.Joined(names)+" für "+de.Joined(a.Names))
	}
	return "Trophäen: " + strings.Join(parts, "; ") + "."
}
