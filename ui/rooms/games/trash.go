package games

import (
	"tabby/history"
	"tabby/internal/table/game"
	"tabby/ui/kit/widgets"
)

// ThrowAway puts a game in the trash, and offers to take it out again. It asks first where
// anything was typed or dealt that is not written down yet. gone is called once the game is
// in the trash, back once it is out of it again.
func (r *Room) ThrowAway(g history.Summary, gone, back func()) {
	w := r.Words.Games
	throw := func() {
		undo, err := r.Do(history.Trash{Game: g.ID, At: r.Now()})
		if r.Refused(err) {
			return
		}
		gone()
		r.OfferUndo(undo, w.InTrash, back)
	}
	lost := r.lost(g)
	if lost == "" {
		throw()
		return
	}
	r.Ask(widgets.ConfirmWords{
		Title: w.ThrowAway, Accept: r.Words.Common.ThrowAway, Cancel: r.Words.Common.Keep, Danger: true,
		Text: lost + " " + w.ThrownAway,
	}, throw)
}

// lost says what is half done in a game that goes on, or has happened in one without a
// round, or "".
func (r *Room) lost(g history.Summary) string {
	read, err := game.Open(r.store, g.ID, r.Now)
	if g.Over || err != nil {
		return ""
	}
	s := read.Sheet()
	half := r.halfDone(g.ID, s)
	switch {
	case half.Begun():
		return half.Sentence(r.Words)
	case g.Rounds == 0 && !read.IsUntouched(half):
		return r.Words.Games.HasTotals
	}
	return ""
}
