//go:build chromium && long

package webtest

import (
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// TestLastPageIsSeenAtOnce leaves a sheet, and taps it before the program is there.
func TestLastPageIsSeenAtOnce(t *testing.T) {
	b, at := launch(t, t.TempDir(), phone), site(t)
	x := b.open(at, phone)
	x.begin()
	x.until(`!!navigator.serviceWorker.controller`)
	x.until(`performance.getEntriesByName('live').length === 1`)
	button := x.find("Enter round 1")
	x.run(`dispatchEvent(new Event('pagehide'))`) // a phone gives more time for it than a test
	x.do(chromedp.Navigate("about:blank"))
	x.do(chromedp.Navigate(at), chromedp.MouseClickXY(button.X+button.Width/2, button.Y+button.Height/2))
	still, live := x.mark("still"), x.mark("live")
	x.find("Write it down") // the program has done it
	if still > live/2 {
		t.Errorf("the picture is there after %.0f ms, and the program after %.0f", still, live)
	}
	t.Logf("the picture is there after %.0f ms, the program after %.0f", still, live)
	x.until(`!document.getElementById('still') && !document.getElementById('age')`)
}

// TestOneOfTwoTabsHasTheGames starts two tabs at once, on this machine and on plain http
// from another one, and then closes the one that has the games.
func TestOneOfTwoTabsHasTheGames(t *testing.T) {
	for _, host := range []string{here, neighbour} {
		t.Run(host, func(t *testing.T) {
			tabs, at := []*tab{forgotten(t, phone), forgotten(t, phone)}, address(host)
			for _, x := range tabs {
				x.run(`setTimeout(() => { location.href = ` + strconv.Quote(at) + `; }, 500)`)
			}
			for _, x := range tabs {
				x.until(`location.protocol === 'http:' && document.readyState === 'complete'`)
				x.drawn()
			}
			first, second := whoWaits(tabs)
			first.tapFor("New game", "Add a name")
			first.typeInto("Add a name", "Ann\r")
			first.find("✓ Ann")
			first.close()
			second.tapFor("Try again", "✓ Ann") // where the other one was
		})
	}
}

// whoWaits waits until one of two tabs says that the other has the games, and returns the
// other one first.
func whoWaits(tabs []*tab) (has, waits *tab) {
	tabs[0].Helper()
	for began := time.Now(); time.Since(began) < patience; {
		for i, x := range tabs {
			if _, ok := x.await("Tabby is already open", time.Second/5); ok {
				return tabs[1-i], x
			}
		}
	}
	tabs[0].Fatal("no tab says that the other has the games")
	return nil, nil
}

func TestThePageWorksWithoutTheServer(t *testing.T) {
	s := server(t)
	x := shares(t).open(s.URL, phone)
	x.begin()
	x.enter(1)
	x.until(`!!navigator.serviceWorker.controller`)
	s.Close()
	x.reload()
	x.enter(2)
	x.find("Ann, 14")
}

// TestProgramComesFromWhereItsCompiledCodeLies starts again with the browser's own cache, and
// then without that and the server.
func TestProgramComesFromWhereItsCompiledCodeLies(t *testing.T) {
	s := server(t)
	x := launch(t, t.TempDir(), phone).open(s.URL, phone)
	x.until(`!!navigator.serviceWorker.controller`)
	x.reload()
	x.programFrom("cache")
	call(x, network.ClearBrowserCache, cdp.Empty{})
	s.Close()
	x.reload()
	x.programFrom("cache-storage")
}

// programFrom checks which cache the program came from.
func (x *tab) programFrom(want string) {
	x.Helper()
	const all = `performance.getEntriesByType('resource').filter(e => e.name.endsWith('.wasm')).map(e => e.deliveryType).join()`
	expect.Same(x, "the program came from", ask(x, chromedp.Evaluate[string](all)), want)
}

func TestBackButtonGoesBackAndLeavesFromHome(t *testing.T) {
	x := fresh(t, phone)
	x.tapFor("New game", "Add a name")
	x.run(`history.back()`)
	x.find("Welcome to the table")
	x.run(`setTimeout(() => history.back(), 100)`) // once the answer is out
	for began := time.Now(); ; {
		at, err := chromedp.Run(x.ctx, chromedp.Location()) // an error while the page goes
		if err == nil && at == "about:blank" {
			return
		}
		if time.Since(began) > patience {
			t.Fatalf("still at %s, %v", at, err)
		}
	}
}
