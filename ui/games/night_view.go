package games

import (
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
func nightText(n history.Night) string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return n.Place + " – " + n.Note
}

// A nightView is what the games of an evening say.
type nightView struct {
	Subtitle  string // "3 games, 27 rounds"
	Players   string // "Ann, Ben, Cy and Dee"
	Champions string // "Ben is the champion of the night with 2 wins."
}

// viewNight returns what games say, the first game first.
func viewNight(games []history.Summary) nightView {
	var players, wins tally
	played := 0
	for _, g := range games {
		played += g.Rounds
		players.add(g.Players())
		if !g.LeftOut && !g.Provisional {
			wins.add(g.Winners())
		}
	}
	return nightView{
		words.Count(len(games), words.Game) + ", " + words.Count(played, words.Round),
		words.Joined(players.names), words.Champions(wins.most()),
	}
}

// A tally counts names, in the order they came first.
type tally struct {
	names []string
	times map[string]int
}

func (t *tally) add(names []string) {
	if t.times == nil {
		t.times = map[string]int{}
	}
	for _, n := range names {
		if t.times[n] == 0 {
			t.names = append(t.names, n)
		}
		t.times[n]++
	}
}

// most returns the names that came most often, and how often.
func (t *tally) most() (names []string, times int) {
	for _, n := range t.names {
		switch {
		case t.times[n] > times:
			names, times = []string{n}, t.times[n]
		case t.times[n] == times:
			names = append(names, n)
		}
	}
	return names, times
}
