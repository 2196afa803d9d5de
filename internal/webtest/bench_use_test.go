//go:build chromium

package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// meter is the part of the page that measures. It clicks, and answers after how many
// milliseconds the click was done with, everything on the disk, and after how many the
// next frame was drawn.
const meter = `(() => {
	let drawn = 0;
	for (const name of ['drawArrays', 'drawElements']) {
		const real = WebGLRenderingContext.prototype[name];
		WebGLRenderingContext.prototype[name] = function (...all) { real.apply(this, all); drawn = performance.now(); };
	}
	const turn = () => new Promise(done => tabby.afterwards(() => queueMicrotask(done)));
	const task = () => new Promise(done => setTimeout(done));
	window.measured = async (x, y) => {
		const began = performance.now();
		tabby.click(x, y);
		await turn(); // the button goes up
		const up = performance.now();
		await turn();
		const done = performance.now();
		while (drawn < up) await task();
		return [done - began, drawn - began];
	};
})()`

// measure clicks what has a label that begins so.
func (x *tab) measure(label string) (done, drawn float64) {
	x.Helper()
	s := x.find(label)
	took := ask(x, chromedp.Evaluate[[2]float64](fmt.Sprintf(`measured(%f, %f)`, s.X+s.Width/2, s.Y+s.Height/2), chromedp.EvalAwaitPromise))
	return took[0], took[1]
}

// BenchmarkUse measures what players wait for: keys of the keypad, the sheet, and a round
// until it is on the disk.
func BenchmarkUse(b *testing.B) {
	x := launch(b, b.TempDir(), phone).open(site(b), phone)
	x.do(chromedp.Evaluate[chromedp.Void](meter))
	x.begin()
	var key, sheet, confirm []float64
	for b.Loop() {
		for round := range 8 { // before somebody is out
			x.tapFor("Enter round", "Write it down")
			for _, k := range []string{"7", "Backspace", "7", "Enter", "1", "2"} {
				_, drawn := x.measure(k)
				key = append(key, drawn)
			}
			done, _ := x.measure("Nobody called")
			confirm = append(confirm, done)
			x.tapFor("Games", "Go on")
			x.do(chromedp.Sleep(10 * frames)) // a new page takes no taps at its foot at once
			_, drawn := x.measure("Go on")
			sheet = append(sheet, drawn)
			x.find(fmt.Sprint("Enter round ", round+2))
		}
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(median(key), "ms-key")
	b.ReportMetric(median(sheet), "ms-sheet")
	b.ReportMetric(median(confirm), "ms-confirm")
	b.Logf("ms: key %.1f, sheet %.1f, confirm %.1f", key, sheet, confirm)
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
					done, drawn := x.measure("All games")
					list = append(list, drawn)
					b.Logf("ms: list done %.1f, drawn %.1f", done, drawn)
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
