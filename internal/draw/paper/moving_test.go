package paper_test

import (
	"bytes"
	"image"
	"image/gif"
	"slices"
	"testing"

	"tabby/history"
	"tabby/internal/draw/paper"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// mostMoving is how many bytes a moving picture has at most.
const mostMoving = 500_000

// TestMovingPicturesRestAtTheirEndAndAreSmall draws films of all sizes, in a short test two.
func TestMovingPicturesRestAtTheirEndAndAreSmall(t *testing.T) {
	looks := map[string]int{"six": 1} // more than one
	for name, g := range map[string]history.Detail{
		"two": game(t, 2, 5), "four": game(t, 4, 9), "six": game(t, 6, 12), "running": game(t, 3, 0), "tie": tie(t, 2), "tie of six": tie(t, 6), "out": out(t),
	} {
		if testing.Short() && !slices.Contains([]string{"six", "out"}, name) {
			continue
		}
		for _, look := range paper.Looks()[:looks[name]+1] {
			steps := 0
			in := paper.Style{Words: languages.English(), Look: look, Between: func() { steps++ }}
			var b bytes.Buffer
			must.Do(t, paper.Moving(&b, g, in))
			keep(t, "moving-"+name+"-"+string(look)+".gif", b.Bytes())
			if b.Len() > mostMoving || steps < 30 {
				t.Errorf("%s: %d bytes in %d steps", name, b.Len(), steps)
			}
			all := must.Get(gif.DecodeAll(&b))
			took := 0
			for _, d := range all.Delay {
				took += d
			}
			if took != 24*8+300 || all.LoopCount != 0 || all.Config.Width != 540 || all.Config.Height != 675 {
				t.Errorf("%s takes %d hundredths, %d times, at %d × %d", name, took, all.LoopCount, all.Config.Width, all.Config.Height)
			}
		}
	}
}

func TestAMovingPictureBeginsWithItsEndAndNamesNobodyBeforeThePodiumIsUp(t *testing.T) {
	var b bytes.Buffer
	must.Do(t, paper.Moving(&b, game(t, 4, 9), style))
	all := must.Get(gif.DecodeAll(&b))
	head := image.Rect(0, 0, 540, 132)
	var changes []int
	for i, p := range all.Image {
		if p.Rect.Dx() > 1 && p.Rect.Overlaps(head) { // else nothing changes
			changes = append(changes, i)
		}
	}
	expect.Same(t, "the frames with which the head changes", changes, []int{0, 1, 13})
	expect.Same(t, "frames", len(all.Image), 25)
}

func BenchmarkMoving(b *testing.B) {
	g := game(&testing.T{}, 4, 9)
	for b.Loop() {
		var to bytes.Buffer
		must.Do(b, paper.Moving(&to, g, style))
		b.ReportMetric(float64(to.Len())/1000, "kB")
	}
}
