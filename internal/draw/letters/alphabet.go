package letters

import (
	"bytes"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
)

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
