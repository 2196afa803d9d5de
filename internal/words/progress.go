package words

import (
	"tabby/history"
)

// Progress is what is said of work that takes long.
type Progress struct {
	speaker
	ProgressTexts
}

// doing returns what work does, for the middle of a sentence.
func (p Progress) doing(d history.Doing) string {
	return lookUp(p.language.Refusals.Words.Doings, string(d))
}

// Part says it as a part: "Reading the file: 40 %."
func (p Progress) Part(doing history.Doing, done, total int) string {
	return p.Sentence(p.Labelled(p.doing(doing), p.Share(float64(done), max(1, total))))
}

// Count says it as a number, for one line: "reading the file: 40 of 100".
func (p Progress) Count(doing history.Doing, done, total int) string {
	return p.Labelled(p.doing(doing), p.Of(done, total))
}
