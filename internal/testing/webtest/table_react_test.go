//go:build chromium && long

package webtest

import (
	"fmt"
	"regexp"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
)

// TestCatsReactWhenARoundLands looks at a phone and a television, on which a key was pressed.
func TestCatsReactWhenARoundLands(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"],"end":{"end":"rounds","rounds":3}}`)
	keeper := hosttest.Join(t, h.table.Score)
	sees := join(b.private(phone), h.table.Watch)
	tv := join(b.private(television), h.table.Screen)
	tv.keys(" ")
	for _, g := range []guest{sees, tv} {
		ask(g.tab, chromedp.Evaluate[bool](counted))
		ask(g.tab, chromedp.Evaluate[bool](reacts))
	}
	for round, want := range []string{"stamps", "hisses"} {
		for player := range 3 {
			keeper.Do("slip", hosttest.Args{"round": round, "player": player, "typed": fmt.Sprint(4 + 7*player)})
		}
		keeper.Do("write", hosttest.Args{"round": round, "caller": round})
		for _, g := range []guest{sees, tv} {
			g.until(fmt.Sprintf(`window.reacted === %q`, want))
			g.picture(fmt.Sprintf("reacts-%s-%d", want, g.screen.width))
		}
		expect.Same(t, fmt.Sprintf("sounds of a television after round %d", round+1), ask(tv.tab, chromedp.Evaluate[float64](`window.notes`)), float64(round+1))
	}
}

// reacts notes how the cat of who called moves when a round lands.
const reacts = `(() => {
	new MutationObserver(() => {
		if (!document.body.classList.contains('reacts')) return;
		const moves = kind => [...document.querySelectorAll('.' + kind + ' .badge')].some(e => getComputedStyle(e).animationName === kind);
		window.reacted = ['hisses', 'stamps'].find(moves);
	}).observe(document.body, {attributes: true});
	return true;
})()`

// TestTotalsCountBeforePlacesChange lands a round that takes the first place from Ann.
func TestTotalsCountBeforePlacesChange(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"],"end":{"end":"rounds","rounds":3}}`)
	keeper := hosttest.Join(t, h.table.Score)
	sees := join(b.private(phone), h.table.Watch)
	tv := join(b.private(television), h.table.Screen)
	for round, points := range [][]string{{"4", "9"}, {"30", "2"}} {
		for player := range points {
			keeper.Do("slip", hosttest.Args{"round": round, "player": player, "typed": points[player]})
		}
		keeper.Do("write", hosttest.Args{"round": round, "caller": 1})
		for _, g := range []guest{sees, tv} {
			if round > 0 {
				g.until(`window.counted && window.counted.some(seen => seen === '34 2nd')`)
				between := ask(g.tab, chromedp.Evaluate[string](`window.counted.filter(seen => seen !== '34 2nd').join()`))
				if !counts.MatchString(between) {
					t.Errorf("on %d pixels one sees %s", g.screen.width, between)
				}
				continue
			}
			g.has("th.who .place, .tile .place", "1st")
			ask(g.tab, chromedp.Evaluate[bool](counting))
		}
	}
}

// counts are totals with the place that was seen before.
var counts = regexp.MustCompile(`^4 1st(,\d+ 1st)+$`)

// counting notes what is seen of the first player, frame by frame, each of which takes 20 ms.
const counting = `(() => {
	let now = 0;
	performance.now = () => now += 20;
	window.counted = [];
	const look = () => {
		const head = document.querySelector('th.who, .tile'), seen = ['.total', '.place'].map(s => (head.querySelector(s) || {}).textContent).join(' ');
		if (counted[counted.length - 1] !== seen) counted.push(seen);
		requestAnimationFrame(look);
	};
	look();
	return true;
})()`
