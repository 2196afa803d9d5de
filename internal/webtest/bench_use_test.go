//go:build chromium

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// meter is the part of the page that measures. It clicks, and answers after how many
// milliseconds the first thing that the click wrote was on the disk, or never, after how many
// the click was done with, and after how many the next frame was drawn.
const meter = `(() => {
	let drawn = 0, kept = 0;
	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (...all) {
		const t = begin.apply(this, all);
		t.addEventListener('complete', () => { kept ||= performance.now(); });
		return t;
	};
	for (const name of ['drawArrays', 'drawElements']) {
		const real = WebGLRenderingContext.prototype[name];
		WebGLRenderingContext.prototype[name] = function (...all) { real.apply(this, all); drawn = performance.now(); };
	}
	const turn = () => new Promise(done => tabby.afterwards(() => queueMicrotask(done)));
	const task = () => new Promise(done => setTimeout(done));
	window.measured = async (x, y) => {
		const began = performance.now();
		kept = 0;
		tabby.click(x, y);
		await turn(); // the button goes up
		const up = performance.now();
		await turn();
		const done = performance.now();
		while (drawn < up) await task();
		return {Kept: kept - began, Done: done - began, Drawn: drawn - began};
	};
})()`

// A click is after how many milliseconds what it wrote was on the disk, all of it was done, and
// the next frame was drawn.
type click struct{ Kept, Done, Drawn float64 }

// measure clicks what has a label that begins so.
func (x *tab) measure(label string) click {
	x.Helper()
	s := x.find(label)
	return ask(x, chromedp.Evaluate[click](fmt.Sprintf(`measured(%f, %f)`, s.X+s.Width/2, s.Y+s.Height/2), chromedp.EvalAwaitPromise))
}

// BenchmarkUse measures what players wait for: keys of the keypad, the sheet, and a round
// until it is on the disk, and until the sheet shows it.
func BenchmarkUse(b *testing.B) {
	x := launch(b, b.TempDir(), phone).open(site(b), phone)
	x.do(chromedp.Evaluate[chromedp.Void](meter))
	x.begin()
	var key, sheet, confirm, shown []float64
	for b.Loop() {
		for round := range 8 { // before somebody is out
			x.tapFor("Enter round", "Write it down")
			for _, k := range []string{"7", "Backspace", "7", "Enter", "1", "2"} {
				key = append(key, x.measure(k).Drawn)
			}
			took := x.measure("Nobody called")
			confirm, shown = append(confirm, took.Kept), append(shown, took.Drawn)
			x.tapFor("Games", "Go on")
			x.do(chromedp.Sleep(10 * frames)) // a new page takes no taps at its foot at once
			sheet = append(sheet, x.measure("Go on").Drawn)
			x.find(fmt.Sprint("Enter round ", round+2))
		}
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(median(key), "ms-key")
	b.ReportMetric(median(sheet), "ms-sheet")
	b.ReportMetric(median(confirm), "ms-confirm")
	b.ReportMetric(median(shown), "ms-shown")
	b.Logf("ms: key %.1f, sheet %.1f, confirm %.1f, shown %.1f", key, sheet, confirm, shown)
}

// BenchmarkManyGames measures how long games of a computer take to come in, and their
// list to be drawn.
func BenchmarkManyGames(b *testing.B) {
	for _, games := range []int{300, 2000} {
		b.Run(fmt.Sprintf("%d games", games), func(b *testing.B) {
			computer := newShed(b)
			computer.play(games)
			given := computer.export()
			var imports, list []float64
			for b.Loop() {
				x := launch(b, b.TempDir(), phone).open(site(b), phone)
				imports = append(imports, x.imports(given, fmt.Sprint(games, " new games")).Seconds())
				x.do(chromedp.Evaluate[chromedp.Void](meter))
				x.tapFor("Back", "All games")
				for range turns {
					list = append(list, x.measure("All games").Drawn)
					x.tapFor("Back", "All games")
				}
				x.browser.kill()
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(median(imports), "s-import")
			b.ReportMetric(median(list), "ms-list")
		})
	}
}
