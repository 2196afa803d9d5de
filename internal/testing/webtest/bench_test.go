//go:build chromium && long

package webtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
)

const (
	looked  = 5 * time.Second  // how long a first start is looked at: the browser keeps what it compiled
	rested  = 12 * time.Second // after which the housekeeping of the start is over
	resting = 10 * time.Second // one measurement of the processor
)

// hello returns the address of the least window that Fyne can open in a browser, for ours
// to be compared with.
func hello(b *testing.B) string {
	b.Helper()
	return alone(b, "./testdata/hello", "migrated_fynedo,no_emoji,no_metadata")
}

// alone returns the address of a program for browsers, in the page that ours is in.
func alone(b *testing.B, sources, tags string) string {
	b.Helper()
	dir := b.TempDir()
	program, out := filepath.Join(dir, "alone.wasm"), filepath.Join(dir, "pages")
	must.Do(b, os.Mkdir(out, 0o755))
	goes := func(args ...string) *exec.Cmd { return exec.Command("go", args...) }
	build := goes("build", "-tags", tags, "-trimpath", "-ldflags", "-s -w", "-o", program, sources)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	root := must.Get(goes("env", "GOROOT").Output())
	loader := filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js")
	pack := goes("run", "../../release/pack", "-pages", "../../system/web/page", "-program", program, "-loader", loader, "-out", out)
	for _, c := range []*exec.Cmd{build, pack} {
		if said, err := c.CombinedOutput(); err != nil {
			b.Fatalf("%v: %s", err, said)
		}
	}
	return serving(b, out).URL
}

// BenchmarkStart compares how long it takes from going to the address to the first pixel,
// in a browser that was never there, and to the first screen, in that one and in a new tab
// after it, when the first was there as long as a game is looked at.
func BenchmarkStart(b *testing.B) {
	at := [2]string{site(b), hello(b)}
	var pixel, cold, warm turns.Pair
	for turn := 0; b.Loop(); turn++ {
		for i := range 2 {
			i = (i + turn) % 2 // each is the first as often
			browser := launch(b, b.TempDir(), phone)
			x := browser.open(at[i], phone)
			pixel[i] = append(pixel[i], x.mark("first-contentful-paint"))
			cold[i] = append(cold[i], x.mark("drawn"))
			x.until(`!!navigator.serviceWorker.controller`) // it has fetched all for itself
			<-time.After(looked)
			x.do(chromedp.Navigate("about:blank"))
			warm[i] = append(warm[i], browser.open(at[i], phone).mark("drawn"))
			browser.kill()
		}
	}
	pixel.Report(b, "ms-pixel")
	cold.Report(b, "ms-cold")
	warm.Report(b, "ms-warm")
}

// mark returns when the page noted something, in milliseconds after it was asked for.
func (x *tab) mark(name string) float64 {
	x.Helper()
	entry := `performance.getEntriesByName(` + strconv.Quote(name) + `)[0]`
	x.until(`!!` + entry)
	return ask(x, chromedp.Evaluate[float64](entry+`.startTime`))
}

// BenchmarkRest compares how much processor time the whole browser takes while the first
// screen is there and nothing happens, and how much memory the tab has.
func BenchmarkRest(b *testing.B) {
	open := [2]*browser{}
	for i, at := range []string{site(b), hello(b)} {
		open[i] = launch(b, b.TempDir(), phone)
		open[i].open(at, phone)
	}
	<-time.After(rested)
	var busy, memory turns.Pair
	for b.Loop() {
		before := [2]float64{open[0].processor(), open[1].processor()}
		<-time.After(resting)
		for i := range open {
			busy[i] = append(busy[i], (open[i].processor()-before[i])/resting.Seconds()*100)
			memory[i] = append(memory[i], open[i].memory())
		}
	}
	busy.Report(b, "%-rest")
	memory.Report(b, "MiB")
}

// processes returns the folders that the system has of the browser and its helpers.
func (b *browser) processes() (all []string) {
	b.Helper()
	for _, folder := range must.Get(filepath.Glob("/proc/[0-9]*")) {
		if fields := statOf(folder); len(fields) > 2 && fields[2] == strconv.Itoa(b.cmd.Process.Pid) {
			all = append(all, folder)
		}
	}
	return all
}

// statOf returns what the system counts of a process, from its state on; nothing once it
// has ended.
func statOf(folder string) []string {
	text, _ := os.ReadFile(folder + "/stat")
	return strings.Fields(string(text[strings.LastIndex(string(text), ")")+1:]))
}

// processor returns how long the browser has had the processor, in seconds.
func (b *browser) processor() (sum float64) {
	b.Helper()
	const utime, stime, hertz = 11, 12, 100 // places after the name
	for _, folder := range b.processes() {
		for i, field := range statOf(folder) {
			if i == utime || i == stime {
				ticks := must.Get(strconv.ParseFloat(field, 64))
				sum += ticks / hertz
			}
		}
	}
	return sum
}

// memory returns what the tab has in memory, in MiB: the largest of the helpers that draw
// pages, with its part of what helpers share.
func (b *browser) memory() (most float64) {
	b.Helper()
	for _, folder := range b.processes() {
		line, _ := os.ReadFile(folder + "/cmdline")
		if !strings.Contains(string(line), "--type=renderer") {
			continue
		}
		text := must.Get(os.ReadFile(folder + "/smaps_rollup"))
		_, rest, _ := strings.Cut(string(text), "\nPss:")
		kib := must.Get(strconv.ParseFloat(strings.Fields(rest)[0], 64))
		most = max(most, kib/1024)
	}
	return most
}
