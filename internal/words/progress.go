package words

import "tabby/history"

// Progress is what is said of work that takes long.
type Progress struct{ ProgressSentences }

// ProgressSentences is how far work is.
type ProgressSentences interface {
	// Part says it as a part: "Reading the file: 40 %."
	Part(of history.Doing, done, total int) string
	// Count says it as a number, for one line: "reading the file: 40 of 100".
	Count(of history.Doing, done, total int) string
}
