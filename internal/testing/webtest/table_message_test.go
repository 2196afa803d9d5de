//go:build chromium && long

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// TestMessageLetsTapsThrough taps what lies below a message, which may stay for seconds.
func TestMessageLetsTapsThrough(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ann := seated(shares(t).blank(phone), h, "Ann")
	at := ask(ann.tab, chromedp.Evaluate[[]float64](`(() => {
		const tab = [...document.querySelectorAll('.tab')].find(e => e.textContent.includes('Rules')), r = tab.getBoundingClientRect();
		const answer = document.getElementById('answer');
		answer.className = 'no';
		answer.textContent = 'The round has gone on meanwhile.';
		Object.assign(answer.style, {top: 'auto', bottom: '0'});
		return [r.x + r.width / 2, r.y + r.height / 2];
	})()`))
	ann.tapAt(at[0], at[1])
	ann.has("main", "Questions")
}

// TestMessageStaysOnThePrompt scrolls a card table below a message: a little, and until the
// prompt is out of sight.
func TestMessageStaysOnThePrompt(t *testing.T) {
	h := newHost(t, `{"variant":"recall","players":["Ann","Ben","Cy","Dora"]}`)
	low := screen{740, 260, true}
	ann := seated(shares(t).blank(low), h, "Ann")
	ann.press(".tab", "Cards")
	ann.press("button", "Deal the next round")
	ann.has(".own-line", "")
	for _, tt := range []struct {
		down string
		seen bool
	}{{"20", true}, {"prompt + 20", false}} {
		got := ask(ann.tab, chromedp.Evaluate[struct{ Prompt, Message, Covered, Longer float64 }](`(async () => {
			const box = e => e.getBoundingClientRect(), room = document.querySelector('.room'), said = document.querySelector('.said');
			const answer = document.getElementById('answer');
			answer.textContent = 'The round has gone on meanwhile.';
			document.querySelector('.felt').style.paddingBottom = '300px'; // there is more to scroll to
			const drawn = () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
			room.scrollTop = 0;
			await drawn();
			const prompt = box(said).top;
			room.scrollTop = `+tt.down+`;
			await drawn();
			const a = box(answer), top = box(room).top;
			const covered = [...document.querySelectorAll('.pc')].filter(c => box(c).top < a.bottom && a.top < box(c).bottom && box(c).left < a.right && a.left < box(c).right && a.bottom > top);
			return {Prompt: box(said).top, Message: a.top, Covered: covered.length, Longer: document.documentElement.scrollHeight - innerHeight};
		})()`, chromedp.EvalAwaitPromise))
		if seen := got.Prompt >= 0; seen != tt.seen || seen && got.Message != got.Prompt || got.Covered > 0 || got.Longer > 0 {
			t.Errorf("scrolled by %s: %+v", tt.down, got)
		}
	}
}

// TestMessageCoversNoScore looks where a message is on the sheet: no score and no tab is below it.
func TestMessageCoversNoScore(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	b := shares(t)
	for _, s := range []screen{phone, {844, 390, true}} {
		g := join(b.private(s), h.table.Watch)
		g.has("main", "Ann")
		if wrong := ask(g.tab, chromedp.Evaluate[string](`(() => {
			const answer = document.getElementById('answer'), box = e => e.getBoundingClientRect();
			answer.style.animation = 'none';
			answer.className = 'no';
			answer.textContent = 'The round has gone on in the meantime; look again.';
			const a = box(answer), meets = b => a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
			return [...document.querySelectorAll('#tabs, .total, .c')].map(box).filter(meets).map(b => JSON.stringify([a, b])).join();
		})()`)); wrong != "" {
			t.Errorf("on a screen of %d × %d the message lies on %s", s.width, s.height, wrong)
		}
		g.picture(fmt.Sprint("message-", s.width))
		g.close()
	}
}

func TestTabsKeepTheirPlaces(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	g := join(shares(t).blank(narrow), h.table.Score)
	for _, want := range []float64{0, 120} {
		g.press(".tab", "Rules")
		g.has("main", "Questions")
		expect.Same(t, "where the rules are", ask(g.tab, chromedp.Evaluate[float64](`scrollY`)), want)
		ask(g.tab, chromedp.Evaluate[bool](`scrollTo(0, 120), true`))
		g.tapOn(".tab", "Sheet")
		g.has("main", "Ann")
		expect.Same(t, "where the sheet is", ask(g.tab, chromedp.Evaluate[float64](`scrollY`)), 0)
	}
}
