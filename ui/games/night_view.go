package games

import (
	"fmt"
	"time"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/words"
)

// From noon on it is tonight, also in the small hours, which belong to the evening
// before.
const noon = 12

// nightTitle names an evening: "Tonight", "Friday, 20 November".
func nightTitle(day string, now time.Time) string {
	at, err := time.Parse(time.DateOnly, day)
	switch {
	case err != nil:
		return day
	case day == stats.Evening(now):
		if now.Hour() >= noon || now.Hour() < stats.Morning {
			return "Tonight"
		}
		return "Today"
	case day == stats.Evening(now.AddDate(0, 0, -1)):
		return "Yesterday"
	case day[:4] == stats.Evening(now)[:4]:
		return at.Format("Monday, 2 January")
	}
	return at.Format("Monday, 2 January 2006")
}

// nightText returns what is written to an evening: its place and its note.
func nightText(n history.NightAnnotation) string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return n.Place + " – " + n.Note
}

// A nightView is what the games of an evening say.
type nightView struct {
	Subtitle  string // "3 games, 27 rounds"
	Champions string // "Ben is the champion of the night with 2 wins."
	Standings []history.Standing
}

// viewNight returns what games say, the first game first.
func viewNight(games []history.Summary) nightView {
	v := nightView{Standings: history.Standings(games)}
	var champions []string
	played, wins := 0, 0
	for _, g := range games {
		played += g.Rounds
	}
	for _, s := range v.Standings {
		if s.Place == 1 && s.Wins > 0 {
			champions, wins = append(champions, s.Name), s.Wins
		}
	}
	v.Subtitle = words.Count(len(games), words.Game) + ", " + words.Count(played, words.Round)
	v.Champions = words.Champions(champions, wins)
	return v
}

// wonText returns how many of their games a player won: "2 of 3 won".
func wonText(s history.Standing) string {
	return fmt.Sprintf("%d of %d won", s.Wins, s.Games)
}
