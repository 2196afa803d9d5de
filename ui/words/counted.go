package words

import (
	"fmt"
	"strings"

	"tabby/history"
	"tabby/history/stats"
)

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

// Imported returns what an import brought: "300 new games. 2 games already here."
func Imported(i history.Imported) string {
	return strings.Join(append([]string{Count(i.Games, NewGame)}, gamesOf(
		games{i.Grown, "that went on"},
		games{i.Known, "already here"},
		games{i.Gone, "left away, emptied from the trash here"},
		games{len(i.Parted), "that went on in another way there; every ending is kept"},
		games{len(i.Differ), "that went on in another way there, left as it is here"},
	)...), ". ") + "."
}

// games is a number of games of a kind.
type games struct {
	n    int
	kind string
}

// gamesOf returns the games of each kind in words, without kinds of no game.
func gamesOf(all ...games) []string {
	var texts []string
	for _, g := range all {
		if g.n > 0 {
			texts = append(texts, Count(g.n, Game)+" "+g.kind)
		}
	}
	return texts
}

// Won returns how many of their games a person won: "43 of 62 won, 4 of them shared".
func Won(l stats.Line) string {
	text := fmt.Sprintf("%d of %d won", l.Wins, l.Games)
	switch {
	case l.Shared == 0:
		return text
	case l.Shared == l.Wins:
		return text + ", shared"
	}
	return fmt.Sprintf("%s, %d of them shared", text, l.Shared)
}
