package browser

import (
	"image"
	"image/color"
	"math"
	"strings"
	"sync"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/letters"
)

// A scribe writes letters that are missing in Fyne's fonts with the fonts of the browser. It reads Fyne's
// only if a letter is missing in them: that takes as long as a page.
type scribe struct {
	texts, symbols letters.Alphabet
	regular, bold  func() *letters.Letters

	lines    map[written]letters.Line
	pictures map[painted]image.Image
}

// written is a line of a size in pixels.
type written struct {
	text string
	size float64
	bold bool
}

// painted is a line in a colour.
type painted struct {
	written
	ink color.NRGBA
}

// newScribe returns a scribe beside Fyne's fonts.
func newScribe() *scribe {
	return &scribe{
		texts:    must(letters.ReadAlphabet(theme.DefaultTextFont().Content())),
		symbols:  must(letters.ReadAlphabet(theme.DefaultSymbolFont().Content())),
		regular:  later(theme.DefaultTextFont),
		bold:     later(theme.DefaultTextBoldFont),
		lines:    map[written]letters.Line{},
		pictures: map[painted]image.Image{},
	}
}

// later returns what reads one of Fyne's own fonts when it is first asked for.
func later(font func() fyne.Resource) func() *letters.Letters {
	return sync.OnceValue(func() *letters.Letters { return must(letters.New(font().Content())) })
}

// must returns what was read of a font that Fyne draws with.
func must[T any](read T, err error) T {
	if err != nil {
		panic(err)
	}
	return read
}

// plain reports whether Fyne has all letters of a text.
func (s *scribe) plain(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool {
		return r > unicode.MaxLatin1 && !s.texts.Has(r) && !s.symbols.Has(r)
	})
}

// kept is how many lines are kept, and how many pictures of lines: more than a screen
// shows.
const kept = 500

// line returns a line as it was set before, or sets it.
func (s *scribe) line(w written) letters.Line {
	if l, ok := s.lines[w]; ok {
		return l
	}
	if len(s.lines) >= kept {
		clear(s.lines)
	}
	in := s.regular
	if w.bold {
		in = s.bold
	}
	l := in().Set(w.text, w.size)
	s.lines[w] = l
	return l
}

// picture returns a line on a ground of that height, with its foot so far below the
// upper edge, both in pixels.
func (s *scribe) picture(p painted, height, foot float64) image.Image {
	if i, ok := s.pictures[p]; ok {
		return i
	}
	if len(s.pictures) >= kept {
		clear(s.pictures)
	}
	line := s.line(p.written)
	i := image.NewNRGBA(image.Rect(0, 0, int(math.Ceil(line.Width))+1, int(math.Ceil(height))))
	line.Draw(i, 0, int(math.Round(foot)), p.ink)
	s.pictures[p] = i
	return i
}

// RenderedTextSize implements [fyne.Driver].
func (d *driver) RenderedTextSize(text string, size float32, style fyne.TextStyle, source fyne.Resource) (fyne.Size, float32) {
	if source != nil || d.scribe.plain(text) {
		return d.Driver.RenderedTextSize(text, size, style, source)
	}
	line, foot := d.Driver.RenderedTextSize("", size, style, nil)
	line.Width = float32(d.scribe.line(written{text, float64(size), style.Bold}).Width)
	return line, foot
}

// Picture returns a picture of a line with letters that are missing in Fyne's fonts, and its size on
// the screen, or nil.
func (d *driver) Picture(text string, size float32, bold bool, ink color.Color) (image.Image, fyne.Size) {
	if d.scribe.plain(text) {
		return nil, fyne.Size{}
	}
	line, foot := d.Driver.RenderedTextSize("", size, fyne.TextStyle{Bold: bold}, nil)
	scale := d.scale()
	w := written{text, float64(size) * scale, bold}
	i := d.scribe.picture(painted{w, color.NRGBAModel.Convert(ink).(color.NRGBA)}, float64(line.Height)*scale, float64(foot)*scale)
	return i, fyne.NewSize(float32(float64(i.Bounds().Dx())/scale), float32(float64(i.Bounds().Dy())/scale))
}

// scale returns how many pixels of the screen a device-independent pixel is wide.
func (d *driver) scale() float64 {
	const long = 1000
	c := d.canvas()
	if c == nil {
		return 1
	}
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(long, 0))
	return float64(x) / long
}
