//go:build chromium && long

package webtest

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
)

// meter is the part of the page that measures. It clicks, and answers after how many
// milliseconds the first thing that the click wrote was on the disk, or never, after how many
// the click was done with, after how many the next frame was drawn, and after how many the
// first frame with all that is there once the screen has come to rest: a page opens before
// the store has answered what it is to show.
const meter = `(() => {
	const CALM = 300, NEARLY = 0.95; // milliseconds without a frame; of the last frame, which may have a line more
	let frames = [], kept = 0;
	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (...all) {
		const t = begin.apply(this, all);
		t.addEventListener('complete', () => { kept ||= performance.now(); });
		return t;
	};
	const gl = WebGLRenderingContext.prototype, {clear} = gl;
	gl.clear = function (...all) { frames.push({things: 0, at: 0}); clear.apply(this, all); };
	for (const name of ['drawArrays', 'drawElements']) {
		const real = gl[name];
		gl[name] = function (...all) {
			real.apply(this, all);
			const frame = frames.at(-1);
			if (frame) Object.assign(frame, {things: frame.things + 1, at: performance.now()});
		};
	}
	const turn = () => new Promise(done => tabby.afterwards(() => queueMicrotask(done)));
	const wait = time => new Promise(done => setTimeout(done, time));
	window.measured = async (x, y) => {
		const began = performance.now();
		frames = [];
		kept = 0;
		tabby.click(x, y);
		await turn(); // the button goes up
		const up = performance.now();
		await turn();
		const done = performance.now();
		const calm = () => frames.at(-1)?.at > up && performance.now() - frames.at(-1).at > CALM;
		while (!calm()) await wait(CALM / 10);
		const whole = frames.find(f => f.at > up && f.things >= NEARLY * frames.at(-1).things);
		return {Kept: kept - began, Done: done - began, Drawn: frames.find(f => f.at > up).at - began, Whole: whole.at - began};
	};
})()`

// A click is after how many milliseconds what it wrote was on the disk, all of it was done, the
// next frame was drawn, and the first one with all that it led to.
type click struct{ Kept, Done, Drawn, Whole float64 }

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
	x.run(meter)
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
	turns.Report(b, "ms-key", key)
	turns.Report(b, "ms-sheet", sheet)
	turns.Report(b, "ms-confirm", confirm)
	turns.Report(b, "ms-shown", shown)
}

// BenchmarkManyGames measures how long games of a computer take to come in, and, from the tap
// on, the page of their list to be drawn, and the first games on it; and how long the store
// alone takes to answer with those.
func BenchmarkManyGames(b *testing.B) {
	store := alone(b, "./testdata/store", "sqlite3_dotlk")
	for _, games := range []int{300, 2000} {
		b.Run(fmt.Sprintf("%d games", games), func(b *testing.B) {
			computer := newShed(b)
			computer.play(games)
			given := computer.export()
			var imports, page, list, asked []float64
			for b.Loop() {
				x := launch(b, b.TempDir(), long).open(site(b), long)
				imports = append(imports, x.imports(given, fmt.Sprint(games, " new games")).Seconds())
				x.run(meter)
				x.tapFor("Back", "All games")
				for range 9 {
					x.do(chromedp.Sleep(10 * frames))
					took := x.measure("All games")
					page, list = append(page, took.Drawn), append(list, took.Whole)
					x.tapFor("Back", "All games")
				}
				x.browser.kill()
				asked = append(asked, asks(b, store, given)...)
			}
			turns.Report(b, "ms-store", asked)
			turns.Report(b, "s-import", imports)
			turns.Report(b, "ms-page", page)
			turns.Report(b, "ms-list", list)
		})
	}
}

// BenchmarkTable measures how long the 2,000 games of a table that a family kept take to come in: until the page says what it
// understood, and from the tap that brings them in until they are there.
func BenchmarkTable(b *testing.B) {
	path := filepath.Join(b.TempDir(), "family.csv")
	text := "Datum;Spiel;Ida;Otto;Mia;Jürgen\n"
	for n := range 2000 {
		day := time.Date(2016, 1, 1+n, 0, 0, 0, 0, time.UTC).Format("02.01.2006")
		text += fmt.Sprintf("%s;Skyjo;%d;%d;%d;%d\n", day, n%90, (n+17)%90, (n+31)%90, (n+53)%90)
	}
	must.Do(b, os.WriteFile(path, []byte(text), 0o600))
	var took []float64
	for b.Loop() {
		x := launch(b, b.TempDir(), long).open(site(b), long)
		understood := x.imports(path, "Add them")
		began := time.Now()
		x.tap("Add them")
		if _, there := x.await("2000 new games", 3*patience); !there {
			b.Fatalf("they did not come in: %q", x.labels())
		}
		took = append(took, (understood + time.Since(began)).Seconds())
		x.browser.kill()
	}
	turns.Report(b, "s-import", took)
}

// asks returns after how many milliseconds the store, which is at an address without a
// window, answered with the first page of the games in a file, each time it was asked.
func asks(b *testing.B, store, given string) []float64 {
	b.Helper()
	x := launch(b, b.TempDir(), phone).blank(phone)
	defer x.browser.kill()
	x.do(chromedp.Navigate(store), chromedp.SetUploadFiles(chromedp.CSS("#file"), []string{given}, chromedp.NodeReady))
	x.until(`!!globalThis.took`)
	return ask(x, chromedp.Evaluate[[]float64](`took`))
}
