package contrast

import (
	"image/color"
	"math"
	"testing"
)

func TestContrastIsThatOfWCAG(t *testing.T) {
	for _, c := range []struct {
		a, b color.Color
		want float64
	}{
		{color.Black, color.White, 21},
		{color.White, color.White, 1},
		{color.NRGBA{0x77, 0x77, 0x77, 0xFF}, color.White, 4.48}, // of its examples
		{color.NRGBA{0xFF, 0, 0, 0xFF}, color.White, 4.00},
	} {
		if got := Of(c.a, c.b); math.Abs(got-c.want) > 0.005 {
			t.Errorf("%v on %v: %.3f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}
