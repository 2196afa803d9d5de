//go:build chromium

package webtest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

func TestSixDigitsLetAPhoneIn(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cleo"]}`)
	tv := join(b.private(television), h.table.Screen)
	tv.has(".digits", strings.TrimPrefix(h.base(), "http://"))
	shown := tv.said(".digits b")
	x := b.private(phone)
	x.do(chromedp.Navigate(h.base()))
	g := guest{x, languages.English()}
	g.until(`document.body.dataset.state === 'door'`)
	g.digits("000 00")
	g.has("#answer.no", "six digits")
	g.clear(".six", "#answer")
	g.digits(shown)
	x.do(chromedp.WaitVisible("[data-state=live] button.row")) // over another page
	g.press("button.row", "Ben")
	all := join(b.private(phone), h.table.Score)
	all.press(".tab", "Score")
	all.types("999")
	all.press("button", "Nobody called")
	tv.until(`!!document.querySelector('main.plays')`) // with rounds on the sheet
	tv.digitsRenewed(h, shown)
	tv.clear(".join", ".tile .total")
	tv.picture("digits-renewed")
}

// TestTheDoorListsTheTablesOfTheNetwork is a phone that came by the name to one of two hosts.
func TestTheDoorListsTheTablesOfTheNetwork(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	to := must.Get(url.Parse(h.base()))
	through := httputil.NewSingleHostReverseProxy(to)
	window := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != wire.NearbyPath {
			through.ServeHTTP(w, r)
			return
		}
		must.Do(t, json.NewEncoder(w).Encode([]wire.Neighbour{
			{Name: "Ann’s <b>table", Address: "http://" + r.Host}, {Name: "Grandma’s garden", Address: "http://192.168.1.21:8230"},
		}))
	}))
	t.Cleanup(window.Close)
	x := shares(t).blank(phone)
	x.do(chromedp.Navigate(window.URL + wire.EnterPath))
	g := guest{x, languages.English()}
	g.until(`!document.querySelector('#nearby').hidden`)
	got := ask(x, chromedp.Evaluate[string](`Array.from(document.querySelectorAll('#nearby a'), a => [a.textContent, a.href, a.getAttribute('aria-current')].join(' ')).join('\n')`))
	if want := "Ann’s <b>table " + window.URL + "/join page\nGrandma’s garden http://192.168.1.21:8230/join "; got != want {
		t.Errorf("the page lists\n%s\nwant\n%s", got, want)
	}
	x.do(chromedp.KeyEvent("12"))
	const marked = `Array.from(document.querySelectorAll('.six i'), box => box.className).join()`
	expect.Same(t, "the box that is marked", ask(x, chromedp.Evaluate[string](marked)), ",,next,,,")
	x.do(chromedp.KeyEvent(" 34 56"))
	const boxes = `(({value, scrollWidth, clientWidth}) => [document.querySelector('#here').textContent, document.querySelectorAll('.six i').length, value, scrollWidth <= clientWidth].join(' '))(document.querySelector('#digits'))`
	if got, want := ask(x, chromedp.Evaluate[string](boxes)), "Ann’s <b>table 6 123456 true"; got != want {
		t.Errorf("the door has %s, want %s", got, want)
	}
	g.has("#answer.no", "six digits") // the sixth sent them
	x.picture("nearby")
}

// TestAChatMessageIsPastedToJoinATable pastes what chats have of a table: its digits within a message, and its link.
func TestAChatMessageIsPastedToJoinATable(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cleo"]}`)
	tv := join(b.private(television), h.table.Screen)
	tv.has(".digits", strings.TrimPrefix(h.base(), "http://"))
	six := tv.said(".digits b")
	for _, message := range []string{
		"Come to our table: " + h.base() + " " + six, h.base() + wire.EnterPath + "#" + strings.ReplaceAll(six, " ", ""), "Join us \u200b" + h.table.Sit[:40] + "\u200b" + h.table.Sit[40:] + " now!",
	} {
		x := b.private(phone)
		x.do(chromedp.Navigate(h.base()))
		g := guest{x, languages.English()}
		g.until(`document.body.dataset.state === 'door'`)
		ask(x, chromedp.Evaluate[bool](fmt.Sprintf(`(() => {
			const data = new DataTransfer();
			data.setData('text', %q);
			document.getElementById('digits').dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
			return true;
		})()`, message)))
		x.do(chromedp.WaitVisible("[data-state=live] button.row"))
	}
}

// clear fails if what one selector finds lies over anything that another finds.
func (g guest) clear(over, what string) {
	g.Helper()
	g.until(fmt.Sprintf(`(() => {
		const a = document.querySelector(%q).getBoundingClientRect();
		return Array.from(document.querySelectorAll(%q)).every(o => { const b = o.getBoundingClientRect(); return a.bottom <= b.top || b.right <= a.left; });
	})()`, over, what))
}

// digits types six digits at the door.
func (g guest) digits(text string) {
	g.Helper()
	ask(g.tab, chromedp.Evaluate[bool](fmt.Sprintf(`(() => { const f = document.getElementById('joining'); f.elements.code.value = %q; f.querySelector('button').click(); return true; })()`, text)))
}

// digitsRenewed fails unless digits that were guessed at give place to others on a tap.
func (g guest) digitsRenewed(h *host, shown string) {
	g.Helper()
	for range 9 { // the tenth was typed by a phone
		answer := must.Get(http.Post(h.base()+"/table/code", "application/json", strings.NewReader(`{"code":"no"}`)))
		must.Do(g, answer.Body.Close())
	}
	g.press(".join button", "New code")
	g.until(fmt.Sprintf(`(document.querySelector('.digits b') || {textContent: %q}).textContent !== %q`, shown, shown))
}
