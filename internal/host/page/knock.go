package page

import "tabby/scoring"

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

// Ended returns how a round has come out that is over: "wrong" for a call that was, "win" for the
// viewer, or for all who only watch; else "".
func (t table) Ended() string {
	ended := ""
	for _, l := range t.Lines {
		switch {
		case !t.Over:
		case t.Caller != nil && l.Player == *t.Caller && !l.Won:
			return "wrong"
		case l.Won && (t.Own(l) || !t.HasOwn()):
			ended = "win"
		}
	}
	return ended
}

// LastTurns says who called in the round that is played, and who has a last turn still, or "".
func (b board) LastTurns() string {
	if b.viewer.Round == nil {
		return ""
	}
	return b.viewer.Round.Last
}
