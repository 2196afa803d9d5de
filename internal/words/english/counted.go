package english

import (
	"tabby/history/stats"
	"tabby/internal/words"
)

// Counted returns how much was counted: "283 games, 2311 rounds."
func (statistics) Counted(r stats.Report) string {
	return en.Count(r.Games, words.Game) + ", " + en.Count(r.Rounds, words.Round) + "."
}

// Uncounted returns which games that were asked for do not count: "Not counted: 2
// unfinished games and 1 game left out." It is "" if all do.
func (statistics) Uncounted(r stats.Report, asked stats.Query) string {
	if asked.Coached == stats.Along {
		r.Coached = 0 // they count
	}
	not := gamesOf(counted{r.Provisional, "with a score missing"}, counted{r.LeftOut, "left out"}, counted{r.Coached, "played with the coach"})
	if r.Unfinished > 0 {
		not = append([]string{en.Figure(r.Unfinished) + " unfinished " + en.Things(r.Unfinished, words.Game)}, not...)
	}
	if not == nil {
		return ""
	}
	return "Not counted: " + en.Joined(not) + "."
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
			texts = append(texts, en.Count(g.n, words.Game)+" "+g.kind)
		}
	}
	return texts
}
