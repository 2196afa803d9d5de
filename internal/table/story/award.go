package story

import (
	"tabby/history/trophy"
	"tabby/internal/words"
	"tabby/scoring"
)

// award returns who has won the trophy of a game, or "".
func award(s scoring.Sheet, in *words.Language) string {
	t, won := trophy.Of(s)
	if won == nil {
		return ""
	}
	return in.Trophies.Awarded(t, in.Table.Names(s, won))
}
