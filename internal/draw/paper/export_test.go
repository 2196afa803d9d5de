package paper

import (
	"tabby/history"
	"tabby/internal/draw/chart"
	"tabby/internal/words"
)

// Readable returns a style in which what is written on a picture can be read.
func Readable(w *words.Language) Style { return Style{Words: w, format: chart.SVG} }

// Looks returns the looks there are: light and dark.
func Looks() []history.Look { return []history.Look{history.LookPaper, history.LookNight} }
