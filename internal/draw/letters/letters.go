// Package letters sets lines of text in every script. It writes with a font of its own, and
// takes letters that are missing in that font from the fonts of the system; in a browser,
// whose fonts a program cannot read, the browser draws the line. It writes letters that no
// font has in Latin ones.
package letters

import (
	"bytes"
	"cmp"
	"math"
	"slices"
	"strings"
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
	system func() *fontscan.FontMap // nil where there are no fonts that can be read
	glyphs glyphs                   // nil where there are none

	shaper  shaping.HarfbuzzShaper
	words   shaping.Segmenter
	wrapper shaping.LineWrapper
}

// glyphs are fonts that this program cannot read, but that something else draws with.
type glyphs interface {
	has(r rune) bool
	set(text string, size float64) Line
}

// New returns the letters of a TrueType font, and those of the system, which are looked
// for when they are needed first. The error is that of a font which cannot be read.
func New(ttf []byte) (*Letters, error) {
	l, err := only(ttf)
	if err != nil {
		return nil, err
	}
	l.addSystem(ttf)
	return l, nil
}

// only returns the letters of a TrueType font alone.
func only(ttf []byte) (*Letters, error) {
	own, err := font.ParseTTF(bytes.NewReader(ttf))
	if err != nil {
		return nil, err
	}
	return &Letters{own: own, system: func() *fontscan.FontMap { return nil }}, nil
}

// Has reports whether the font itself has a letter.
func (l *Letters) Has(r rune) bool { return has(l.own, r) }

// Plain reports whether the font itself has all letters of a text.
func (l *Letters) Plain(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return !l.Has(r) })
}

// Dashed returns a text with a dash for each minus sign, which looks the same, if that is
// all that is missing in the font itself.
func (l *Letters) Dashed(text string) string {
	if with := dashed(text); !l.Plain(text) && l.Plain(with) {
		return with
	}
	return text
}

func dashed(text string) string { return strings.ReplaceAll(text, "−", "–") }

// Readable returns a text that can be drawn: letters that no font has are replaced by Latin ones,
// or left out if there are none, as for the picture of a cat. It may return "".
func (l *Letters) Readable(text string) string {
	if l.Plain(text) {
		return text
	}
	var b strings.Builder
	drawn := true // whether the letter before was
	for _, r := range text {
		if isApart(r) {
			b.WriteRune(r)
			continue
		}
		joins := unicode.In(r, unicode.Mn, unicode.Cf)
		drawn = joins && drawn || !joins && !unicode.IsControl(r) && l.has(r)
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

// Names returns names as [Letters.Readable] does, and "" for a name that would read like another one.
func (l *Letters) Names(names []string) []string {
	all, often := make([]string, len(names)), map[string]int{}
	for i, name := range names {
		all[i] = l.Readable(name)
		often[all[i]]++
	}
	for i, name := range names {
		if all[i] != name && often[all[i]] > 1 {
			all[i] = ""
		}
	}
	return all
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

// has reports whether a letter can be drawn.
func (l *Letters) has(r rune) bool {
	return has(l.ResolveFace(r), r) || l.glyphs != nil && l.glyphs.has(r)
}

func has(face *font.Face, r rune) bool {
	_, ok := face.NominalGlyph(r)
	return ok
}

// Set sets a text as one line of letters that are size pixels high. A text that cannot
// be drawn is set as [Letters.Readable] returns it.
func (l *Letters) Set(text string, size float64) Line {
	text = l.Readable(text)
	name := fromRight(text) && isName(text)
	switch plain := plainly(text); {
	case !fromRight(text) && l.Plain(plain):
		text = plain
	case l.glyphs != nil && name:
		return l.glyphs.set(string(rightToLeft)+text+string(endOfApart), size)
	case l.glyphs != nil:
		return l.glyphs.set(text, size)
	case fromRight(text) && !name:
		text = string(readLeft) + text
	}
	return l.shape([]rune(text), size)
}

// shape sets a line in the fonts that can be read.
func (l *Letters) shape(text []rune, size float64) Line {
	drawn := &runs{size: float32(size)}
	line := Line{drawn: drawn}
	if len(text) == 0 {
		return line
	}
	in := shaping.Input{Text: text, RunEnd: len(text), Size: fixed.Int26_6(size * 64)}
	for _, run := range l.words.Split(in, l) {
		out := l.shaper.Shape(run)
		l.space(out.Glyphs, in)
		out.RecalculateAll()
		drawn.all = append(drawn.all, out)
		line.Width += float64(out.Advance) / 64
	}
	l.wrapper.Prepare(shaping.WrapConfig{}, text, shaping.NewSliceIterator(drawn.all))
	whole, _ := l.wrapper.WrapNextLineF(math.MaxInt32)
	drawn.all = slices.Clone(whole.Line)
	slices.SortFunc(drawn.all, func(a, b shaping.Output) int { return cmp.Compare(a.VisualIndex, b.VisualIndex) })
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
