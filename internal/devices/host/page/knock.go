package page

import (
	"tabby/internal/table/sound"
	"tabby/scoring"
)

// A knock is who has called in the round that is played.
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
	} else if text := p.called(); text != "" {
		k = knock{*p.scene.Caller, p.scene.medal(*p.scene.Caller), text}
	}
	return string(p.draw("knock", k))
}

// Ended returns the sound of the end of a round: that of a wrong call, or that of a win by the
// viewer, or by anybody if the viewer only watches.
func (t table) Ended() sound.Sound {
	own := scoring.Nobody
	if t.HasOwn() {
		own = t.viewer.Player
	}
	return t.View.EndSound(own)
}

// called says who called in the round that is played without the virtual deck, or "".
func (p painter) called() string {
	c, s := p.scene.Caller, p.scene.Sheet
	if c == nil || p.viewer.Round != nil {
		return ""
	}
	return p.w.Sentence(p.w.Scores.Caller(s.Ruleset.Rules.Calling).By(p.name(*c)))
}

// Plays returns the hint of the round that is dealt, or "".
func (b board) Plays() string {
	if b.viewer.Round == nil {
		return ""
	}
	return b.viewer.Round.Hint
}

// LastTurns says who called in the current round, and with the virtual deck who still has a
// last turn, or "".
func (b board) LastTurns() string {
	if b.viewer.Round == nil {
		return b.called()
	}
	return b.viewer.Round.Last
}
