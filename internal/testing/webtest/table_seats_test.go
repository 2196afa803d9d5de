//go:build chromium && long

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// TestAGuestWhoOpensTheCodeIsAskedWhatToBe plays at one phone, watches at another, and shows the totals on a
// television that came by the same way. Where nobody sits
// before a screen of Tabby, none may help.
func TestAGuestWhoOpensTheCodeIsAskedWhatToBe(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	plays := join(b.private(phone), h.table.Sit)
	watches := join(b.private(phone), h.table.Sit)
	watches.has(".list", "Just watch")
	if watches.said("#main") == "" || ask(watches.tab, chromedp.Evaluate[bool](`document.getElementById('main').textContent.includes('Help with the scores')`)) {
		t.Error("a guest of a server may ask to help")
	}
	watches.picture("seats-390")
	watches.press(".row", "Just watch")
	watches.until(`document.body.dataset.page === 'sheet'`)
	watches.do(chromedp.Reload())
	watches.live()
	watches.until(`document.body.dataset.page === 'sheet'`)
	shows := join(b.private(television), h.table.Sit)
	token := ask(shows.tab, chromedp.Evaluate[string](`JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('tabby-ticket-'))[1]).token`))
	shows.press(".row", "Big screen")
	shows.do(chromedp.WaitVisible(".tile")) // over another page
	shows.has(".tile", "Ben")
	left := ask(shows.tab, chromedp.Evaluate[string](fmt.Sprintf(`new Promise(left => {
		const s = new WebSocket(location.origin.replace('http', 'ws') + '/table/live');
		s.onopen = () => s.send(JSON.stringify({tabby: 2, token: %q, as: 'page'}));
		s.onmessage = event => left(JSON.parse(event.data).bye || 'it is here');
	})`, token), chromedp.EvalAwaitPromise))
	expect.Same(t, "the player of the television has left", left, "ERR_GONE")
	plays.press(".row", "Ann")
	plays.until(`document.body.dataset.page === 'score'`)
	plays.do(chromedp.Reload())
	plays.live()
	plays.until(`document.body.dataset.page === 'score'`)
}

func TestATabKeepsItsSeatBesideAnother(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	b := shares(t)
	ann := seated(b.blank(phone), h, "Ann")
	join(b.blank(phone), h.table.Watch).live() // the same device, which is led to the sheet
	ann.do(chromedp.Reload())
	ann.live()
	ann.press(".tab", "Score")
	ann.has("form.entry", "Ann")
}

// TestSettingsAndTheSeatAreFoldedBelowTheSheet enters a score, which is said, unfolds what is below the
// sheet, and leaves the seat there.
func TestSettingsAndTheSeatAreFoldedBelowTheSheet(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ann := seated(shares(t).blank(phone), h, "Ann")
	ann.types("12")
	ann.has("#answer.done", ann.reads.Pages.ScoreEntered)
	ann.picture("score-entered")
	ann.press(".tab", "Sheet")
	const folded = `['#language', '#heard', '#spaced', '#limit', '#seat button'].filter(s => (document.querySelector(s) || {checkVisibility() {}}).checkVisibility()).length`
	ann.until(`document.body.dataset.page === 'sheet' && ` + folded + ` === 0`)
	ann.press("summary", "Settings")
	ann.until(folded + ` === 5`)
	ann.picture("settings")
	ann.press("#seat button", "Leave this seat")
	ann.has("h1", "Who are you?")
	ann.until(folded + ` === 1`) // the language
	ann.picture("seat-left")
}
