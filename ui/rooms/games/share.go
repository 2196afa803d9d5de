package games

import (
	"strings"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/table/story"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// SharePicture shares the picture of a game.
func (r *Room) SharePicture(id string) {
	g, err := game.Open(r.store, id, r.Now)
	if !r.Refused(err) {
		r.shareGame(id, g.Sheet())
	}
}

func (r *Room) shareGame(id string, s scoring.Sheet) {
	text := append([]string{r.Words.Games.ResultLine(s)}, story.Story(s, r.Words)...)
	var more []frame.Form
	won := s.Over && len(s.Winners) > 0
	if won {
		more = append(more, frame.Form{Icon: widgets.IconPhone, Words: r.Words.PlayLog.Offer, Do: func() { r.openPlayLog(id, s) }})
	}
	r.Share(r.Words.Games.ShareGame, frame.Shared{What: history.Subject{Game: id}, Words: strings.Join(text, "\n"), Moves: won, More: more})
}
