package walks_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
)

// A film measures the frames of movements.
type film struct {
	*uitest.Frames
	texts map[string]bool // written in a frame before, so that a driver has the picture
	took  []time.Duration
	made  int // most pictures made again for one frame
}

func (w *walker) film() *film { return &film{Frames: w.Frames(), texts: map[string]bool{}} }

// play shows all frames of what moves.
func (f *film) play() {
	for f.Moving() {
		f.measure(f.Next)
	}
}

// measure measures what one frame computes, and counts the pictures of letters and
// drawings that a driver makes again for it: what only moves costs it none.
func (f *film) measure(frame func()) {
	f.Drawn = nil
	begin := time.Now()
	frame()
	f.took = append(f.took, time.Since(begin))
	made := 0
	for _, o := range f.Drawn {
		if f.stale(o) {
			made++
		}
	}
	f.made = max(f.made, made)
}

// stale reports whether a driver makes the picture of a refreshed object again.
func (f *film) stale(o fyne.CanvasObject) bool {
	switch o := o.(type) {
	case *canvas.Text:
		key := fmt.Sprint(o.Text, o.TextSize, o.TextStyle, o.Color)
		known := f.texts[key]
		f.texts[key] = true
		return !known && o.Visible()
	case *canvas.Image, *canvas.Raster:
		return o.Visible()
	}
	return false
}

// report reports the longest frame, and the one that only one in ten is longer than.
func (f *film) report(b *testing.B) {
	b.Helper()
	slices.Sort(f.took)
	n := len(f.took)
	if n == 0 {
		b.Fatal("nothing moves")
	}
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(ms(f.took[n-1]), "ms-worst")
	b.ReportMetric(ms(f.took[n*9/10]), "ms-90%")
	b.ReportMetric(float64(n)/float64(b.N), "frames")
	b.ReportMetric(float64(f.made), "pictures")
}

// scenes are what moves on the sheet, each with what is done before.
var scenes = []struct {
	name   string
	rounds int
	last   func(w *walker)
}{
	{"row and totals", 3, func(w *walker) { w.round(25, 21, 14, 9, 6, 5) }},
	{"call", 3, func(w *walker) {
		w.Tap("Call")
		w.Tap("Ben")
	}},
	{"end of the game", 4, func(w *walker) { w.round(25, 21, 14, 9, 6, 5) }},
}

// roundsOfSix is a walk at the sheet of six, who have played some rounds of five.
func roundsOfSix(t testing.TB, rounds int, size fyne.Size) *walker {
	house := engine.House{engine.End: engine.EndRounds, engine.Rounds: "5"}
	w := begun(t, house, "Ann", "Ben", "Cy", "Dee", "Eve", "Finn")
	w.start(size)
	for n := range rounds {
		w.round(n+10, 12, 14, 16, 18, 20)
	}
	return w
}

// BenchmarkFrames steps every movement of the sheet through its frames, at the sizes of a
// phone and of a desktop.
func BenchmarkFrames(b *testing.B) {
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Desktop()} {
		for _, s := range scenes {
			b.Run(fmt.Sprintf("%s/%.0f", s.name, size.Width), func(b *testing.B) {
				f := &film{}
				for b.Loop() {
					w := roundsOfSix(b, s.rounds, size)
					now := w.film()
					s.last(w)
					now.play()
					f.took, f.made = append(f.took, now.took...), max(f.made, now.made)
				}
				f.report(b)
			})
		}
	}
}

func TestNothingIsDrawnAfterAMovement(t *testing.T) {
	for _, s := range assault.Few(1, scenes) {
		w := roundsOfSix(t, s.rounds, uitest.Phone())
		f := w.Frames()
		s.last(w)
		f.Drawn, f.Dirty = nil, 0
		frames := 0
		for ; f.Moving() && frames < 1000; frames++ {
			f.Next()
		}
		if frames == 0 || f.Dirty == 0 || len(f.Drawn) == 0 {
			t.Errorf("%s: nothing moves", s.name)
		}
		f.Drawn, f.Dirty = nil, 0
		f.Next()
		if f.Moving() || f.Dirty > 0 {
			t.Errorf("%s: after %d frames it moves: %t; drawn: %d %v", s.name, frames, f.Moving(), f.Dirty, f.Drawn)
		}
	}
}
