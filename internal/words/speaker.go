package words

import "tabby/scoring"

// A speaker is a language in which sentences are said: its grammar, and all it says.
type speaker struct {
	*Grammar
	language *Language
}

func (l *speaker) join(of *Language) { l.Grammar, l.language = of.Grammar, of }

// The two texts that say something of a round, by their names in keys.
const (
	numberedRound = "numbered"
	extraRound    = "extra"
)

// roundOf returns which text says something of a round, by its index, and its number. An extra round has none.
func roundOf(s scoring.Sheet, i int) (id string, n int) {
	switch {
	case i == len(s.Rounds) && s.Tied != nil:
		return extraRound, 0
	case i < 0 || i >= len(s.Rounds):
		return numberedRound, s.Number()
	case s.Rounds[i].Fate == scoring.Tiebreak:
		return extraRound, 0
	}
	return numberedRound, s.Rounds[i].Number
}
