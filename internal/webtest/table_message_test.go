//go:build chromium

package webtest

import (
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
