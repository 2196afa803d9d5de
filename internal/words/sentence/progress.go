package sentence

import (
	"tabby/history"
	"tabby/internal/words/grammar"
)

// Progress says how far work is. It implements [words.ProgressSentences].
type Progress struct {
	Speaker
	Doings map[history.Doing]string // as [RefusalsWords] has them
	Of     grammar.Pattern          // {done} of {all}
}

// Part implements [words.ProgressSentences].
func (p Progress) Part(of history.Doing, done, total int) string {
	return p.Sentence(p.Labelled(p.Doings[of], p.Share(float64(done), max(1, total))))
}

// Count implements [words.ProgressSentences].
func (p Progress) Count(of history.Doing, done, total int) string {
	return p.Labelled(p.Doings[of], p.Of.With("done", p.Figure(done), "all", p.Figure(total)))
}
