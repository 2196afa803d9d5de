//go:build chromium

package webtest

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestScoreIsTypedOrTappedOrLeftOut(t *testing.T) {
	h := newHost(t, `{"variant":"recall","players":["Ann","Ben"]}`)
	ann := join(shares(t).blank(phone), h.table.Sit)
	ann.press("button.row", "Ann")
	ann.press(".tab", "Score")
	for range 60 { // more cards than there are
		ann.press(".left [data-step='1']", "")
	}
	ann.until(`!document.querySelector('.goes')`)
	ann.press(".keypad .key", "5")
	ann.until(`!!document.querySelector('.goes')`)
	ann.press(".keypad [data-next]", "")
	ann.has("#answer", "cards")
	for range 61 {
		ann.press(".left [data-step='-1']", "")
	}
	ann.press(".keypad [data-next]", "")
	ann.entered("5")
	ann.until(`document.body.matches('.rests')`)
	ann.press("form.entry .row", "Ann")
	ann.press("[data-other]", "")
	ann.press(".kinds .key", "4")
	ann.press(".kinds .key", "7")
	ann.press(".kinds [data-next]", "")
	ann.entered("11")
	ann.press("form.entry .row", "Ann")
	ann.press("button", "Didn’t play this round")
	ann.entered("–")
	ann.has(".entry", "didn’t play")
	ann.press("form.entry .row", "Ann")
	ann.press("[data-other]", "")
	for _, key := range []string{"2", "+", "1", "1"} { // a sum goes on until it is sent
		ann.press("[data-key='"+key+"']", "")
	}
	ann.press(".keypad [data-next]", "")
	ann.entered("13")
	ann.tapOn(".entry:last-of-type .call", "")
	ann.until(`!!document.querySelector('.call :checked')`)
	ann.tapOn(".entry:last-of-type .call", "") // who has not called after all
	ann.until(`!document.querySelector('.call :checked')`)
	ann.press("form.entry .row", "Ann")
	ann.press(".keypad .key", "1")
	ann.do(chromedp.Reload())
	ann.live()
	ann.until(`Array.from(document.querySelectorAll('[name=typed]')).some(field => field.value === '1')`)
}

// TestRoundOfFourIsTenTaps enters a round of four with two digits each on phones of several
// sizes, one of them on its side. All keys, the player whose score is typed and the button
// that writes the round are in sight all the time, and nothing lies over them.
func TestRoundOfFourIsTenTaps(t *testing.T) {
	b := shares(t)
	for _, s := range []screen{{320, 568, true}, {360, 740, true}, {375, 667, true}, {390, 844, true}, {844, 390, true}} {
		h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cleo","Maximiliana von Hohenzollern"]}`)
		g := join(b.private(s), h.table.Score)
		g.press(".tab", "Score")
		g.has(".entry.active", "Ann")
		g.tapOn(".keypad [data-next]", "")
		g.has(".active .why", "type a number")
		g.inSight(fmt.Sprintf("score-%d-refused", s.width))
		g.tapOn(".keypad .key", "3")
		g.tapOn(".keypad [data-key=back]", "")
		taps := 0
		tap := func(selector, text string) {
			taps++
			g.inSight(fmt.Sprintf("score-%d-%d", s.width, taps))
			g.tapOn(selector, text)
		}
		for _, digit := range "12231407" {
			tap(".keypad .key", string(digit))
		}
		g.until(`!document.querySelector('.write [type=submit]').disabled`)
		tap(".entry:last-of-type .call", "")
		tap(".write [type=submit]", "Write it down")
		g.has("h1", "Round 2")
		expect.Same(t, "taps", taps, 10)
		h.kill()
	}
}

// inSight fails unless a thumb finds what it needs to enter a score.
func (g guest) inSight(name string) {
	g.Helper()
	g.picture(name)
	var wrong []string
	text := ask(g.tab, chromedp.Evaluate[string](`(() => {
		const wrong = [], needed = [...document.querySelectorAll('.keypad .key, .write [type=submit], .active .row, .asks .entry:last-of-type .call')];
		if (needed.length < 13) wrong.push(needed.length + ' of 13 parts are there');
		const said = document.getElementById('answer').getBoundingClientRect();
		for (const e of needed) {
			const r = e.getBoundingClientRect(), what = e.textContent.trim() + ' ' + [r.x, r.y, r.width, r.height].map(Math.round);
			if (r.height < 44 || r.width < 44) wrong.push(what + ' is small');
			if (r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth) wrong.push(what + ' is out of sight');
			if (said.height && said.left < r.right && r.left < said.right && said.top < r.bottom - 1 && r.top < said.bottom - 1) wrong.push(what + ' is below a message');
			for (const y of [r.top + 3, r.bottom - 3]) {
				const at = document.elementFromPoint(r.x + r.width / 2, y);
				if (!at || !e.contains(at) && e !== at) wrong.push(what + ' is covered at ' + y);
			}
		}
		return JSON.stringify(wrong);
	})()`))
	must.Do(g, json.Unmarshal([]byte(text), &wrong))
	for _, w := range wrong {
		g.Errorf("%s: %s", name, w)
	}
}
