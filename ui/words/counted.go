package words

import "tabby/history/stats"

// Counted returns how much was counted: "283 games, 2311 rounds."
func Counted(r stats.Report) string {
	return Count(r.Games, Game) + ", " + Count(r.Rounds, Round) + "."
}

// Uncounted returns which games that were asked for do not count: "Not counted: 2
// games not over and 1 game left out." It is "" if all do.
func Uncounted(r stats.Report, asked stats.Query) string {
	if asked.Coached == stats.Along {
		r.Coached = 0 // they count
	}
	not := gamesOf(games{r.Unfinished, "not over"}, games{r.Provisional, "with a score missing"}, games{r.LeftOut, "left out"}, games{r.Coached, "played with the coach"})
	if not == nil {
		return ""
	}
	return "Not counted: " + Joined(not) + "."
}
