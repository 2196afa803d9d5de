package games

import (
	"time"

	"tabby/history"
	"tabby/ui/game"
	"tabby/ui/words"
)

// A nightView is an evening as it is shown.
type nightView struct {
	Title     string // "Fri 20 Nov 2026"
	Subtitle  string // "3 games, 27 rounds"
	Players   string // "Ann, Ben, Cy and Dee"
	Champions string // "Ben is the champion of the night with 2 wins."
	Games     []game.Row
}

// viewNight says what an evening was; its games come the newest first and are
// shown as they were played.
func viewNight(day string, games []history.Summary) nightView {
	v := nightView{Title: day}
	if at, err := time.Parse(time.DateOnly, day); err == nil {
		v.Title = at.Format("Mon 2 Jan 2006")
	}
	var players tally
	var wins tally
	played := 0
	for i := len(games) - 1; i >= 0; i-- {
		g := games[i]
		v.Games = append(v.Games, game.RowOf(g))
		played += g.Rounds
		players.add(g.Players())
		if !g.LeftOut && !g.Provisional {
			wins.add(g.Winners())
		}
	}
	v.Subtitle = words.Count(len(games), words.Game) + ", " + words.Count(played, words.Round)
	v.Players = words.Joined(players.names)
	v.Champions = words.Champions(wins.most())
	return v
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
