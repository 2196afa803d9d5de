//go:build chromium && long

package webtest

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// BenchmarkStartOnASlowPhone measures how long it takes, on a processor that is slowed to a
// quarter, until the page can be used: in a browser that was never there, and at the second time, with
// how long it takes until the sheet that stood there last is in sight.
func BenchmarkStartOnASlowPhone(b *testing.B) {
	at := site(b)
	var pixel, first, still, second, spent []float64
	for b.Loop() {
		for range turns {
			browser := launch(b, b.TempDir(), phone)
			x := browser.blank(phone)
			x.slow(4)
			x.do(chromedp.Navigate(at))
			pixel, first = append(pixel, x.mark("first-contentful-paint")), append(first, x.mark("live"))
			x.until(`!!navigator.serviceWorker.controller`)
			x.slow(1)
			x.begin()
			<-time.After(looked)
			x.do(chromedp.Evaluate[chromedp.Void](`dispatchEvent(new Event('pagehide'))`))
			x.do(chromedp.Navigate("about:blank"))
			x.slow(4)
			before := browser.processor()
			x.do(chromedp.Navigate(at))
			still, second = append(still, x.mark("still")), append(second, x.mark("live"))
			spent = append(spent, 1000*(browser.processor()-before))
			browser.kill()
		}
	}
	b.ReportMetric(0, "ns/op")
	for what, all := range map[string][]float64{"ms-first-pixel": pixel, "ms-first": first, "ms-still": still, "ms-second": second, "ms-second-processor": spent} {
		b.ReportMetric(median(all), what)
		b.Logf("%s: %.0f", what, all)
	}
}

// slow slows the page's processor down so many times.
func (x *tab) slow(times float64) {
	x.Helper()
	call(x, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times})
}
