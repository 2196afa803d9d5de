//go:build chromium

package webtest

import (
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/must"
)

// A common is the Chromium of the tests that need none of their own, and the pages that it has
// compiled once.
type common struct {
	browser *browser
	pages   *httptest.Server
}

// commons starts it for the first test that asks, and forgo ends it.
var commons, forgo = once()

func once() (start func() (common, error), end func()) {
	all := []func(){}
	start = sync.OnceValues(func() (c common, err error) {
		folder, err := os.MkdirTemp("", "webtest")
		if err != nil {
			return c, err
		}
		all = append(all, func() { _ = os.RemoveAll(folder) })
		s, err := serve.New(os.DirFS(*pages), "test", "", http.NotFoundHandler())
		if err != nil {
			return c, err
		}
		c.pages = httptest.NewServer(s)
		all = append(all, c.pages.Close)
		b, stop, err := chromium(folder, phone)
		c.browser = b
		all = append(all, stop)
		return c, err
	})
	return start, func() {
		for _, end := range slices.Backward(all) {
			end()
		}
	}
}

// shares returns the common Chromium for a test.
func shares(t testing.TB) *browser {
	t.Helper()
	c := must.Get(commons())
	return &browser{TB: t, ctx: c.browser.ctx, cmd: c.browser.cmd}
}

// address returns where the common pages are on a machine, by its name.
func address(machine string) string {
	c := must.Get(commons())
	return strings.Replace(c.pages.URL, here, machine, 1)
}

// here is the name of this machine.
const here = "127.0.0.1"

// fresh opens the common pages in the common Chromium, which has forgotten all that it kept of
// them but the program.
func fresh(t testing.TB, s screen) *tab {
	t.Helper()
	x := forgotten(t, s)
	x.load(address(here))
	return x
}

// forgotten is a tab of the common Chromium before [fresh] opens the pages in it.
func forgotten(t testing.TB, s screen) *tab {
	t.Helper()
	x := shares(t).blank(s)
	t.Cleanup(func() { _ = chromedp.Cancel(x.ctx) }) // which waits until it is closed
	for _, machine := range []string{here, neighbour, garden} {
		call(x, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: address(machine), StorageTypes: "all"})
	}
	return x
}
