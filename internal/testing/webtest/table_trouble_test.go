//go:build chromium && long

package webtest

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/coder/websocket"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/natstest"
	"tabby/internal/testing/turns"
	"tabby/internal/words/languages"
)

// typed returns what is typed for the player whose turn it is.
func (g guest) typed() string {
	g.Helper()
	return ask(g.tab, chromedp.Evaluate[string](`document.querySelector('.active [name=typed]').value`))
}

func TestWhatIsTypedOutlastsAHostThatIsGone(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ann := seated(launch(t, t.TempDir(), phone).blank(phone), h, "Ann")
	ann.press(".keypad .key", "2")
	h.kill()
	ann.has("#state", "The table can’t be reached. What you typed is kept here.")
	ann.press(".keypad .key", "3")
	ann.picture("table-lost")
	h.start("--game", h.table.Game)
	ann.live()
	ann.entered("23")
}

func TestPageGoesOnAtAnotherHostOfTheTable(t *testing.T) {
	nats := natstest.Start(t, 1)
	first, second := freeHost(t), freeHost(t)
	first.start("--nats", nats.URL(), "--other", second.base(), "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	t.Cleanup(first.kill)
	second.start("--nats", nats.URL(), "--other", first.base(), "--game", first.table.Game)
	t.Cleanup(second.kill)
	ann := seated(launch(t, t.TempDir(), phone).blank(phone), first, "Ann")
	ann.press(".keypad .key", "2")
	first.kill()
	ann.press(".keypad .key", "3")
	ann.entered("23")
	ann.live()
	second.kill()
	first.start("--nats", nats.URL(), "--other", second.base(), "--game", first.table.Game)
	ann.has("#state", "The table can’t be reached.")
	ann.live()
	ann.press(".tab", "Rules")
	ann.has("main", "Questions")
}

func TestSleepingHostIsWaitedForAndDoesItOnce(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	b := launch(t, t.TempDir(), phone)
	ann := seated(b.blank(phone), h, "Ann")
	watcher := join(b.blank(phone, chromedp.WithNewBrowserContext()), h.table.Watch)
	sleep(t, h)
	ann.press(".keypad .key", "9")
	ann.has("#state", "The table can’t be reached.")
	wake(t, h)
	ann.live()
	ann.entered("9")
	watcher.live()
	watcher.press(".tab", "Rules")
	watcher.has("main", "Questions")
}

func TestPageComesBackToATableThatCannotBeOpenedNow(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	base, err := url.Parse(h.base())
	must(t, err)
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

// sleep stops a host as a laptop that is shut does, and wake lets it go on.
func sleep(t *testing.T, h *host) {
	t.Helper()
	if err := h.process.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
}

func wake(t *testing.T, h *host) {
	t.Helper()
	if err := h.process.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
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
	ann.has("#state", "The table can’t be reached. What you typed is kept here.")
	if got := ann.typed(); got != "2" {
		t.Errorf("what was typed is now %q", got)
	}
	way.Swallow(false)
	ann.live()
	ann.press(".keypad .key", "3")
	ann.entered("23")
}

func TestTwoPhonesEnterTheSameScore(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	b := launch(t, t.TempDir(), phone)
	one, other := join(b.blank(phone), h.table.Score), join(b.blank(phone, chromedp.WithNewBrowserContext()), h.table.Score)
	for _, g := range []guest{one, other} {
		g.press(".tab", "Score")
		g.press("form.entry .row", "Ben")
		g.has(".entry.active", "Ben")
	}
	other.press(".keypad .key", "2")
	one.press(".keypad .key", "8")
	other.entered("8")
	if got := other.typed(); got != "2" {
		t.Errorf("what was typed is now %q", got)
	}
	other.press(".keypad [data-next]", "")
	one.entered("2")
}

func TestSixPhonesEnterARoundAtOnce(t *testing.T) {
	names := []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"}
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["`+strings.Join(names, `","`)+`"]}`)
	b := launch(t, t.TempDir(), phone)
	var all []guest
	for _, name := range names {
		all = append(all, seated(b.blank(phone, chromedp.WithNewBrowserContext()), h, name))
	}
	var entering sync.WaitGroup
	for i, g := range all {
		entering.Go(func() {
			ask(g.tab, chromedp.Evaluate[bool](fmt.Sprintf(`document.querySelector('.keypad [data-key="%d"]').click(), document.querySelector('.keypad [data-next]').click(), true`, i+1)))
		})
	}
	entering.Wait()
	all[5].writeDown(1)
	for _, g := range all {
		g.press(".tab", "Sheet")
		g.has("main table", "6")
	}
	first := all[0].said("main table")
	for i, g := range all {
		if got := g.said("main table"); got != first {
			t.Errorf("phone %d shows %q, the first %q", i, got, first)
		}
	}
}

// BenchmarkScanToSheet measures how long a phone takes from the address that it scanned
// to the sheet as it is, by the clock of its page.
func BenchmarkScanToSheet(b *testing.B) {
	h := newHost(b, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cleo"]}`)
	chromium := launch(b, b.TempDir(), phone)
	var all []float64
	for b.Loop() {
		g := join(chromium.blank(phone, chromedp.WithNewBrowserContext()), h.table.Watch)
		all = append(all, g.tab.mark("live"))
		g.close()
	}
	turns.Report(b, "ms", all)
}

func TestPhoneComesBackToTheSeatThatTheComputerHasTakenOver(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	b := launch(t, t.TempDir(), phone)
	x := b.blank(phone, chromedp.WithNewBrowserContext())
	ann, ben := seated(x, h, "Ann"), seated(b.blank(phone, chromedp.WithNewBrowserContext()), h, "Ben")
	ben.press(".tab", "Cards")
	ben.press("button", "Deal the next round")
	ben.press("button", "Look at your outer cards")
	x.do(chromedp.Navigate("about:blank"))
	ben.press("button", "Turn down")
	ben.has(".said", "Ann is away. The round waits.")
	ben.picture("table-away")
	keeper := join(b.blank(phone, chromedp.WithNewBrowserContext()), h.table.Score)
	keeper.press(".tab", "Cards")
	keeper.press(".buttons button", "Let the computer play")
	ben.has(`.line .temper[aria-label="steady"]`, "")
	x.do(chromedp.Navigate(h.table.Sit))
	ann.live()
	ann.press(".tab", "Cards")
	ann.has(".own-line", "Ann")
}
