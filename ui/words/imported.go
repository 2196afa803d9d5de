package words

import (
	"strings"

	"tabby/history"
)

// Imported returns what an import brought: "300 new games. 2 games already here."
func Imported(i history.Imported) string {
	return strings.Join(append([]string{Count(i.Games, NewGame)}, gamesOf(
		games{i.Grown, "that went on"},
		games{i.Known, "already here"},
		games{i.Gone, "left away, emptied from the trash here"},
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
