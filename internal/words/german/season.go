package german

import (
	"time"

	"tabby/history/stats"
	"tabby/internal/words"
)

// SeasonName names a season: "Saison 2026", "Seit 1. September", "1. September bis 31. Januar".
func (statistics) SeasonName(s stats.Season, now time.Time) string {
	from, err := time.Parse(time.DateOnly, s.From)
	if err != nil || !s.ByHand {
		return "Saison " + s.From[:len("2006")]
	}
	to, err := time.Parse(time.DateOnly, s.To)
	if err != nil {
		return "Seit " + de.Date(from, now)
	}
	return de.Date(from, now) + " bis " + de.Date(to, now)
}

// SeasonLine says how a person did in a season: "12 Spiele, 5 Siege, 3 Trophäen".
func (statistics) SeasonLine(l stats.Line) string {
	return de.Count(l.Games, words.Game) + ", " + de.Count(l.Wins, words.Win) + ", " + de.Count(l.Awarded(), words.TrophyWon)
}
