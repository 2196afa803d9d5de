//go:build chromium && long

package webtest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/hosttest"
)

// TestButtonThatWakesByItselfTakesNoTapAtOnce has another phone enter the last score of a round while a finger is on its way.
func TestButtonThatWakesByItselfTakesNoTapAtOnce(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ben := hosttest.Join(t, h.table.Sit)
	ben.Do("sit", hosttest.Args{"player": 1})
	ann := seated(shares(t).private(phone), h, "Ann")
	ann.enter("9")
	ann.until(`(document.querySelector('.entry.there .call input') || {}).type === 'radio'`)
	ask(ann.tab, chromedp.Evaluate[bool](`document.querySelector('.entry.there .call input').click(), true`))
	ask(ann.tab, chromedp.Evaluate[bool](`(() => {
		const tap = () => document.querySelector('.write [type=submit]').dispatchEvent(new MouseEvent('click', {detail: 1, bubbles: true, cancelable: true}));
		window.tapped = 0;
		new MutationObserver(() => { if (document.querySelector('.write .asleep') && !tapped++) tap(); }).observe(document.body, {subtree: true, attributes: true});
		return true;
	})()`))
	ann.until(`performance.now() > ` + ask(ann.tab, chromedp.Evaluate[string](`String(performance.now() + 1500)`))) // its own tap was long ago
	ben.Do("slip", hosttest.Args{"round": 0, "player": 1, "typed": "7"})
	ann.until(`window.tapped > 0 && !document.querySelector('.asleep')`)
	if said := ann.said("main"); !strings.Contains(said, "Round 1") {
		t.Errorf("the tap wrote the round down: %q", said)
	}
	ann.press("button", ann.reads.Scores.WriteDown)
	ann.has("main", "Round 2")
	ann.press(".tab", "Sheet")
	ann.until(`document.body.dataset.page === 'sheet'`)
	ann.press("summary", "Settings")
	ann.until(`performance.now() > ` + ask(ann.tab, chromedp.Evaluate[string](`String(performance.now() + 1500)`)))
	ben.Does("deal", nil)
	ann.until(`['.row', '#seat button'].every(s => document.querySelector(s + '.asleep'))`) // one came, the other moved
}
