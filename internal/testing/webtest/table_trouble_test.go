//go:build chromium && long

package webtest

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/coder/websocket"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
	"tabby/internal/words/languages"
)

// typed returns what is typed for the player whose turn it is.
func (g guest) typed() string {
	g.Helper()
	return ask(g.tab, chromedp.Evaluate[string](`document.querySelector('.active [name=typed]').value`))
}

func TestTypedScoreOutlastsAHostThatIsGone(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ann := seated(launch(t, t.TempDir(), phone).blank(phone), h, "Ann")
	ann.press(".keypad .key", "2")
	h.kill()
	ann.has("#state", "What you typed is kept here.")
	ann.press(".keypad .key", "3")
	ann.picture("table-lost")
	h.start("--game", h.table.Game)
	ann.live()
	ann.entered("23")
}

func TestPageReturnsToATableThatCannotBeOpenedNow(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	base := must.Get(url.Parse(h.base()))
	var shut atomic.Bool
	shut.Store(true)
	to := httputil.NewSingleHostReverseProxy(base)
	way := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != wire.LivePath || !shut.Load() {
			to.ServeHTTP(w, r)
			return
		}
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		_ = conn.Write(r.Context(), websocket.MessageText, []byte(`{"bye":"ERR_AWAY","why":"The disk is full."}`))
		_ = conn.Close(websocket.StatusNormalClosure, "")
	}))
	defer way.Close()
	x := launch(t, t.TempDir(), phone).blank(phone)
	x.do(chromedp.Navigate(strings.Replace(h.table.Sit, h.base(), way.URL, 1)))
	g := guest{x, languages.English()}
	g.has("#state", "The disk is full.")
	shut.Store(false)
	g.until(`dispatchEvent(new Event('online')) && document.body.dataset.state === 'live'`) // it does not wait for its minute
}

func TestPhoneNoticesANetworkThatSwallowsEverything(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	way := hosttest.NewWifi(t, h.table.Sit)
	x := launch(t, t.TempDir(), phone).blank(phone)
	ann := join(x, way.At(h.table.Sit))
	ann.press("button.row", "Ann")
	ann.press(".tab", "Score")
	ann.press(".keypad .key", "2")
	way.Swallow(true)
	ann.has("#state", "What you typed is kept here.")
	expect.Same(t, "what was typed is now", ann.typed(), "2")
	way.Swallow(false)
	ann.live()
	ann.press(".keypad .key", "3")
	ann.entered("23")
}

func TestTwoPhonesEnterTheSameScore(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	b := launch(t, t.TempDir(), phone)
	one, other := join(b.blank(phone), h.table.Score), join(b.private(phone), h.table.Score)
	for _, g := range []guest{one, other} {
		g.press(".tab", "Score")
		g.press("form.entry .row", "Ben")
		g.has(".entry.active", "Ben")
	}
	other.press(".keypad .key", "2")
	one.press(".keypad .key", "8")
	other.entered("8")
	expect.Same(t, "what was typed is now", other.typed(), "2")
	other.press(".keypad [data-next]", "")
	other.has("#answer", "send again to replace it")
	one.entered("8")
	other.until(`performance.now() - (globalThis.refused ??= performance.now()) > 1000`) // as long as it takes to read that
	other.press(".keypad [data-next]", "")
	one.entered("2")
}

// TestALineIsLeftOnceAnotherDeviceHasEnteredItsScore waits at the line of Ann, in which nothing is typed.
func TestALineIsLeftOnceAnotherDeviceHasEnteredItsScore(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ann := seated(launch(t, t.TempDir(), phone).blank(phone), h, "Ann")
	keeper := hosttest.Join(t, h.table.Score)
	for player, name := range []string{"Ann", "Ben"} {
		ann.has(".write", name)
		keeper.Does("slip", hosttest.Args{"round": 0, "player": player, "typed": "7"})
	}
	ann.until(`document.body.matches('.asks.rests')`)
	ann.writeDown(1)
}

// BenchmarkScanToSheet measures how long a phone takes from the address that it scanned
// to the sheet as it is, by the clock of its page.
func BenchmarkScanToSheet(b *testing.B) {
	h := newHost(b, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cleo"]}`)
	chromium := launch(b, b.TempDir(), phone)
	var all []float64
	for b.Loop() {
		g := join(chromium.private(phone), h.table.Watch)
		all = append(all, g.tab.mark("live"))
		g.close()
	}
	turns.Report(b, "ms", all)
}
