package sentence

import (
	"tabby/engine"
	"tabby/internal/words"
)

// Kit says what the parts of all screens say. It implements [words.KitSentences].
type Kit struct {
	Speaker
	Shapes []string // of badges
}

// Between implements [words.KitSentences]. Where a dash could be a sign, it is a word.
func (v Kit) Between(least, most int) string {
	if least < 0 {
		return v.Interval(engine.Range{Min: least, Max: most})
	}
	return v.Figure(least) + "–" + v.Figure(most)
}

// Whose implements [words.KitSentences].
func (v Kit) Whose(name, what string) string { return v.Labelled(words.Isolated(name), what) }

// Badge implements [words.KitSentences].
func (v Kit) Badge(shape, colour int) string {
	all := len(v.Shapes)
	return v.Shapes[(shape%all+all)%all] + " " + v.Figure(colour+1)
}
