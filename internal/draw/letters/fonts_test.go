//go:build fonts

package letters

import (
	"image"
	"image/color"
	"testing"

	"tabby/internal/draw/letters/font"
	"tabby/internal/testing/must"
)

// TestNamesInThaiAndHindiAreDrawn needs fonts of the system for both, which the Makefile looks for.
func TestNamesInThaiAndHindiAreDrawn(t *testing.T) {
	l := must.Get(New(font.Regular()))
	width := func(text string) float64 { return l.Set(text, 40).Width }
	for _, name := range []string{"สมชาย", "น้ำผึ้ง", "हिन्दी", "राम", "क्षितिज"} {
		if readable := l.Readable(name); readable != name {
			t.Errorf("%s is drawn as %q", name, readable)
		}
		on := image.NewRGBA(image.Rect(0, 0, 400, 100))
		l.Set(name, 40).Draw(on, 20, 60, color.Black)
		if ink := inked(on); ink.Dx() < 30 || ink.Dy() < 15 {
			t.Errorf("%s has ink at %v alone", name, ink)
		}
	}
	for _, c := range []struct{ text, as, why string }{
		{"ที่", "ท", "marks stand above their letter"},
		{"คุ", "ค", "a vowel stands below its letter"},
		{"के", "क", "a vowel stands above its letter"},
	} {
		if wide, want := width(c.text), width(c.as); wide < 0.9*want || wide > 1.1*want {
			t.Errorf("%s is %g wide, and %s %g: %s", c.text, wide, c.as, want, c.why)
		}
	}
	if one, two := width("क्ष"), width("क")+width("ष"); one > 0.9*two {
		t.Errorf("क्ष is %g wide, its letters %g: they become one", one, two)
	}
}
