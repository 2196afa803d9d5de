//go:build smoke && long

package smoke

import (
	"bytes"
	"os"
	"slices"
	"syscall"
	"testing"
	"time"

	"tabby/internal/testing/must"
)

// How the frames of a movement are seen: how long one is watched, how often the screen is
// read, and how long after a change the next belongs to another frame.
const (
	watched = 600 * time.Millisecond
	glance  = time.Millisecond
	apart   = 5 * time.Millisecond
)

// BenchmarkFrames confirms rounds in the window, so that rows are written, totals count and
// places move, and reports how long one frame is after another and how much of the
// processor it takes, which does the work of a graphics card there.
func BenchmarkFrames(b *testing.B) {
	t := newTable(b)
	t.does("record", "--new", `{"variant":"rat-a-tat-cat","players":["Ann","Ben","Cy"],"config":{"end":"rounds","rounds":99}}`)
	game, p := t.games()[0], t.open()
	pixels := t.pixels(b)
	var gaps []time.Duration
	frames, spent, round := 0, 0.0, 0
	for b.Loop() {
		p.press("1", "5", "k", "1", "6", "1", "7")
		t.awaitDraft(`{"digits":"17"`)
		<-time.After(watched) // the keys have been drawn
		before := p.processor()
		p.press("Return")
		at := changes(pixels)
		spent += p.processor() - before
		round++
		t.awaitRounds(game, round)
		frames += len(at)
		for i := 1; i < len(at); i++ {
			gaps = append(gaps, at[i]-at[i-1])
		}
	}
	slices.Sort(gaps)
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(ms(gaps[len(gaps)/2]), "ms-median")
	b.ReportMetric(ms(gaps[len(gaps)*9/10]), "ms-90%")
	b.ReportMetric(ms(gaps[len(gaps)-1]), "ms-worst")
	b.ReportMetric(spent*1e3/float64(frames), "ms-processor")
	b.ReportMetric(float64(frames)/float64(b.N), "frames")
	p.leave(p.terminate)
}

// pixels returns the pixels of the screen, which change with it.
func (s *screen) pixels(tb testing.TB) []byte {
	tb.Helper()
	file := must.Get(os.Open(s.file))
	defer file.Close()
	info := must.Get(file.Stat())
	all := must.Get(syscall.Mmap(int(file.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED))
	tb.Cleanup(func() { _ = syscall.Munmap(all) })
	return all
}

// changes watches pixels, and returns when they became those of another frame.
func changes(pixels []byte) (at []time.Duration) {
	seen, last := bytes.Clone(pixels), -apart
	begin, again := time.Now(), time.NewTicker(glance)
	defer again.Stop()
	for now := time.Duration(0); now < watched; now = time.Since(begin) {
		<-again.C
		if bytes.Equal(seen, pixels) {
			continue
		}
		copy(seen, pixels)
		if now := time.Since(begin); now-last >= apart {
			at, last = append(at, now), now
		}
	}
	return at
}
