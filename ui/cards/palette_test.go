package cards

import (
	"fmt"
	"regexp"
	"strconv"
	"testing"

	"fyne.io/fyne/v2/theme"

	"tabby/internal/contrast"
)

func (l light) String() string { return [lights]string{"day", "night", "stark"}[l] }

func everyLight(t *testing.T, f func(*testing.T, light)) {
	for l := range light(lights) {
		t.Run(l.String(), func(t *testing.T) { f(t, l) })
	}
}

func between(a, b paint, l light) float64 { return contrast.Of(a.under(l), b.under(l)) }

func TestCardTextContrast(t *testing.T) {
	everyLight(t, func(t *testing.T, l light) {
		for name, pair := range map[string][2]paint{
			"ink on paper":           {inkPaint, paperPaint},
			"ink of red suits on it": {redInkPaint, paperPaint},
		} {
			if got := between(pair[0], pair[1], l); got < contrast.Text {
				t.Errorf("%s: contrast %.2f, want %.1f", name, got, contrast.Text)
			}
		}
		for i, g := range groundPaints {
			if got := between(groundInkPaint, g, l); got < contrast.Text {
				t.Errorf("ink on ground %d: contrast %.2f, want %.1f", i, got, contrast.Text)
			}
			if got := between(redGroundInkPaint, g, l); got < contrast.Text {
				t.Errorf("ink of red suits on ground %d: contrast %.2f, want %.1f", i, got, contrast.Text)
			}
		}
	})
}

func TestSignContrast(t *testing.T) {
	everyLight(t, func(t *testing.T, l light) {
		for _, s := range signs {
			if got := strongest(t, string(s), groundPaints[powerGround], l); got < contrast.Sign {
				t.Errorf("%s: contrast %.2f, want %.1f", s, got, contrast.Sign)
			}
		}
		if got := strongest(t, "joker", groundPaints[courtGround], l); got < contrast.Sign {
			t.Errorf("joker: contrast %.2f, want %.1f", got, contrast.Sign)
		}
	})
}

// TestSwapArrowContrast looks at swap closer, where one arrow alone
// would say something else.
func TestSwapArrowContrast(t *testing.T) {
	everyLight(t, func(t *testing.T, l light) {
		repaint := painter(l)
		for _, arrow := range []string{"#1E6F5C", "#C2600E"} {
			c := parse(t, repaint.Replace(arrow))
			if got := between(paint{c, c, c}, groundPaints[powerGround], l); got < contrast.Sign {
				t.Errorf("%s: contrast %.2f, want %.1f", arrow, got, contrast.Sign)
			}
		}
	})
}

// strongest returns the contrast to its ground of the paint of a drawing that
// stands out most.
func strongest(t *testing.T, file string, on paint, l light) float64 {
	best := 0.0
	for _, hex := range hexes.FindAllString(painter(l).Replace(content(file)), -1) {
		c := parse(t, hex)
		best = max(best, between(paint{c, c, c}, on, l))
	}
	return best
}

var hexes = regexp.MustCompile(`#[0-9A-Fa-f]{6}\b`)

func parse(t *testing.T, hex string) uint32 {
	t.Helper()
	n, err := strconv.ParseUint(hex[1:], 16, 32)
	if err != nil {
		t.Fatal(err)
	}
	return uint32(n)
}

func TestPaperStaysLightAtNight(t *testing.T) {
	everyLight(t, func(t *testing.T, l light) {
		if got := contrast.Luminance(paperPaint.under(l)); got < 0.6 {
			t.Errorf("luminance of the paper is %.2f", got)
		}
	})
}

func TestLightOfTheme(t *testing.T) {
	everyLight(t, func(t *testing.T, l light) {
		if got := lightOf(themeUnder(l), theme.VariantLight); got != l {
			t.Errorf("got %v", got)
		}
	})
	t.Run("also a theme that is not ours", func(t *testing.T) {
		if got := lightOf(theme.DefaultTheme(), theme.VariantDark); got != night {
			t.Errorf("Fyne's dark theme: got %v", got)
		}
		if got := lightOf(theme.DefaultTheme(), theme.VariantLight); got != day {
			t.Errorf("Fyne's light theme: got %v", got)
		}
	})
}

func TestPaintsDifferByDay(t *testing.T) {
	seen := map[string]int{}
	for i, p := range paints {
		if j, ok := seen[p.hex(day)]; ok {
			t.Errorf("paints %d and %d are both %s by day, so a drawing cannot tell them apart", i, j, p.hex(day))
		}
		seen[p.hex(day)] = i
	}
}

func TestStarkLightHasThreeColours(t *testing.T) {
	allowed := map[uint32]bool{0x000000: true, 0xFFFFFF: true, 0xFFD600: true}
	for _, list := range [][]paint{paints, groundPaints[:], {redInkPaint, groundInkPaint, redGroundInkPaint}} {
		for _, p := range list {
			if !allowed[p[stark]] {
				t.Errorf("%s becomes %s", p.hex(day), fmt.Sprintf("#%06X", p[stark]))
			}
		}
	}
}
