package words

import (
	"strings"

	"tabby/history"
)

// Imported says what an import brought: "300 new games. 2 games already here."
func Imported(i history.Imported) string {
	all := []string{Count(i.Games, NewGame) + "."}
	for _, more := range []struct {
		n    int
		says string
	}{
		{i.Grown, "that went on"},
		{i.Known, "already here"},
		{i.Gone, "left away, emptied from the trash here"},
		{len(i.Differ), "that went on in another way there, left as it is here"},
	} {
		if more.n > 0 {
			all = append(all, Count(more.n, Game)+" "+more.says+".")
		}
	}
	return strings.Join(all, " ")
}
