package games

import (
	"strings"

	"tabby/history"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/game"
)

// SharePicture shares the picture of a game.
func (r *Room) SharePicture(id string) {
	g, err := game.Open(r.store, id, r.Now)
	if !r.Refused(err) {
		r.shareGame(id, g.Sheet())
	}
}

// shareGame shares a game with that sheet.
func (r *Room) shareGame(id string, s scoring.Sheet) {
	text := append([]string{s.Ruleset.Rules.Name + ": " + totalsText(s) + "."}, story.Story(s)...)
	r.Share("Share the game", history.Subject{Game: id}, strings.Join(text, "\n"))
}

// shareNight shares all games of an evening.
func (r *Room) shareNight(day, text string) {
	r.Share("Share the night", history.Subject{Day: day}, text)
}
