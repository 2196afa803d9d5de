package page

import (
	"tabby/internal/round"
	"tabby/scoring"
)

// A knock is who has called in the round with the virtual deck.
type knock struct {
	Caller scoring.Player // or [scoring.Nobody]
	Mark   medal
	Text   string
}

// knock renders who has called, which the page shows for a moment.
func (p painter) knock() string {
	k := knock{Caller: scoring.Nobody}
	if r := p.viewer.Round; r != nil && r.Caller != nil {
		k = knock{*r.Caller, p.scene.medal(*r.Caller), p.w.Play.Called(p.scene.Sheet.People[*r.Caller].Name)}
	}
	return string(p.draw("knock", k))
}

// Ended returns what is heard of the end of a round: of a wrong call, or that the viewer has
// won, or anybody for all who only watch.
func (t table) Ended() round.Sound {
	own := scoring.Nobody
	if t.HasOwn() {
		own = t.viewer.Player
	}
	return t.View.EndSound(own)
}

// LastTurns says who called in the round that is played, and who has a last turn still, or "".
func (b board) LastTurns() string {
	if b.viewer.Round == nil {
		return ""
	}
	return b.viewer.Round.Last
}
