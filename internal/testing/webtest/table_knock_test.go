//go:build chromium && long

package webtest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
)

// TestAKnockIsSeenOnAllDevices has a player call at the virtual table.
func TestAKnockIsSeenOnAllDevices(t *testing.T) {
	b, dice := shares(t), rand.New(rand.NewPCG(1, 2))
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"]}`)
	ann := seated(b.private(phone), h, "Ann")
	tv := join(b.private(television), h.table.Screen)
	others := h.sit(1, 3)
	ann.press(".tab", "Cards")
	ann.press("button", "Deal the next round")
	ann.has(".own-line", "")
	for _, g := range []guest{ann, tv} {
		ask(g.tab, chromedp.Evaluate[bool](watched))
	}
	for step := 0; !calls(others[0]); step++ {
		if step == 200 {
			t.Fatal("Ben cannot call")
		}
		for _, other := range others {
			chance(other, dice)
		}
		ann.taps(dice)
		if tv.said("#knock") != "" {
			t.Fatal("another player has called")
		}
	}
	for _, g := range []guest{ann, tv} {
		g.until(`window.knocked !== undefined`)
		g.picture("knock")
		expect.Same(t, fmt.Sprintf("the screen of %d pixels says", g.screen.width), ask(g.tab, chromedp.Evaluate[string](`window.knocked`)), "Ben called")
		g.until(`!document.body.classList.contains('knocks')`)
	}
	ann.has(".round small", "Last turn: Cy, Ann")
	tv.has(".headline", "Last turn: Cy, Ann")
}

// watched notes what is shown when a player calls, and whether it takes a tap.
const watched = `(() => {
	new MutationObserver(() => {
		const said = document.getElementById('knock');
		if (window.knocked !== undefined || !document.body.classList.contains('knocks')) return;
		const r = said.getBoundingClientRect(), hit = c => { const b = c.getBoundingClientRect(); return document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2); };
		const lost = [...document.querySelectorAll('.taps')].filter(c => said.contains(hit(c)));
		window.knocked = (said.querySelector('b') || said).textContent + (lost.length ? ' and takes a tap' : '') + (r.width < 100 ? ' unseen' : '') + (said.querySelector('.badge svg') ? '' : ' without a badge');
	}).observe(document.body, {attributes: true});
	return true;
})()`

// calls has a guest call, and reports whether that could be.
func calls(g *hosttest.Guest) bool {
	now := g.Last().Deck
	if now == nil {
		return false
	}
	for _, m := range now.Moves {
		if fmt.Sprint(m.Do) == "knock" {
			return g.Do("move", hosttest.Args{"at": now.At, "move": m}).OK
		}
	}
	return false
}
