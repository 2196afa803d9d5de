package round

import "tabby/scoring"

// A Sound is what is heard of a round, where a page can play it.
type Sound string

// The sounds of a round.
const (
	Silence    Sound = ""
	CardSound  Sound = "card"  // a move was made
	KnockSound Sound = "knock" // somebody called
	WrongSound Sound = "wrong" // the call was wrong
	WinSound   Sound = "win"   // the round is won
)

// EndSound returns what is heard of a round that is over: of a wrong call, or of a round that own
// has won, or anybody if own is [scoring.Nobody]. Before the end it is [Silence].
func (v View) EndSound(own scoring.Player) Sound {
	ended := Silence
	for _, l := range v.Lines {
		switch {
		case !v.Over:
		case v.Caller != nil && l.Player == *v.Caller && !l.Won:
			return WrongSound
		case l.Won && (l.Player == own || own == scoring.Nobody):
			ended = WinSound
		}
	}
	return ended
}

// After returns what is heard when a round that was as before becomes this, at a device that all
// share.
func (v View) After(before View) Sound {
	switch {
	case v.Caller != nil && before.Caller == nil:
		return KnockSound
	case v.Over && !before.Over:
		return v.EndSound(scoring.Nobody)
	case v.At > before.At:
		return CardSound
	}
	return Silence
}
