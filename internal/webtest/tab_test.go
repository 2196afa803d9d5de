//go:build chromium

package webtest

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"net/http/httptest"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"tabby/internal/serve"
)

var pages = flag.String("pages", "../web/dist", "the `folder` that make web wrote")

// patience is how long a test waits for something to appear. The program is compiled
// anew by every new profile, on whatever else the machine does.
const patience = 90 * time.Second

// neighbour is the name of another machine: browsers do not trust its pages as they do
// those of their own.
const neighbour = "tabby.example"

// A screen is the size of one, in its own pixels, and whether it is touched.
type screen struct {
	width, height int64
	touched       bool
}

var (
	phone   = screen{390, 844, true}
	desktop = screen{1280, 800, false}
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
	s, err := serve.New(os.DirFS(folder), "test")
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
	b := &browser{TB: t}
	opts := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]),
		chromedp.UserDataDir(profile), chromedp.WindowSize(int(s.width), int(s.height)), chromedp.NoSandbox,
		chromedp.Flag("disable-gpu", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("host-resolver-rules", "MAP "+neighbour+" 127.0.0.1"), chromedp.Flag("lang", "en"),
		chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
			cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // so that all of it can be killed
			b.cmd = cmd
		}))
	ctx, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	t.Cleanup(stop)
	b.ctx, stop = chromedp.NewContext(ctx)
	t.Cleanup(stop)
	t.Cleanup(b.kill)
	if err := chromedp.Do(b.ctx, chromedp.Navigate("about:blank")); err != nil {
		t.Fatal(err)
	}
	return b
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
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(s.width, s.height, emulated...)); err != nil {
		b.Fatal(err)
	}
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

// A spot is what the mirror of the page has.
type spot struct {
	Label, Role         string
	X, Y, Width, Height float64
}

// spots returns what can be read on the screen.
func (x *tab) spots() (all []spot) {
	x.Helper()
	text := ask(x, chromedp.Evaluate[string](`new Promise(ok => tabby.look(ok))`, chromedp.EvalAwaitPromise))
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		x.Fatal(err)
	}
	return all
}

func (x *tab) labels() (all []string) {
	for _, s := range x.spots() {
		all = append(all, s.Label)
	}
	return all
}

// find waits for a spot with a label, or with one that begins so, and returns it once it
// has stopped moving.
func (x *tab) find(label string) spot {
	x.Helper()
	s, ok := x.await(label, patience/3)
	if !ok {
		x.picture("failed")
		x.Fatalf("no %q among %q", label, x.labels())
	}
	return s
}

// await waits so long for a spot.
func (x *tab) await(label string, patience time.Duration) (last spot, ok bool) {
	x.Helper()
	for began := time.Now(); time.Since(began) < patience; {
		all := x.spots()
		i := slices.IndexFunc(all, func(s spot) bool { return s.Label == label })
		if i < 0 {
			i = slices.IndexFunc(all, func(s spot) bool { return strings.HasPrefix(s.Label, label) })
		}
		if i < 0 {
			continue
		}
		if all[i] == last {
			return last, true
		}
		last = all[i]
		x.do(chromedp.Sleep(frames))
	}
	return spot{}, false
}

// frames is how long what moves takes to have moved.
const frames = 60 * time.Millisecond

// tapFor taps what has a label until there is what follows: a new page takes no taps at
// its foot for a moment, lest the second of two taps hits it.
func (x *tab) tapFor(label, next string) {
	x.Helper()
	x.tap(label)
	for range 5 {
		if _, ok := x.await(next, 3*time.Second); ok {
			return
		}
		if at, ok := x.await(label, time.Second); ok {
			x.tapAt(at.X+at.Width/2, at.Y+at.Height/2)
		}
	}
	x.find(next)
}

// typeInto types into a field, once the field has the keyboard.
func (x *tab) typeInto(label, text string) {
	x.Helper()
	x.tap(label)
	x.until(`document.activeElement.id === 'dummyEntry'`)
	x.do(chromedp.KeyEvent(text))
}

// tap taps, or clicks, what has a label that begins so.
func (x *tab) tap(label string) {
	x.Helper()
	s := x.find(label)
	x.tapAt(s.X+s.Width/2, s.Y+s.Height/2)
}

func (x *tab) tapAt(px, py float64) {
	x.Helper()
	if x.screen.touched {
		x.do(chromedp.TapXY(px, py))
	} else {
		x.do(chromedp.MouseEvent(chromedp.MouseMoved, px, py), chromedp.Sleep(frames), chromedp.MouseClickXY(px, py))
	}
}

// picture keeps what the screen shows for those who look why a test failed, or always
// if TABBY_PICTURES names a folder.
func (x *tab) picture(name string) {
	x.Helper()
	folder := cmp.Or(os.Getenv("TABBY_PICTURES"), "testdata/failed")
	data := ask(x, chromedp.CaptureScreenshot())
	if err := os.MkdirAll(folder, 0o755); err != nil {
		x.Fatal(err)
	}
	if err := os.WriteFile(folder+"/"+name+".png", data, 0o644); err != nil {
		x.Fatal(err)
	}
}
