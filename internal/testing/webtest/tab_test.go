//go:build chromium

package webtest

import (
	"cmp"
	"context"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"slices"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/must"
)

var pages = flag.String("pages", "../../system/web/dist", "the `folder` that make web wrote")

// patience is how long a test waits for something to appear. The program is compiled
// anew by every new profile, on whatever else the machine does.
const patience = 90 * time.Second

// neighbour and garden are names of other machines: browsers do not trust their pages as they do
// those of their own.
const neighbour, garden = "tabby.example", "garden.example"

// idle is what Chromium would do beside the pages: the list below its address bar alone,
// a page of its own, takes seconds of every new tab.
const idle = "Translate,BlinkGenPropertyTrees,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"

// A screen is the size of one, in its own pixels, and whether it is touched.
type screen struct {
	width, height int64
	touched       bool
}

var (
	narrow  = screen{360, 740, true} // the commonest one
	phone   = screen{390, 844, true}
	desktop = screen{1280, 800, false}
	long    = screen{phone.width, 9 * phone.height / 4, true} // all settings are on it
)

// site serves the pages, and returns their address.
func site(t testing.TB) string {
	t.Helper()
	return server(t).URL
}

// server serves the pages until it is closed.
func server(t testing.TB) *httptest.Server {
	t.Helper()
	return serving(t, *pages)
}

// serving serves the pages of a folder.
func serving(t testing.TB, folder string) *httptest.Server {
	t.Helper()
	s, err := serve.New(os.DirFS(folder), "test", "", http.NotFoundHandler())
	if err != nil {
		t.Fatalf("%v in %s: run make web first", err, folder)
	}
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	return server
}

// A browser is Chromium with a profile.
type browser struct {
	testing.TB
	ctx context.Context
	cmd *exec.Cmd
}

// launch starts Chromium on a profile, which it makes if there is none.
func launch(t testing.TB, profile string, s screen) *browser {
	t.Helper()
	b, stop, err := chromium(profile, s)
	t.Cleanup(stop)
	must.Do(t, err)
	b.TB = t
	return b
}

// chromium starts Chromium on a profile, and returns how to end it.
func chromium(profile string, s screen) (b *browser, stop func(), err error) {
	b = &browser{}
	opts := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]),
		chromedp.UserDataDir(profile), chromedp.WindowSize(int(s.width), int(s.height)), chromedp.NoSandbox,
		chromedp.Flag("disable-gpu", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-features", idle), chromedp.Flag("host-resolver-rules", "MAP *.example 127.0.0.1"), chromedp.Flag("lang", "en"),
		chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
			cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // so that all of it can be killed
			b.cmd = cmd
		}))
	all, end := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, leave := chromedp.NewContext(all)
	b.ctx = ctx
	return b, func() {
		b.kill()
		leave()
		end()
	}, chromedp.Do(ctx, chromedp.Navigate("about:blank"))
}

// kill ends Chromium and all its helpers at once.
func (b *browser) kill() {
	if b.cmd.Process != nil {
		_ = syscall.Kill(-b.cmd.Process.Pid, syscall.SIGKILL) // it may have ended already
	}
}

// A tab is a page of a browser.
type tab struct {
	testing.TB
	ctx     context.Context
	close   context.CancelFunc
	browser *browser
	screen  screen
	said    atomic.Pointer[chromedp.ConsoleMessage] // the last line of its console
}

// open opens an address in a new tab, and waits until Tabby has drawn its first screen.
func (b *browser) open(address string, s screen) *tab {
	b.Helper()
	x := b.blank(s)
	x.load(address)
	return x
}

// load goes to an address, and waits until Tabby has drawn its first screen.
func (x *tab) load(address string) {
	x.Helper()
	x.do(chromedp.Navigate(address))
	x.drawn()
}

// drawn waits until Tabby has drawn its first screen.
func (x *tab) drawn() {
	x.Helper()
	x.until(`!document.getElementById('first')`)
}

// reload loads the page again.
func (x *tab) reload() {
	x.Helper()
	x.do(chromedp.Reload())
	x.drawn()
}

// private opens a new, empty tab that shares nothing with others.
func (b *browser) private(s screen) *tab {
	b.Helper()
	return b.blank(s, chromedp.WithNewBrowserContext())
}

// blank opens a new, empty tab, private if an option says so.
func (b *browser) blank(s screen, options ...chromedp.ContextOption) *tab {
	b.Helper()
	ctx, stop := chromedp.NewContext(b.ctx, options...)
	b.Cleanup(stop)
	x := &tab{TB: b.TB, ctx: ctx, close: stop, browser: b, screen: s}
	var emulated []chromedp.EmulateViewportOption
	if s.touched {
		emulated = append(emulated, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	go func() {
		for message, err := range chromedp.Console(ctx) {
			if err != nil {
				return
			}
			x.said.Store(&message)
		}
	}()
	must.Do(b, chromedp.Do(ctx, chromedp.EmulateViewport(s.width, s.height, emulated...)))
	return x
}

func (x *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	x.Helper()
	ask(x, chromedp.Steps(actions...))
}

// ask does an action and returns its answer.
func ask[T any](x *tab, action chromedp.Action[T]) T {
	x.Helper()
	ctx, stop := context.WithTimeout(x.ctx, patience)
	defer stop()
	answer, err := chromedp.Run(ctx, action)
	if err != nil {
		x.Fatalf("%v; the console says %v", err, x.said.Load())
	}
	return answer
}

// call sends the browser a command and returns its answer.
func call[P, R any](x *tab, command cdp.Command[P, R], params P) R {
	x.Helper()
	return ask(x, func(ctx context.Context, t *chromedp.Target) (R, error) { return cdp.Call(ctx, t, command, params) })
}

// until waits for a condition of the page.
func (x *tab) until(condition string) {
	x.Helper()
	ask(x, chromedp.Poll[bool](condition))
}

// picture keeps what the screen shows for those who look why a test failed, or always
// if TABBY_PICTURES names a folder.
func (x *tab) picture(name string) {
	x.Helper()
	keep(x, name, ask(x, chromedp.CaptureScreenshot()))
}

// keep writes a picture to a file.
func keep(tb testing.TB, name string, data []byte) {
	tb.Helper()
	folder := cmp.Or(os.Getenv("TABBY_PICTURES"), "testdata/failed")
	must.Do(tb, os.MkdirAll(folder, 0o755))
	must.Do(tb, os.WriteFile(folder+"/"+name+".png", data, 0o644))
}
