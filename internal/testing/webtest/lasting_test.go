//go:build chromium && long

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// TestABrowserThatDeletesAfterAWeekIsNamed has the page take its browser for others: those of Apple delete what nobody
// opens for seven days, unless Tabby is on the home screen.
func TestABrowserThatDeletesAfterAWeekIsNamed(t *testing.T) {
	x := fresh(t, phone)
	for _, c := range []struct {
		name, vendor     string
		standalone, week bool
	}{
		{"Safari", "Apple Computer, Inc.", false, true},
		{"Safari on the home screen", "Apple Computer, Inc.", true, false},
		{"Chrome", "Google Inc.", false, false},
		{"Firefox", "", false, false},
	} {
		lasts := ask(x, chromedp.Evaluate[string](fmt.Sprintf(`(async () => {
			const are = {vendor: %q, standalone: %t};
			Object.keys(are).forEach(key => Object.defineProperty(navigator, key, {value: are[key], configurable: true}));
			return tabby.disk.lasting();
		})()`, c.vendor, c.standalone), chromedp.EvalAwaitPromise))
		expect.Same(t, c.name+" deletes after a week", lasts == "week", c.week)
		if lasts == "nothing" || lasts == "" {
			t.Errorf("%s keeps %q", c.name, lasts)
		}
	}
}
