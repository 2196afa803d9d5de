//go:build chromium

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/hosttest"
)

// TestCatsReactWhenARoundLands looks at a phone and a television, on which a key was pressed.
func TestCatsReactWhenARoundLands(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"],"end":{"end":"rounds","rounds":3}}`)
	keeper := hosttest.Join(t, h.table.Score)
	sees := join(b.blank(phone, chromedp.WithNewBrowserContext()), h.table.Watch)
	tv := join(b.blank(television, chromedp.WithNewBrowserContext()), h.table.Screen)
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
		if notes := ask(tv.tab, chromedp.Evaluate[float64](`window.notes`)); notes != float64(round+1) {
			t.Errorf("a television plays %v sounds after round %d", notes, round+1)
		}
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
