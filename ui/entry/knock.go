package entry

import (
	"slices"

	"tabby/scoring"
)

// A Knock is the end of a round in progress: who knocked, and who of the others
// has had the one turn that is left [000:65].
type Knock struct {
	Knocker scoring.Player   `json:"knocker"`
	Had     []scoring.Player `json:"had,omitempty"`
}

// NoKnock returns a round without a knock.
func NoKnock() Knock { return Knock{Knocker: scoring.Nobody} }

// last returns whose last turns there are, in the order in which they come.
func (k Knock) last(playing []scoring.Player) []scoring.Player {
	i := slices.Index(playing, k.Knocker)
	if i < 0 {
		return nil
	}
	return slices.Concat(playing[i+1:], playing[:i])
}

// had reports whether a player has had the last turn.
func (k Knock) had(p scoring.Player) bool { return slices.Contains(k.Had, p) }

// Tick notes that a player has had the last turn, and that those before have
// had theirs; ticking again takes it back.
func (k Knock) Tick(playing []scoring.Player, p scoring.Player) Knock {
	if k.had(p) {
		k.Had = slices.DeleteFunc(slices.Clone(k.Had), func(q scoring.Player) bool { return q == p })
		return k
	}
	had := slices.Clone(k.Had)
	for _, q := range k.last(playing) {
		if !slices.Contains(had, q) {
			had = append(had, q)
		}
		if q == p {
			break
		}
	}
	k.Had = had
	return k
}

// done reports whether everybody has had the last turn.
func (k Knock) done(playing []scoring.Player) bool {
	return k.Knocker != scoring.Nobody && len(k.Had) == len(k.last(playing))
}

// Fits reports whether the knocker plays in this round.
func (k Knock) Fits(s scoring.Sheet) bool {
	return k.Knocker == scoring.Nobody || slices.Contains(s.Playing(), k.Knocker)
}
