package letters

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"strings"
	"testing"

	"tabby/internal/draw/letters/font"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func own() *Letters {
	return must.Get(only(font.Regular()))
}

func TestAnAlphabetHasTheLettersOfItsFont(t *testing.T) {
	alphabet := must.Get(ReadAlphabet(font.Regular()))
	l, letters := own(), 0
	for r := range rune(0x20000) {
		expect.Same(t, fmt.Sprintf("the alphabet has %U", r), alphabet.Has(r), l.Has(r))
		if l.Has(r) {
			letters++
		}
	}
	if letters < 1000 {
		t.Errorf("the font has %d letters", letters)
	}
	if _, err := ReadAlphabet([]byte("no font")); err == nil {
		t.Error("what is no font has an alphabet")
	}
}

func TestATextIsReadableWithoutItsFont(t *testing.T) {
	for text, want := range map[string]string{
		"Ann":          "Ann",
		"Şárka Żółć":   "Şárka Żółć",
		"Дмитрий":      "Дмитрий",
		"李小龙":          "Li Xiao Long",
		"李 wins":       "Li wins",
		"राम":          "raam",
		"Ann 🐱":        "Ann",
		"👨‍👩‍👧":        "",
		"Zoë\u0301 ❤️": "Zoë\u0301",
	} {
		expect.Same(t, fmt.Sprintf("Readable(%q)", text), own().Readable(text), want)
	}
}

func TestNamesStayApartWithoutTheirFont(t *testing.T) {
	for _, c := range []struct{ names, want []string }{
		{[]string{"Ann", "Şárka", "李"}, []string{"Ann", "Şárka", "Li"}},
		{[]string{"🐱", "🐶", "Ann"}, []string{"", "", "Ann"}},
		{[]string{"Ann 🐱", "Ann 🐶", "Ben 🐱"}, []string{"", "", "Ben"}},
		{[]string{"Ann 🐱", "Ann"}, []string{"", "Ann"}},
		{[]string{"李", "里", "Li"}, []string{"", "", "Li"}},
		{[]string{"Ann", "Ann"}, []string{"Ann", "Ann"}}, // two are called so
	} {
		expect.Same(t, fmt.Sprintf("Names(%q)", c.names), fmt.Sprintf("%q", own().Names(c.names)), fmt.Sprintf("%q", c.want))
	}
}

func TestALineIsAsWideAsItsLetters(t *testing.T) {
	l := own()
	one, two := l.Set("Ann", 20), l.Set("AnnAnn", 20)
	if one.Width <= 0 || two.Width < 1.9*one.Width || two.Width > 2.1*one.Width {
		t.Errorf("Ann is %g wide, twice Ann %g", one.Width, two.Width)
	}
	expect.Same(t, "the width of a text that nothing can draw", l.Set("🐱", 20).Width, 0)
}

func TestALineIsDrawnAtTheGivenPlace(t *testing.T) {
	on := image.NewRGBA(image.Rect(0, 0, 100, 50))
	line := own().Set("Ann", 20)
	line.Draw(on, 30, 40, color.Black)
	above, below := line.Height()
	ink := inked(on)
	if want := image.Rect(30, 40-above, 30+int(line.Width)+1, 40+below); ink.Empty() || !ink.In(want) {
		t.Errorf("the ink is at %v, want it in %v", ink, want)
	}
}

// inked returns the part of a picture that something was drawn on.
func inked(on *image.RGBA) image.Rectangle {
	var ink image.Rectangle
	for y := range on.Rect.Dy() {
		for x := range on.Rect.Dx() {
			if on.RGBAAt(x, y).A > 0 {
				ink = ink.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return ink
}

func TestSpacesAreAsWideInEveryFont(t *testing.T) {
	l := own()
	narrow, wide := l.Set("AB", 20), l.Set("A B", 20)
	if space := wide.Width - narrow.Width; space < 3 || space > 8 {
		t.Errorf("a space between letters of 20 pixels is %g wide", space)
	}
}

// A stamp draws every letter that it has as a square.
type stamp struct{ letters string }

func (s stamp) has(r rune) bool { return strings.ContainsRune(s.letters, r) }

func (s stamp) set(text string, size float64) Line {
	return Line{float64(len([]rune(text))) * size, &squares{text, int(size)}}
}

type squares struct {
	text string
	size int
}

func (q *squares) draw(on draw.Image, x, y int, ink color.Color) {
	all := image.Rect(x, y-q.size, x+len([]rune(q.text))*q.size, y)
	draw.Draw(on, all, image.NewUniform(ink), image.Point{}, draw.Over)
}

func (q *squares) height() (above, below int) { return q.size, 0 }

func TestALineWithForeignLettersIsDrawnByAFontThatHasThem(t *testing.T) {
	l := own()
	l.glyphs = stamp{"李🐱"}
	for text, want := range map[string]string{
		"Ann 李":       "Ann 李",
		"李小":          "李Xiao",
		"Ann 🐱\u200d": "Ann 🐱\u200d",
	} {
		expect.Same(t, fmt.Sprintf("Readable(%q)", text), l.Readable(text), want)
	}
	line, on := l.Set("李李", 20), image.NewRGBA(image.Rect(0, 0, 100, 50))
	line.Draw(on, 30, 40, color.Black)
	if want := image.Rect(30, 20, 70, 40); line.Width != 40 || inked(on) != want {
		t.Errorf("the ink is %g wide at %v, want it at %v", line.Width, inked(on), want)
	}
	if latin, plain := l.Set("Ann", 20), own().Set("Ann", 20); latin.Width != plain.Width {
		t.Errorf("Ann is %g wide where there are other letters, %g elsewhere", latin.Width, plain.Width)
	}
}
