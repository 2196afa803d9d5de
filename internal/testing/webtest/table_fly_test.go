//go:build chromium && long

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
)

// TestADrawnCardComesFromThePile draws before a phone that watches, and before one on which less is to move.
func TestADrawnCardComesFromThePile(t *testing.T) {
	b := shares(t)
	for motion, want := range map[string]string{"no-preference": "from the pile", "reduce": "is there"} {
		h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
		players := h.sit(0, 2)
		players[0].Do("deal", nil)
		x := join(b.private(phone), h.table.Watch)
		call(x.tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}}})
		x.press(".tab", "Cards")
		x.has(".line", "Ann")
		ask(x.tab, chromedp.Evaluate[bool](flown))
		for i := 0; plays(players[i%2]) != engine.Draw; i++ {
		}
		x.until(`window.flown !== undefined`)
		expect.Same(t, fmt.Sprintf("where the motion is %s, the card that is drawn", motion), ask(x.tab, chromedp.Evaluate[string](`window.flown`)), want)
		x.until(`document.getAnimations().length === 0`)
		h.kill()
	}
}

// plays plays the first move that a guest can make, and returns what it does.
func plays(g *hosttest.Guest) engine.MoveKind {
	now := g.Last().Deck
	if now == nil || len(now.Moves) == 0 {
		return engine.Pass
	}
	g.Do("move", hosttest.Args{"at": now.At, "move": now.Moves[0]})
	return now.Moves[0].Do
}

// flown notes where the drawing of the card in hand comes from, whose caption waits, and which is there once one is drawn.
const flown = `(() => {
	new MutationObserver(() => {
		const at = name => document.querySelector('[data-place="' + name + ' 0 0"]'), held = at('held');
		if (!held || window.flown) return;
		const moves = held.getAnimations({subtree: true}), beside = (a, b) => Math.abs(a.getBoundingClientRect().left - b.getBoundingClientRect().left) >= 2;
		moves.forEach(m => m.pause());
		window.flown = beside(held, at('draw')) && !beside(held.querySelector('svg'), at('draw').querySelector('svg')) ? 'from the pile' : 'is there';
		moves.forEach(m => m.play());
	}).observe(document.querySelector('#main'), {subtree: true, childList: true});
	return true;
})()`
