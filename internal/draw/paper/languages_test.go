package paper_test

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"tabby/history"
	"tabby/internal/draw/paper"
	"tabby/internal/testing/must"
	"tabby/internal/testing/pseudo"
	"tabby/internal/words"
	"tabby/rulesref"
)

// TestEveryPageIsSaidInTheLanguage prints a game and an evening in a pseudo-language: all but names
// and what people wrote is of it.
func TestEveryPageIsSaidInTheLanguage(t *testing.T) {
	s := pseudo.Accented
	w := pseudo.Words(s, rulesref.Texts("en").Texts)
	var b bytes.Buffer
	night := paper.Night{Night: history.Night{Day: day, Place: "Home", Note: "Late"}, Games: []history.Detail{game(t, 2, 9)}}
	must.Do(t, paper.Sheet(&b, night.Games[0], history.A4, w))
	said := written(t, b.Bytes())
	b.Reset()
	must.Do(t, paper.Report(&b, night, history.A4, w))
	if said = append(said, written(t, b.Bytes())...); len(said) < 40 {
		t.Errorf("only %d texts are printed: %q", len(said), said)
	}
	own := strings.Fields("A a note Ann Hal of the long name that has 40 runes Home Late Tabby Rat-a-Tat Cat")
	for _, text := range said {
		for _, word := range strings.Fields(words.Bare(text)) {
			if s.IsForeign(word) && !slices.Contains(own, strings.Trim(word, "…,:.⟦⟧")) {
				t.Errorf("%q of %q is not said in the language", word, text)
			}
		}
	}
}

var (
	shown  = regexp.MustCompile(`(?s)\(((?:\\.|[^\\)])*)\) Tj`)
	escape = regexp.MustCompile(`(?s)\\(.)`)
)

// written returns the texts of a PDF that are not drawn as pictures.
func written(t *testing.T, pdf []byte) (all []string) {
	t.Helper()
	for _, from := range bytes.Split(pdf, []byte("\nstream\n"))[1:] {
		packed, _, _ := bytes.Cut(from, []byte("\nendstream"))
		r, err := zlib.NewReader(bytes.NewReader(packed))
		if err != nil {
			continue // it is not packed
		}
		page, _ := io.ReadAll(r) // a font or a picture may end elsewhere
		if !bytes.Contains(page, []byte(") Tj")) {
			continue // it says nothing
		}
		for _, m := range shown.FindAllSubmatch(page, -1) {
			raw := escape.ReplaceAllFunc(m[1], func(e []byte) []byte {
				if e[1] == 'r' {
					return []byte{'\r'}
				}
				return e[1:]
			})
			units := make([]uint16, len(raw)/2)
			must.Do(t, binary.Read(bytes.NewReader(raw), binary.BigEndian, units))
			all = append(all, string(utf16.Decode(units)))
		}
	}
	return all
}
