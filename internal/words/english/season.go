package english

import (
	"time"

	"tabby/history/stats"
	"tabby/internal/words"
)

// SeasonName names a season: "Season 2026", "Since 1 September", "1 September to 31 January".
func (statistics) SeasonName(s stats.Season, now time.Time) string {
	from, err := time.Parse(time.DateOnly, s.From)
	if err != nil || !s.ByHand {
		return "Season " + s.From[:len("2006")]
	}
	to, err := time.Parse(time.DateOnly, s.To)
	if err != nil {
		return "Since " + en.Date(from, now)
	}
	return en.Date(from, now) + " to " + en.Date(to, now)
}

// SeasonLine says how a person did in a season: "12 games, 5 wins, 3 trophies".
func (statistics) SeasonLine(l stats.Line) string {
	return en.Count(l.Games, words.Game) + ", " + en.Count(l.Wins, words.Win) + ", " + en.Count(l.Awarded(), words.TrophyWon)
}
