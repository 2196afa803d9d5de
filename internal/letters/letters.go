package letters

import (
	"bytes"
	"cmp"
	"io"
	"log"
	"math"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"github.com/gosimple/unidecode"
	"golang.org/x/image/math/fixed"
)

// Letters are the fonts that lines are set with. They belong to one goroutine.
type Letters struct {
	own    *font.Face
	system func() *fontscan.FontMap // nil where the system has no fonts

	shaper  shaping.HarfbuzzShaper
	words   shaping.Segmenter
	wrapper shaping.LineWrapper
}

// New returns the letters of a TrueType font, and those of the system, which are looked
// for when they are needed first. The error is that of a font which cannot be read.
func New(ttf []byte) (*Letters, error) {
	l, err := Only(ttf)
	if err != nil {
		return nil, err
	}
	l.system = sync.OnceValue(systemFonts)
	return l, nil
}

func systemFonts() *fontscan.FontMap {
	all := fontscan.NewFontMap(log.New(io.Discard, "", 0))
	if err := all.UseSystemFonts(""); err != nil {
		return nil
	}
	all.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif, fontscan.Emoji}})
	return all
}

// Only returns the letters of a TrueType font alone. The error is that of a font which
// cannot be read.
func Only(ttf []byte) (*Letters, error) {
	own, err := font.ParseTTF(bytes.NewReader(ttf))
	if err != nil {
		return nil, err
	}
	return &Letters{own: own, system: func() *fontscan.FontMap { return nil }}, nil
}

// Plain reports whether the font itself has all letters of a text.
func (l *Letters) Plain(text string) bool {
	for _, r := range text {
		if !has(l.own, r) {
			return false
		}
	}
	return true
}

// Readable returns a text that can be drawn: letters that no font has are replaced by
// Latin ones, and what has none is left out, such as the picture of a cat. It may
// return "".
func (l *Letters) Readable(text string) string {
	if l.Plain(text) {
		return text
	}
	var b strings.Builder
	drawn := true // whether the letter before was
	for _, r := range text {
		joins := unicode.In(r, unicode.Mn, unicode.Cf)
		drawn = joins && drawn || !joins && !unicode.IsControl(r) && has(l.ResolveFace(r), r)
		switch {
		case drawn:
			b.WriteRune(r)
		case unicode.IsControl(r):
			b.WriteByte(' ')
		case !joins:
			b.WriteString(unidecode.Unidecode(string(r)))
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// ResolveFace returns the font for a letter: the own one, unless only the system has
// the letter.
func (l *Letters) ResolveFace(r rune) *font.Face {
	if has(l.own, r) {
		return l.own
	}
	system := l.system()
	if system == nil {
		return l.own
	}
	system.SetScript(language.LookupScript(r))
	if face := system.ResolveFace(r); face != nil && has(face, r) {
		return face
	}
	return l.own
}

func has(face *font.Face, r rune) bool {
	_, ok := face.NominalGlyph(r)
	return ok
}

// Set sets a text as one line of letters that are size pixels high. A text that cannot
// be drawn is set as [Letters.Readable] returns it.
func (l *Letters) Set(text string, size float64) Line {
	runes := []rune(l.Readable(text))
	line := Line{size: float32(size)}
	if len(runes) == 0 {
		return line
	}
	in := shaping.Input{Text: runes, RunEnd: len(runes), Size: fixed.Int26_6(size * 64)}
	for _, run := range l.words.Split(in, l) {
		out := l.shaper.Shape(run)
		l.space(out.Glyphs, in)
		out.RecalculateAll()
		line.runs = append(line.runs, out)
		line.Width += float64(out.Advance) / 64
	}
	l.wrapper.Prepare(shaping.WrapConfig{}, runes, shaping.NewSliceIterator(line.runs))
	whole, _ := l.wrapper.WrapNextLineF(math.MaxInt32)
	line.runs = slices.Clone(whole.Line)
	slices.SortFunc(line.runs, func(a, b shaping.Output) int { return cmp.Compare(a.VisualIndex, b.VisualIndex) })
	return line
}

// space makes spaces as wide as they are in the own font: in fonts of emoji alone they
// have no width.
func (l *Letters) space(glyphs []shaping.Glyph, in shaping.Input) {
	const space = ' '
	glyph, _ := l.own.NominalGlyph(space)
	wide := l.own.HorizontalAdvance(glyph) / float32(l.own.Upem()) * float32(in.Size)
	for i, g := range glyphs {
		if in.Text[g.TextIndex()] == space {
			glyphs[i].Advance = fixed.Int26_6(wide)
		}
	}
}
