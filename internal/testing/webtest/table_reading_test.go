//go:build chromium && long

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
)

// enlarged is how a page of 1280 pixels looks at four times its size.
var enlarged = screen{320, 640, true}

// cut returns what of a page is outside of it or cut off. A score sheet scrolls in its own frame.
const cut = `(() => {
	const wrong = [];
	if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways to ' + document.documentElement.scrollWidth);
	document.querySelectorAll('body *').forEach(e => {
		if (e.closest('.unseen, .sprite, .scroll, noscript') || !e.offsetParent || !e.textContent.trim()) return;
		const box = e.getBoundingClientRect(), style = getComputedStyle(e);
		if (box.width && (box.left < -1 || box.right > innerWidth + 1)) wrong.push('outside: ' + e.className + ' ' + e.textContent.trim().slice(0, 40));
		const says = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
		if (says && style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1) wrong.push('cut: ' + e.tagName + ' ' + e.className + ' ' + e.textContent.trim().slice(0, 40));
	});
	return wrong.join('; ');
})()`

// TestPagesAreReadAtFourTimesTheirSize looks at each page of a phone with text of twice the size
// as well, and with letters further apart.
func TestPagesAreReadAtFourTimesTheirSize(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	other := hosttest.Join(t, h.table.Sit)
	other.Do("sit", hosttest.Args{"player": 1})
	g := seated(b.private(enlarged), h, "Ann")
	other.Do("deal", nil)
	for _, text := range []int64{16, 32} {
		call(g.tab, page.SetFontSizes, page.SetFontSizesParams{FontSizes: &page.FontSizes{Standard: text, Fixed: text}})
		for _, spaced := range []bool{false, true} {
			ask(g.tab, chromedp.Evaluate[bool](fmt.Sprintf(`(document.getElementById('spaced').checked !== %t && document.getElementById('spaced').click(), true)`, spaced)))
			for _, name := range []string{"Sheet", "Score", "Cards", "Rules"} {
				g.press(".tab", name)
				g.until(fmt.Sprintf(`document.querySelector('.tab[aria-current]').textContent.includes(%q)`, name))
				expect.Same(t, fmt.Sprintf("%s, text of %d pixels, spaced %t", name, text, spaced), ask(g.tab, chromedp.Evaluate[string](cut)), "")
			}
		}
	}
}

// TestAPlayerCanHaveNoTimeLimit chooses so on the page of a guest, which keeps it.
func TestAPlayerCanHaveNoTimeLimit(t *testing.T) {
	b := shares(t)
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	other := hosttest.Join(t, h.table.Sit)
	other.Do("sit", hosttest.Args{"player": 1})
	g := seated(b.private(phone), h, "Ann")
	g.press(".tab", "Sheet")
	g.until(`document.body.dataset.page === 'sheet'`)
	g.press("summary", "Settings")
	g.until(`document.querySelector('.own details').open`)
	ask(g.tab, chromedp.Evaluate[bool](`(() => {
		const limit = document.getElementById('limit');
		limit.value = 'none';
		return limit.dispatchEvent(new Event('change'));
	})()`))
	g.do(chromedp.Reload())
	g.live()
	other.Do("deal", nil)
	g.press(".tab", "Cards")
	g.press("button", "Look at your outer cards")
	g.has(".buttons button", "Turn face down")
	expect.Same(t, "the button says", g.said(".buttons"), "Turn face down")
}
