//go:build chromium && long

package webtest

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
)

// BenchmarkStartOnASlowPhone measures how long it takes on a processor that is slowed to a quarter.
// In a browser that was never there: until the first page stands, until the page of a new game
// does, which is tapped as soon as there is something to tap, and until a first round is on the
// sheet, by a script that waits for nothing else. At the second time: until the sheet that stood
// there last is in sight, until it can be used, and the time of the processor for that.
func BenchmarkStartOnASlowPhone(b *testing.B) {
	at := site(b)
	var pixel, first, game, round, still, second, spent []float64
	for b.Loop() {
		browser := launch(b, b.TempDir(), phone)
		x := browser.blank(phone)
		x.slow(4)
		x.load(at)
		x.tapFor("New game", "Add a name")
		game = append(game, x.now())
		pixel, first = append(pixel, x.mark("first-contentful-paint")), append(first, x.mark("drawn"))
		x.typeInto("Add a name", "Ann\rBen\r")
		x.tapFor("Start", x.sheet(1))
		x.enter(1)
		round = append(round, x.now())
		x.slow(1)
		x.until(`!!navigator.serviceWorker.controller`)
		<-time.After(looked)
		x.run(`dispatchEvent(new Event('pagehide'))`)
		x.do(chromedp.Navigate("about:blank"))
		x.slow(4)
		before := browser.processor()
		x.do(chromedp.Navigate(at))
		still, second = append(still, x.mark("still")), append(second, x.mark("live"))
		spent = append(spent, 1000*(browser.processor()-before))
		browser.kill()
	}
	for unit, all := range map[string][]float64{
		"ms-pixel": pixel, "ms-first": first, "ms-game": game, "ms-round": round,
		"ms-still": still, "ms-second": second, "ms-second-processor": spent,
	} {
		turns.Report(b, unit, all)
	}
}

// A mobile network that is slow: bytes a second, and the milliseconds until an answer begins.
const (
	down, up = 1_600_000 / 8, 750_000 / 8
	delay    = 150
)

// BenchmarkStartOverASlowNetwork measures how long it takes on such a processor, over a slow mobile network, in
// a browser that was never there: until there is a first pixel, and until the first page stands.
func BenchmarkStartOverASlowNetwork(b *testing.B) {
	at := site(b)
	var pixel, first []float64
	for b.Loop() {
		browser := launch(b, b.TempDir(), phone)
		x := browser.blank(phone)
		x.slow(4)
		call(x, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
			MatchedNetworkConditions: []*network.Conditions{{Latency: delay, DownloadThroughput: down, UploadThroughput: up}},
		})
		x.do(chromedp.Navigate(at))
		slowly, stop := context.WithTimeout(x.ctx, 3*patience) // the program alone takes a minute
		_, err := chromedp.Run(slowly, chromedp.Poll[bool](`!document.getElementById('first')`, chromedp.WithPollingTimeout(3*patience)))
		stop()
		must.Do(b, err)
		pixel, first = append(pixel, x.mark("first-contentful-paint")), append(first, x.mark("drawn"))
		browser.kill()
	}
	turns.Report(b, "ms-pixel", pixel)
	turns.Report(b, "ms-first", first)
}

// now returns how many milliseconds ago the page was asked for.
func (x *tab) now() float64 {
	x.Helper()
	return ask(x, chromedp.Evaluate[float64](`performance.now()`))
}

// slow slows the page's processor down this many times.
func (x *tab) slow(times float64) {
	x.Helper()
	call(x, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
}
