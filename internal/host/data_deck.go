package host

import (
	"tabby/engine"
	"tabby/internal/host/page"
	"tabby/internal/round"
	"tabby/scoring"
)

// deckData is a round with the virtual deck as programs see it: what one player may.
type deckData struct {
	At      int           `json:"at"` // moves so far
	Over    bool          `json:"over,omitempty"`
	Hint    string        `json:"hint,omitempty"`
	News    []string      `json:"news,omitempty"`
	Lines   []lineData    `json:"lines"` // the others clockwise, then one's own
	Draw    int           `json:"draw"`  // cards in the draw pile
	Discard string        `json:"discard,omitempty"`
	Held    *string       `json:"held,omitempty"`  // "" for a card that is hidden
	Moves   []engine.Move `json:"moves,omitempty"` // that one may play now
}

// lineData is a player's line. A card that is hidden is "".
type lineData struct {
	Player scoring.Player `json:"player"`
	Turn   bool           `json:"turn,omitempty"`
	Cards  []string       `json:"cards"`
	Points string         `json:"points,omitempty"`
}

// newDeckData returns a round as one guest may see it, or nil where none runs.
func newDeckData(v *page.RoundView) *deckData {
	if v == nil {
		return nil
	}
	d := &deckData{At: v.At, Over: v.Over, Hint: v.Hint, News: v.News, Draw: v.Draw.Count, Moves: v.Moves}
	if v.Discard.Count > 0 {
		d.Discard = codeOf(v.Discard.Card)
	}
	if v.Held != nil {
		held := codeOf(*v.Held)
		d.Held = &held
	}
	for _, l := range v.Lines {
		line := lineData{Player: l.Player, Turn: l.Turn, Points: l.Points}
		for _, c := range l.Cards {
			line.Cards = append(line.Cards, codeOf(c.Card))
		}
		d.Lines = append(d.Lines, line)
	}
	return d
}

// codeOf returns the code of a card that lies face up, or "".
func codeOf(f round.Face) string {
	if f.Back {
		return ""
	}
	return f.Face.Code
}
