//go:build chromium && long

package webtest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// covered returns what of the names and scores of a page lies below the state.
const covered = `(() => {
	const box = e => e.getBoundingClientRect(), a = box(document.getElementById('state'));
	const meets = b => b.width && a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
	const above = [...document.querySelectorAll('.name, .total, .c, .entry, .headline, .tile, .key, h1')].filter(e => !e.closest('.unseen') && !e.matches('.unseen'));
	return above.filter(e => meets(box(e))).map(e => e.className + ' ' + e.textContent).join();
})()`

// TestTheMessageOfALostNetworkHidesNoNameAndNoScore takes the host from phones, upright and on their side, that show
// each of their pages, and from a television, which speaks of nothing that was typed.
func TestTheMessageOfALostNetworkHidesNoNameAndNoScore(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy","Dora","Eve"]}`)
	b := launch(t, t.TempDir(), phone)
	var all []guest
	for _, s := range []screen{phone, {844, 390, true}, {320, 568, true}} {
		for _, tab := range []string{"Sheet", "Score"} {
			g := join(b.private(s), h.table.Score)
			g.press(".tab", tab)
			g.has(".tab[aria-current]", tab)
			all = append(all, g)
		}
	}
	all[1].press(".keypad .key", "2")
	tv := join(b.private(television), h.table.Screen)
	h.kill()
	for i, g := range append(all, tv) {
		g.has("#state", "The table can’t be reached.")
		expect.Same(t, fmt.Sprintf("page %d: what lies below the message", i), ask(g.tab, chromedp.Evaluate[string](covered)), "")
		expect.Same(t, fmt.Sprintf("page %d: it speaks of what was typed", i), strings.Contains(g.said("#state"), "typed"), i == 1)
		g.picture(fmt.Sprint("lost-", i))
	}
}

// TestAPageThatShowsNoTableAsksForTheDigits opens a table with a key that is void, on a phone and on a television, and
// sends a page away that shows one.
func TestAPageThatShowsNoTableAsksForTheDigits(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	b := launch(t, t.TempDir(), phone)
	for i, s := range []screen{phone, television} {
		address := []string{h.base() + "/table", h.base() + "/screen#abc.watch.def"}[i]
		x := b.private(s)
		x.do(chromedp.Navigate(address))
		g := guest{tab: x}
		g.until(`document.body.dataset.state === 'ended' && document.getElementById('digits').offsetParent !== null`)
		g.picture(fmt.Sprint("boxes-", i))
	}
	x := b.private(phone)
	g := join(x, h.table.Sit)
	g.has("h1", g.reads.Joining.WhereDoYouSit)
	ask(g.tab, chromedp.Evaluate[bool](`Object.keys(localStorage).forEach(key => { if (key.startsWith('tabby-ticket-')) localStorage.removeItem(key); }), true`))
	x.do(chromedp.Navigate(h.base() + "/table"))
	g.until(`document.body.dataset.state === 'ended' && document.getElementById('digits').offsetParent !== null`)
	g.has("h1", g.reads.Joining.Title)
}

// TestAPageIsPrintedBlackOnWhite looks at the paper of a page that is dark on its screen.
func TestAPageIsPrintedBlackOnWhite(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	g := join(launch(t, t.TempDir(), phone).blank(phone), h.table.Watch)
	g.has("main", "Ann")
	call(g.tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}})
	got := ask(g.tab, chromedp.Evaluate[[]string](`['html', '.card', '.who .name', '.who .total'].map((found, i) => getComputedStyle(document.querySelector(found))[i < 2 ? 'backgroundColor' : 'color'])`))
	expect.Same(t, "ground, card, name and total", got, []string{"rgb(255, 255, 255)", "rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgb(0, 0, 0)"})
	g.picture("printed")
}

// TestAMessageStaysBelowAPointer keeps the pointer on a message for longer than it stays, and takes it away.
func TestAMessageStaysBelowAPointer(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ann := seated(launch(t, t.TempDir(), desktop).blank(desktop), h, "Ann")
	ann.types("12")
	ann.has("#answer", ann.reads.Pages.ScoreEntered)
	at := ask(ann.tab, chromedp.Evaluate[[]float64](`(() => { const r = document.getElementById('answer').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`))
	ann.do(chromedp.MouseEvent(chromedp.MouseMoved, at[0], at[1]), chromedp.Sleep(9*time.Second))
	expect.Same(t, "the message below a pointer", ann.said("#answer"), ann.reads.Pages.ScoreEntered)
	ann.do(chromedp.MouseEvent(chromedp.MouseMoved, 600, 400), chromedp.Sleep(3*time.Second))
	expect.Same(t, "the message once the pointer has gone", ann.said("#answer"), "")
}
