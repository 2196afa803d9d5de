//go:build chromium && long

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// TestNobodyIsNamedBeforeThePodiumIsUp looks at the end of a game on a phone and a television.
func TestNobodyIsNamedBeforeThePodiumIsUp(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"],"end":{"end":"rounds","rounds":1}}`)
	all := join(b.private(phone), h.table.Score)
	all.press(".tab", "Score")
	sees := join(b.private(phone), h.table.Watch)
	tv := join(b.private(television), h.table.Screen)
	for _, g := range []guest{sees, tv} {
		ask(g.tab, chromedp.Evaluate[bool](risen))
	}
	for _, name := range []string{"Ann", "Ben", "Cy"} {
		all.typesOf(name, map[string]string{"Ann": "0", "Ben": "14", "Cy": "20"}[name])
	}
	all.press(`.call:has([aria-label="Ann called"])`, "")
	all.until(`!document.querySelector('.write [type=submit]').disabled`)
	all.press(".write [type=submit]", "Write it down")
	for _, g := range []guest{sees, tv} {
		g.until(`window.known !== undefined`)
		expect.Same(t, fmt.Sprintf("while the podium rises, the screen of %d pixels shows", g.screen.width), ask(g.tab, chromedp.Evaluate[string](`window.known`)), "")
		g.picture(fmt.Sprintf("rises-%d", g.screen.width))
		g.until(`!document.body.classList.contains('rises') && !!document.querySelector('.headline.won')`)
		g.has(".huge", "Ann wins")
		g.has(".award", "Empty bowl")
		g.picture(fmt.Sprintf("risen-%d", g.screen.width))
	}
	sees.press(".tab", "Rules")
	sees.press(".tab", "Sheet")
	sees.has(".huge", "Ann wins")
	if ask(sees.tab, chromedp.Evaluate[bool](`document.body.classList.contains('rises')`)) {
		t.Error("the podium rises again when one comes back to it")
	}
	sees.press(".result .tonal", "Save the picture")
	sees.until(`[...document.querySelectorAll('.pictured img')].some(i => i.offsetParent && i.naturalWidth > 300)`)
	sees.picture("saved")
}

// risen notes what names the winner as a podium begins to rise.
const risen = `(() => {
	new MutationObserver(() => {
		if (window.known !== undefined || !document.body.classList.contains('rises') || !document.querySelector('.podium')) return;
		const seen = e => e && getComputedStyle(e).opacity !== '0';
		window.known = ['.huge', '.crown', '.at1 .name', '.ride.won', '.grid .place', '.story'].filter(s => [...document.querySelectorAll(s)].some(seen)).concat(
			[...document.querySelectorAll('.headline.won')].some(e => e.offsetParent) ? ['the head'] : [], /Ann/.test(document.getElementById('news').textContent) ? ['the news'] : []).join(', ');
	}).observe(document.body, {attributes: true, childList: true, subtree: true});
	return true;
})()`
