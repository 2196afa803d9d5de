package german

import (
	"tabby/history/stats"
	"tabby/internal/words"
)

// Counted returns how much was counted: "283 Spiele, 2311 Runden."
func (statistics) Counted(r stats.Report) string {
	return de.Count(r.Games, words.Game) + ", " + de.Count(r.Rounds, words.Round) + "."
}

// Uncounted returns which games that were asked for do not count: "Nicht gezählt: 2
// Spiele noch nicht zu Ende und 1 Spiel ausgelassen." It is "" if all do.
func (statistics) Uncounted(r stats.Report, asked stats.Query) string {
	if asked.Coached == stats.Along {
		r.Coached = 0 // they count
	}
	not := gamesOf(counted{r.Provisional, "mit fehlenden Punkten"}, counted{r.LeftOut, "ausgelassen"}, counted{r.Coached, "mit Coach gespielt"})
	if r.Unfinished > 0 {
		not = append([]string{de.Count(r.Unfinished, words.Game) + " noch nicht zu Ende"}, not...)
	}
	if not == nil {
		return ""
	}
	return "Nicht gezählt: " + de.Joined(not) + "."
}

// counted is a number of games of a kind.
type counted struct {
	n    int
	kind string
}

// gamesOf returns the games of each kind in words, without kinds of no game.
func gamesOf(all ...counted) []string {
	var texts []string
	for _, g := range all {
		if g.n > 0 {
			texts = append(texts, de.Count(g.n, words.Game)+" "+g.kind)
		}
	}
	return texts
}
