//go:build chromium && long

package webtest

import (
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/link"
	"tabby/internal/table/round"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// TestAGuestFromAWindowIsAskedNothingTwice opens the page of a table as a window does in which six
// digits were typed: they are not typed again, and the page speaks as the window did.
func TestAGuestFromAWindowIsAskedNothingTwice(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	tv := join(b.private(television), h.table.Screen)
	tv.has(".digits b", " ")
	wishes := wire.Wishes{Language: "de", TimeLimit: round.NoTimeLimit}.Fragment()
	page, ok := link.Parse(h.base() + " " + tv.said(".digits b"))
	if !ok {
		t.Fatalf("%s is the address of no table", page)
	}
	x := b.private(phone)
	x.do(chromedp.Navigate(page.String() + wishes))
	x.do(chromedp.WaitVisible("[data-state=live] button.row")) // over another page
	g := guest{x, languages.In("de")}
	g.has("h1", g.reads.Joining.WhereDoYouSit)
	g.until(`document.documentElement.lang === 'de' && document.getElementById('limit').value === 'none' && location.hash === ''`)
}

// TestCardsAreTappedByKeys plays the keys of the card table on a page.
func TestCardsAreTappedByKeys(t *testing.T) {
	b, dice := shares(t), rand.New(rand.NewPCG(4, 5))
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ben := hosttest.Join(t, h.table.Sit)
	ben.Do("sit", hosttest.Args{"player": 1})
	ann := seated(b.private(phone), h, "Ann")
	ann.press(".tab", "Cards")
	ann.press("button", "Deal the next round")
	ann.has(".own-line", "")
	ann.keys("r")
	ann.has("h1", "Rules")
	ann.has(".row", "Peek")
	ann.until(`!!document.querySelector('.row .card-face use')`)
	ann.keys("v")
	const draws = `!!document.querySelector('.pile[aria-keyshortcuts=d]')`
	for began := time.Now(); time.Since(began) < patience; { // a turn that ends by itself takes its time
		if ask(ann.tab, chromedp.Evaluate[bool](draws)) {
			break
		}
		chance(ben, dice)
		ann.looks()
	}
	ann.until(draws)
	ann.keys("d")
	ann.until(`!` + draws)
	ann.keys("i")
	ann.until(`document.getElementById('answer').textContent === document.getElementById('main').dataset.stands`)
	ann.keys("r")
	ann.press("#q", "")
	ann.keys("v") // of a word that is looked for
	ann.has("section[aria-live]", "Answers")
}

// TestAGameIsSavedFromAPage keeps a game that is over, as a text that the import reads.
func TestAGameIsSavedFromAPage(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"],"end":{"end":"rounds","rounds":1}}`)
	g := join(b.private(phone), h.table.Score)
	g.press(".tab", "Score")
	g.types("7")
	g.types("9")
	g.press("button", "Nobody called")
	g.press(".tab", "Sheet")
	g.until(`!!document.querySelector('.curve polyline')`)
	g.press("button", g.reads.Joining.KeepGame)
	g.until(`!document.querySelector('.kept').hidden`)
	g.picture("kept")
	link := ask(g.tab, chromedp.Evaluate[string](`document.querySelector('.kept textarea').value`))
	other := freeHost(t)
	must.Do(t, os.WriteFile(other.data+".link", []byte(link), 0o600))
	other.history("import", other.data+".link")
	expect.Contains(t, "the games kept elsewhere", other.history("list"), "Ann")
	watcher := join(b.private(phone), h.table.Watch)
	watcher.until(`!!document.querySelector('.curve polyline')`)
	expect.Same(t, "what who may only watch is offered", watcher.said("#keep"), "")
}

// looks taps a card of the guest's where one stands out: it is looked at, or turned down. The host has
// time to answer.
func (g guest) looks() {
	g.Helper()
	ask(g.tab, chromedp.Evaluate[bool](`(async () => {
		document.querySelectorAll('.own-line .taps').forEach((card, i) => { if (!i) card.click(); });
		await new Promise(done => setTimeout(done, 200));
		return true;
	})()`, chromedp.EvalAwaitPromise))
}

// keys types on a page.
func (g guest) keys(text string) {
	g.Helper()
	g.do(chromedp.KeyEvent(text))
}
