package art

import (
	"fmt"
	"regexp"
	"strconv"
	"testing"

	"tabby/internal/system/contrast"
	"tabby/internal/testing/must"
)

func (l Light) String() string { return [Lights]string{"day", "night", "stark"}[l] }

func everyLight(t *testing.T, f func(*testing.T, Light)) {
	for l := range Light(Lights) {
		t.Run(l.String(), func(t *testing.T) { f(t, l) })
	}
}

func between(a, b Paint, l Light) float64 { return contrast.Of(a.Under(l), b.Under(l)) }

func TestCardTextContrast(t *testing.T) {
	everyLight(t, func(t *testing.T, l Light) {
		for name, pair := range map[string][2]Paint{
			"ink on paper":           {ink, Paper},
			"ink of red suits on it": {redInk, Paper},
		} {
			if got := between(pair[0], pair[1], l); got < contrast.Text {
				t.Errorf("%s: contrast %.2f, want %.1f", name, got, contrast.Text)
			}
		}
		for i, g := range grounds {
			if got := between(groundInk, g, l); got < contrast.Text {
				t.Errorf("ink on ground %d: contrast %.2f, want %.1f", i, got, contrast.Text)
			}
			if got := between(redGroundInk, g, l); got < contrast.Text {
				t.Errorf("ink of red suits on ground %d: contrast %.2f, want %.1f", i, got, contrast.Text)
			}
		}
	})
}

func TestSignContrast(t *testing.T) {
	everyLight(t, func(t *testing.T, l Light) {
		for _, s := range signs {
			if got := strongest(string(s), grounds[powerGround], l); got < contrast.Sign {
				t.Errorf("%s: contrast %.2f, want %.1f", s, got, contrast.Sign)
			}
		}
		if got := strongest("joker", grounds[courtGround], l); got < contrast.Sign {
			t.Errorf("joker: contrast %.2f, want %.1f", got, contrast.Sign)
		}
	})
}

// TestSwapArrowContrast looks at swap closer, where one arrow alone
// would say something else.
func TestSwapArrowContrast(t *testing.T) {
	everyLight(t, func(t *testing.T, l Light) {
		repaint := painter(l)
		for _, arrow := range []string{"#1E6F5C", "#C2600E"} {
			c := parse(repaint.Replace(arrow))
			if got := between(Paint{c, c, c}, grounds[powerGround], l); got < contrast.Sign {
				t.Errorf("%s: contrast %.2f, want %.1f", arrow, got, contrast.Sign)
			}
		}
	})
}

// strongest returns the contrast to its ground of the paint of a drawing that
// stands out most.
func strongest(file string, on Paint, l Light) float64 {
	best := 0.0
	for _, hex := range hexes.FindAllString(painter(l).Replace(content(file)), -1) {
		c := parse(hex)
		best = max(best, between(Paint{c, c, c}, on, l))
	}
	return best
}

var hexes = regexp.MustCompile(`#[0-9A-Fa-f]{6}\b`)

func parse(hex string) uint32 {
	return uint32(must.Get(strconv.ParseUint(hex[1:], 16, 32)))
}

func TestPaperStaysLightAtNight(t *testing.T) {
	everyLight(t, func(t *testing.T, l Light) {
		if got := contrast.Luminance(Paper.Under(l)); got < 0.6 {
			t.Errorf("luminance of the paper is %.2f", got)
		}
	})
}

func TestPaintsDifferByDay(t *testing.T) {
	seen := map[string]int{}
	for i, p := range paints {
		if j, ok := seen[p.hex(Day)]; ok {
			t.Errorf("paints %d and %d are both %s by day, so they look alike in a drawing", i, j, p.hex(Day))
		}
		seen[p.hex(Day)] = i
	}
}

func TestStarkLightHasThreeColours(t *testing.T) {
	allowed := map[uint32]bool{0x000000: true, 0xFFFFFF: true, 0xFFD600: true}
	for _, list := range [][]Paint{paints, grounds[:], {redInk, groundInk, redGroundInk}} {
		for _, p := range list {
			if !allowed[p[Stark]] {
				t.Errorf("%s becomes %s", p.hex(Day), fmt.Sprintf("#%06X", p[Stark]))
			}
		}
	}
}
