package games

import (
	"strings"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// explain says why a game cannot be opened that a newer Tabby wrote, what that showed of it, and
// what can be done with it all the same.
func (r *Room) explain(g history.Summary) {
	w := r.Words.Games
	text := []string{w.NewerGame}
	shown, known, err := r.store.Shown(g.ID)
	if r.Refused(err) {
		return
	}
	if known {
		text = append(append(text, ""), w.ShownLines(g, shown)...)
	}
	r.Menu(w.GameTitle(g), strings.Join(text, "\n"), []frame.Choice{
		{Icon: widgets.IconShare, Text: w.SaveForIt, Do: func() { r.SaveLines(history.Subject{Game: g.ID}) }},
		{Icon: widgets.IconTrash, Text: r.Words.Common.ThrowAway, Do: func() { r.ThrowAway(g, r.Refresh, r.Refresh) }},
	})
}
