// Package letters sets lines of text in every script. It writes with a font of its own, and
// takes letters that are missing in that font from the fonts of the system; in a browser,
// whose fonts a program cannot read, the browser draws the line. It writes letters that no
// font has in Latin ones.
package letters

import (
	"bytes"
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"sort"
	"strings"
	"unicode"

	"github.com/clipperhouse/uax29/v2/graphemes"
	"github.com/go-text/render"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"github.com/gosimple/unidecode"
	"golang.org/x/image/math/fixed"

	"tabby/internal/words/spacing"
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

// An Alphabet says which letters a font has. It is read at once, while a whole font takes as long
// as a page, and 1.5 MB.
type Alphabet struct{ glyphs font.Cmap }

// ReadAlphabet returns the alphabet of a TrueType font. The error is that of a font which
// cannot be read.
func ReadAlphabet(ttf []byte) (Alphabet, error) {
	loader, err := opentype.NewLoader(bytes.NewReader(ttf))
	if err != nil {
		return Alphabet{}, err
	}
	raw, err := loader.RawTable(opentype.MustNewTag("cmap"))
	if err != nil {
		return Alphabet{}, err
	}
	table, _, err := tables.ParseCmap(raw)
	if err != nil {
		return Alphabet{}, err
	}
	glyphs, _, err := font.ProcessCmap(table, tables.FPNone)
	return Alphabet{glyphs}, err
}

// Has reports whether the font has a letter.
func (a Alphabet) Has(r rune) bool {
	_, ok := a.glyphs.Lookup(r)
	return ok
}

// A Line is a line of text that was set.
type Line struct {
	Width float64 // in pixels
	drawn drawn
}

// drawn is what a line is drawn with.
type drawn interface {
	draw(on draw.Image, x, y int, ink color.Color)
	height() (above, below int)
}

// Draw draws a line on a picture, with its left end at x and its foot at y.
func (l Line) Draw(on draw.Image, x, y int, ink color.Color) { l.drawn.draw(on, x, y, ink) }

// Height returns how far a line reaches above its foot and below it, in pixels.
func (l Line) Height() (above, below int) { return l.drawn.height() }

// runs are letters of fonts that can be read.
type runs struct {
	size float32
	all  []shaping.Output // from left to right
}

// draw draws the letters on a picture of their own first: the pen goes over all of a picture for each run.
func (r *runs) draw(on draw.Image, x, y int, ink color.Color) {
	at := r.box().Add(image.Pt(x, y)).Intersect(on.Bounds())
	line := image.NewRGBA(image.Rectangle{Max: at.Size()})
	pen := render.Renderer{FontSize: r.size, PixScale: 1, Color: ink}
	x -= at.Min.X
	for _, run := range r.all {
		x = pen.DrawShapedRunAt(run, line, x, y-at.Min.Y)
	}
	draw.Draw(on, at, line, image.Point{}, draw.Over)
}

// box returns where the letters are if they begin at 0, with room for those that reach beyond their line.
func (r *runs) box() image.Rectangle {
	above, below := r.height()
	box := image.Rect(0, -above, 0, below)
	for _, run := range r.all {
		box.Max.X += run.Advance.Ceil()
	}
	return box.Inset(-int(r.size))
}

func (r *runs) height() (above, below int) {
	for _, run := range r.all {
		above = max(above, run.LineBounds.Ascent.Ceil())
		below = max(below, -run.LineBounds.Descent.Floor())
	}
	return above, below
}

// Cut returns a text, or as much of its beginning as fits with an ellipsis behind it.
// It never cuts within what people take for one letter, such as an accented one or a
// joined emoji. It returns "" if nothing fits.
func Cut(text string, fits func(string) bool) string {
	if fits(text) {
		return text
	}
	var ends []int // of each letter
	for parts := graphemes.FromString(text); parts.Next(); {
		ends = append(ends, parts.End())
	}
	short := func(n int) string { return strings.TrimSpace(text[:ends[n-1]]) + "…" }
	n := sort.Search(len(ends), func(n int) bool { return !fits(short(n + 1)) })
	if n == 0 {
		return ""
	}
	return short(n)
}

// Wrap breaks a text into lines that fit, between words. A word that is longer than a
// line is cut.
func Wrap(text string, fits func(string) bool) []string {
	var lines []string
	line := ""
	for _, word := range spacing.Words(text) {
		if longer := line + " " + word; line != "" && fits(longer) {
			line = longer
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		line = Cut(word, fits)
	}
	return append(lines, line)
}
