package pictures_test

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"testing"
	"time"

	"tabby/internal/testing/must"
	"tabby/ui/kit/pictures"
)

func TestAFilmDrawsEachFrameOverTheLast(t *testing.T) {
	black, white := color.Gray{}, color.Gray{0xff}
	first := image.NewPaletted(image.Rect(0, 0, 4, 4), color.Palette{black, white})
	second := image.NewPaletted(image.Rect(1, 1, 2, 2), color.Palette{white})
	var b bytes.Buffer
	must.Do(t, gif.EncodeAll(&b, &gif.GIF{Image: []*image.Paletted{first, second}, Delay: []int{50, 50}}))
	f, err := pictures.NewFilm(b.Bytes())
	if err != nil || f.Takes() != time.Second || f.Size() != image.Pt(4, 4) {
		t.Fatalf("%v, %v, %v", err, f.Takes(), f.Size())
	}
	for _, tt := range []struct {
		part float32
		want color.Color
	}{{0, black}, {0.7, black}, {0.8, white}, {1, white}, {0, black}} {
		f.Show(tt.part)
		if got := color.GrayModel.Convert(f.Image.Image.At(1, 1)); got != tt.want {
			t.Errorf("at %v the middle is %v", tt.part, got)
		}
	}
	if _, err := pictures.NewFilm([]byte("no picture")); err == nil {
		t.Error("what is no GIF is read")
	}
}
