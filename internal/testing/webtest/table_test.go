//go:build chromium

package webtest

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// television is a large screen that no one touches.
var television = screen{1280, 720, false}

// A host is the real program, which serves one table, or keeps its games together with those of
// browsers, at one port, again and again.
type host struct {
	testing.TB
	data    string
	port    int
	process *exec.Cmd
	table   struct{ Game, Sit, Score, Watch, Screen string }
	link    string // by which others are kept together with it
}

// newHost begins a game and lets others in.
func newHost(t testing.TB, game string) *host {
	t.Helper()
	h := freeHost(t)
	h.start("--new", game)
	t.Cleanup(h.kill)
	return h
}

// freeHost returns one that is yet to start, at a port that is free.
func freeHost(t testing.TB) *host {
	t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	h := &host{TB: t, data: filepath.Join(t.TempDir(), "tabby"), port: l.Addr().(*net.TCPAddr).Port}
	must.Do(t, l.Close())
	return h
}

// sit has a program without a page sit down on each of the seats from one to before another.
func (h *host) sit(from, to int) (all []*hosttest.Guest) {
	h.Helper()
	for i := from; i < to; i++ {
		g := hosttest.Join(h, h.table.Sit)
		g.Do("sit", hosttest.Args{"player": i})
		all = append(all, g)
	}
	return all
}

// base returns its address.
func (h *host) base() string { return "http://127.0.0.1:" + strconv.Itoa(h.port) }

// start starts the program, and waits until it can be reached.
func (h *host) start(args ...string) {
	h.Helper()
	h.process = program(append([]string{"serve", "--json", "--data", h.data, "--port", strconv.Itoa(h.port)}, args...)...)
	h.process.Stderr = os.Stderr
	out, err := h.process.StdoutPipe()
	must.Do(h, err)
	must.Do(h, h.process.Start())
	said, err := bufio.NewReader(out).ReadBytes('\n')
	var answer struct {
		Tables   []json.RawMessage
		Together string
	}
	if err != nil || json.Unmarshal(said, &answer) != nil || len(answer.Tables) != 1 && answer.Together == "" {
		h.Fatalf("the host said %q, %v", said, err)
	}
	h.link = strings.Replace(answer.Together, here, neighbour, 1)
	for _, table := range answer.Tables {
		must.Do(h, json.Unmarshal(table, &h.table))
	}
}

// kill ends it with -9.
func (h *host) kill() {
	_ = h.process.Process.Kill()
	_ = h.process.Wait()
}

// history returns what the program says of the game.
func (h *host) history(args ...string) string {
	h.Helper()
	out, err := program(append([]string{"history", "--data", h.data}, args...)...).CombinedOutput()
	if err != nil {
		h.Fatalf("history %v: %v: %s", args, err, out)
	}
	return string(out)
}

// onDisk waits until a browser has written a text that its pages keep to its profile, which
// takes it some seconds.
func onDisk(t *testing.T, profile, text string) {
	t.Helper()
	for end, tick := time.After(patience), time.Tick(100*time.Millisecond); ; {
		files := must.Get(filepath.Glob(filepath.Join(profile, "Default", "Local Storage", "leveldb", "*.log")))
		for _, f := range files {
			if kept, err := os.ReadFile(f); err == nil && bytes.Contains(kept, []byte(text)) {
				return
			}
		}
		select {
		case <-tick:
		case <-end:
			t.Fatalf("%q is not on disk", text)
		}
	}
}

// A guest is a tab that shows a page of guests, in the language that its person reads.
type guest struct {
	*tab
	reads *words.Language
}

// join opens an address and waits for the table.
func join(x *tab, address string) guest {
	x.Helper()
	x.do(chromedp.Navigate(address))
	g := guest{x, languages.English()}
	g.live()
	return g
}

// live waits until the page shows the table as it is.
func (g guest) live() {
	g.Helper()
	g.until(`document.body.dataset.state === 'live'`)
}

// has waits for an element with a text.
func (g guest) has(selector, text string) {
	g.Helper()
	ctx, stop := context.WithTimeout(g.ctx, patience/3)
	defer stop()
	there := fmt.Sprintf(`[...document.querySelectorAll(%q)].some(e => e.textContent.includes(%q))`, selector, text)
	if _, err := chromedp.Run(ctx, chromedp.Poll[bool](there)); err != nil {
		g.picture("failed")
		g.Fatalf("no %s with %q: %v; the page says %q", selector, text, err, g.said("body"))
	}
}

// seated returns a phone on which a player is about to enter a score.
func seated(x *tab, h *host, name string) guest {
	x.Helper()
	g := join(x, h.table.Sit)
	g.press("button.row", name)
	g.press(".tab", "Score")
	g.has("form.entry", name)
	return g
}

// press taps the element with a text, once there is one, and scrolls to it.
func (g guest) press(selector, text string) {
	g.Helper()
	g.tapAfter(`e.scrollIntoView({block: 'center', behavior: 'instant'})`, selector, text)
}

// tapOn taps the element with a text, once there is one, where it is.
func (g guest) tapOn(selector, text string) {
	g.Helper()
	g.tapAfter("", selector, text)
}

// tapAfter runs a script with an element e that has a text, and taps it once it takes a tap.
func (g guest) tapAfter(script, selector, text string) {
	g.Helper()
	g.has(selector, text)
	at := ask(g.tab, chromedp.Evaluate[[]float64](fmt.Sprintf(`(() => {
		const e = [...document.querySelectorAll(%q)].find(e => e.textContent.includes(%q));
		%s;
		const r = e.getBoundingClientRect();
		return [r.x + r.width / 2, r.y + r.height / 2, r.width];
	})()`, selector, text, script)))
	if at[2] == 0 {
		g.Fatalf("%s with %q is hidden", selector, text)
	}
	g.until(`!document.querySelector('.asleep')`)
	g.tapAt(at[0], at[1])
}

// said returns the text of an element.
func (g guest) said(selector string) string {
	g.Helper()
	return ask(g.tab, chromedp.Evaluate[string](fmt.Sprintf(`(document.querySelector(%q) || {textContent: ''}).textContent`, selector)))
}

// enter enters the player's score by the keypad.
func (g guest) enter(points string) {
	g.Helper()
	g.press(".tab", g.reads.Pages.ScoreTab)
	g.types(points)
	g.entered(points)
}

// types taps the digits of a number, and goes on from one that further digits could follow.
func (g guest) types(points string) {
	g.Helper()
	g.has(".entry.active", "")
	for _, digit := range points {
		g.press(".keypad .key", string(digit))
	}
	if points < "4" && len(points) == 1 && points != "0" {
		g.press(".keypad [data-next]", "")
	}
}

// entered waits until the score of the first player on the page is entered.
func (g guest) entered(points string) {
	g.Helper()
	g.until(fmt.Sprintf(`(document.querySelector('.entry.there [name=typed]') || {}).placeholder === %q`, points))
}

// writeDown writes a round down that Ben called.
func (g guest) writeDown(n int) {
	g.Helper()
	g.press(".tab", g.reads.Pages.ScoreTab)
	g.until(`!document.querySelector('.write [type=submit]').disabled`)
	ask(g.tab, chromedp.Evaluate[bool](`[...document.querySelectorAll('.entry')].find(e => e.textContent.includes('Ben')).querySelector('.call input').click(), true`))
	g.press("button", g.reads.Scores.WriteDown)
	g.has("main", fmt.Sprintf(" %d", n+1))
}

// playOne taps one thing of a player by chance, if there is any, waits until the host has
// answered, and reports whether the round is over. No card of another player may lie open
// before that.
func (g guest) playOne(dice *rand.Rand) (over, moved bool) {
	g.Helper()
	var did struct {
		Over, Moved bool
		Open        int
	}
	at := 0
	if dice.IntN(5) < 2 {
		at = dice.IntN(1 << 10)
	}
	text := ask(g.tab, chromedp.Evaluate[string](fmt.Sprintf(`(async () => {
		const all = s => [...document.querySelectorAll(s)];
		const over = all('.buttons button').some(b => b.textContent.includes(%q)) || document.querySelector('main').dataset.page !== 'hand' || all('.points').length > 0;
		const open = over ? 0 : all('.line:not(.own-line) .pc:not(.face-down)').length;
		const to = over ? [] : all('.buttons .filled').concat(all('.pc.taps:not(.chosen)')).concat(all('.buttons .tonal'));
		if (to.length) await new Promise(changed => {
			const o = new MutationObserver(() => { o.disconnect(); changed(); });
			o.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
			to[%d %% to.length].click();
			o.takeRecords(); // what the page changes without an answer
		});
		return JSON.stringify({over, open, moved: to.length > 0});
	})()`, g.reads.Play.WriteDown, at), chromedp.EvalAwaitPromise))
	must.Do(g, json.Unmarshal([]byte(text), &did))
	if did.Open > 0 {
		g.picture("open")
		g.Errorf("%d cards of others lie open", did.Open)
	}
	return did.Over, did.Moved
}
