package page

import (
	"strconv"

	"tabby/internal/draw/art"
	"tabby/internal/table/felt"
	"tabby/internal/table/round"
	"tabby/internal/words"
)

// A cardView is a card as it is drawn, face up or not, or the place of one.
type cardView struct {
	Width, Height int
	Back, Empty   bool
	Plan          art.Plan // of a card that lies face up
}

// cardOf returns how a card of a width is drawn, with its name in the language.
func cardOf(w *words.Language, f round.Face, width int) cardView {
	v := cardView{Width: width, Height: felt.CardHeight(width), Back: f.Back}
	if !f.Back {
		v.Plan = art.PlanOf(w.Cards.In(f.Face), art.Look{Width: float32(v.Width), Height: float32(v.Height), Measure: measure})
	}
	return v
}

// digit is how wide a bold letter or digit is, as a share of its size, in the fonts of phones
// within a few hundredths.
const digit = 0.62

func measure(text string, size float32) float32 { return digit * size * float32(len([]rune(text))) }

// capital is the height of a capital letter as a share of its size.
const capital = 0.72

// baseline returns where the baseline of a line is whose capitals are in the middle of its
// height.
func baseline(l art.Line) float32 { return l.Y + l.Size*capital/2 }

// tenths returns a number with at most one decimal, as attributes have it.
func tenths(x float32) string {
	return strconv.FormatFloat(float64(int(x*10+0.5))/10, 'f', -1, 32)
}
