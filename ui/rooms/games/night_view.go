package games

import (
	"time"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
)

// From dusk on it is tonight, also in the small hours, which belong to the evening
// before. Until then it is today.
const dusk = 18

// nightTitle names an evening: "Tonight", "Friday 20 November".
func nightTitle(w *words.Language, day string, now time.Time) string {
	at, err := time.Parse(time.DateOnly, day)
	switch {
	case err != nil:
		return day
	case day == stats.Evening(now):
		if now.Hour() >= dusk || now.Hour() < stats.Morning {
			return w.Games.Tonight
		}
		return w.Games.Today
	case day == stats.Evening(now.AddDate(0, 0, -1)):
		return w.Games.Yesterday
	}
	return w.Capital(w.Day(at, stats.OnEvening(now)))
}

// A nightView is what the games of an evening say.
type nightView struct {
	words.NightSums
	Standings []history.Standing
}

// viewNight returns what games say, the first game first.
func viewNight(games []history.Summary) nightView {
	v := nightView{Standings: history.Standings(games)}
	v.Games = len(games)
	for _, g := range games {
		v.Rounds += g.Rounds
	}
	for _, s := range v.Standings {
		if s.Place == 1 && s.Wins > 0 {
			v.Champions, v.Wins = append(v.Champions, s.Name), s.Wins
		}
	}
	return v
}
