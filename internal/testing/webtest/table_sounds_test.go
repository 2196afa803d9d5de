//go:build chromium && long

package webtest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// TestCardsAreHeardUnlessSoundsAreOff plays a few moves before a phone that counts notes.
func TestCardsAreHeardUnlessSoundsAreOff(t *testing.T) {
	b, dice := shares(t), rand.New(rand.NewPCG(1, 2))
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	players := h.sit(0, 2)
	players[0].Do("deal", nil)
	x := join(b.private(phone), h.table.Watch)
	ask(x.tab, chromedp.Evaluate[bool](counted))
	notes := func() float64 {
		x.press(".tab", "Cards")
		x.until(`document.body.dataset.page === 'hand'`)
		ask(x.tab, chromedp.Evaluate[float64](`window.notes = 0`))
		for range 4 {
			for _, g := range players {
				chance(g, dice)
			}
		}
		last := max(players[0].Last().Deck.At, players[1].Last().Deck.At)
		x.until(fmt.Sprintf(`Number(document.querySelector('main').dataset.at) >= %d`, last))
		return ask(x.tab, chromedp.Evaluate[float64](`window.notes`))
	}
	if notes() == 0 {
		t.Error("no card is heard")
	}
	x.switchSounds()
	expect.Same(t, "notes while sounds are off", notes(), 0)
	x.switchSounds()
	call(x.tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}})
	expect.Same(t, "notes in spite of reduced motion", notes(), 0)
}

// switchSounds taps the switch below the sheet.
func (g guest) switchSounds() {
	g.Helper()
	g.press(".tab", "Sheet")
	g.until(`document.body.dataset.page === 'sheet'`)
	if !ask(g.tab, chromedp.Evaluate[bool](`document.querySelector('.own details').open`)) {
		g.press("summary", "Settings")
	}
	g.press("#sounds label", "Sounds")
}

// counted counts sounds instead of playing them.
const counted = `(() => {
	window.notes = 0;
	window.AudioContext = class {
		resume() {}
		createBuffer(channels, length) { return {getChannelData: () => new Float32Array(length)}; }
		createBufferSource() { return {connect() {}, start() { window.notes++; }}; }
	};
	return true;
})()`
