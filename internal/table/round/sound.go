package round

import (
	"tabby/internal/table/sound"
	"tabby/scoring"
)

// EndSound returns the sound of a round that is over: that of a wrong call, or that of a win by
// own, or by anybody if own is [scoring.Nobody]. Before the end it is [sound.Silence].
func (v View) EndSound(own scoring.Player) sound.Sound {
	ended := sound.Silence
	for _, l := range v.Lines {
		switch {
		case !v.Over:
		case v.Caller != nil && l.Player == *v.Caller && !l.Won:
			return sound.Hiss
		case l.Won && (l.Player == own || own == scoring.Nobody):
			ended = sound.Purr
		}
	}
	return ended
}

// After returns the sound of the change from before to this round, at a device that all share.
func (v View) After(before View) sound.Sound {
	switch {
	case v.Caller != nil && before.Caller == nil:
		return sound.Knock
	case v.Over && !before.Over:
		return v.EndSound(scoring.Nobody)
	case v.At > before.At:
		return sound.Card
	}
	return sound.Silence
}
