//go:build chromium

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestMessageLetsTapsThrough taps what lies below a message, which may stay for seconds.
func TestMessageLetsTapsThrough(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	ann := join(launch(t, t.TempDir(), phone).blank(phone), h.table.Sit)
	at := ask(ann.tab, chromedp.Evaluate[[]float64](`(() => {
		const tab = [...document.querySelectorAll('.tab')].find(e => e.textContent.includes('Score')), r = tab.getBoundingClientRect();
		const answer = document.getElementById('answer');
		answer.className = 'no';
		answer.textContent = 'The round has gone on meanwhile.';
		answer.style.bottom = '0';
		return [r.x + r.width / 2, r.y + r.height / 2];
	})()`))
	ann.tapAt(at[0], at[1])
	ann.has("main", "Who are you?")
}

// TestMessageStaysOnThePrompt scrolls a card table below a message, a little and then until
// the prompt is out of sight.
func TestMessageStaysOnThePrompt(t *testing.T) {
	h := newHost(t, `{"variant":"recall","players":["Ann","Ben","Cy","Dora"]}`)
	low := screen{740, 260, true}
	ann := seated(launch(t, t.TempDir(), low).blank(low), h, "Ann")
	ann.press(".tab", "Cards")
	ann.press("button", "Deal the next round")
	ann.has(".own-line", "")
	for _, tt := range []struct {
		below, down string
	}{{".said", "20"}, {".news", "prompt + 20"}} {
		apart := ask(ann.tab, chromedp.Evaluate[[]float64](fmt.Sprintf(`(async () => {
			const top = e => e.getBoundingClientRect().top, room = document.querySelector('.room'), answer = document.getElementById('answer');
			answer.textContent = 'The round has gone on meanwhile.';
			document.querySelector('.felt').style.paddingBottom = '300px'; // there is more to scroll to
			room.scrollTop = 0;
			const prompt = top(document.querySelector('.said'));
			room.scrollTop = %s;
			await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
			return [top(document.querySelector('.said')), top(answer) - Math.max(0, top(document.querySelector(%q)))];
		})()`, tt.down, tt.below), chromedp.EvalAwaitPromise))
		if apart[0] < 0 != (tt.below == ".news") {
			t.Fatalf("the prompt is at %v", apart[0])
		}
		if apart[1] != 0 {
			t.Errorf("the message is %v below %s", apart[1], tt.below)
		}
	}
}

func TestTabsKeepTheirPlaces(t *testing.T) {
	h := newHost(t, `{"variant":"rat-a-tat-cat","players":["Ann","Ben"]}`)
	g := join(launch(t, t.TempDir(), narrow).blank(narrow), h.table.Score)
	for _, want := range []float64{0, 240} {
		g.press(".tab", "Rules")
		g.has("main", "Questions")
		if at := ask(g.tab, chromedp.Evaluate[float64](`scrollY`)); at != want {
			t.Errorf("the rules are at %v, want %v", at, want)
		}
		ask(g.tab, chromedp.Evaluate[bool](`scrollTo(0, 240), true`))
		g.tapOn(".tab", "Sheet")
		g.has("main", "Ann")
		if at := ask(g.tab, chromedp.Evaluate[float64](`scrollY`)); at != 0 {
			t.Errorf("the sheet is at %v", at)
		}
	}
}
