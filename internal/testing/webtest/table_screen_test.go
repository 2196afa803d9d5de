//go:build chromium && long

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/hosttest"
)

// TestATelevisionUsesItsWholeScreen follows a game on televisions of two sizes, on which nothing is cut and
// little is empty.
func TestATelevisionUsesItsWholeScreen(t *testing.T) {
	b := shares(t)
	for _, s := range []screen{television, {1920, 1080, false}} {
		h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cleo","Maximiliana"],"end":{"end":"rounds","rounds":2}}`)
		x := b.private(s)
		call(x, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}})
		g, keeper := join(x, h.table.Screen), hosttest.Join(t, h.table.Score)
		g.fills(s, ".tile:last-child", ".join")
		if high := g.high(".join svg"); high < float64(s.height)/4 {
			t.Errorf("the code is %v of %d pixels high", high, s.height)
		}
		g.has(".tile", "deals")
		g.has(".tile", "begins")
		for round, moment := range []string{".plays .race", ".over .moment"} {
			for player := range 4 {
				keeper.Do("slip", hosttest.Args{"round": round, "player": player, "typed": fmt.Sprint(5*round + 7*player)})
			}
			keeper.Do("write", hosttest.Args{"round": round, "caller": 0})
			g.has(moment, "Maximiliana")
			if round == 0 {
				g.fills(s, ".tile:nth-child(4)", ".curve")
				if moves := ask(g.tab, chromedp.Evaluate[bool](`getComputedStyle(document.querySelector('.fresh')).animationName !== 'none'`)); moves {
					t.Error("the last round moves in spite of reduced motion")
				}
			}
		}
		g.fills(s, ".podium", ".at1 .step", ".award")
		if ask(g.tab, chromedp.Evaluate[bool](`[...document.querySelectorAll('.podium .name')].some(e => e.scrollWidth > e.clientWidth)`)) {
			t.Errorf("a name on the podium is cut on a screen of %d by %d", s.width, s.height)
		}
		h.kill()
	}
}

// high returns the height of an element.
func (g guest) high(selector string) float64 {
	g.Helper()
	return ask(g.tab, chromedp.Evaluate[float64](fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().height`, selector)))
}

// fills fails unless elements are in sight, and the lowest ends near the foot of the screen.
func (g guest) fills(s screen, selectors ...string) {
	g.Helper()
	lowest := 0.0
	for _, selector := range selectors {
		box := ask(g.tab, chromedp.Evaluate[[]float64](fmt.Sprintf(`(() => { const r = document.querySelector(%q).getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; })()`, selector)))
		if box[0] < 0 || box[1] < 0 || box[2] > float64(s.width) || box[3] > float64(s.height) {
			g.picture("television-cut")
			g.Errorf("%s is at %v on a screen of %d by %d", selector, box, s.width, s.height)
		}
		lowest = max(lowest, box[3])
	}
	if lowest < 0.9*float64(s.height) {
		g.picture("television-empty")
		g.Errorf("all of %v ends at %v of %d", selectors, lowest, s.height)
	}
}
