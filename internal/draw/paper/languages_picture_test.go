package paper_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/paper"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
	"tabby/internal/testing/pseudo"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/rulesref"
	"tabby/scoring"
)

// people are in the games of the pictures that are read.
var people = []string{"Ann", "Ben", "Cy", "Di", "Ed", "Flo"}

// TestEveryPictureIsSaidInTheLanguage reads pictures of games, an evening and a year in the
// pseudo-languages: all but names is of them.
func TestEveryPictureIsSaidInTheLanguage(t *testing.T) {
	for _, s := range assault.Few(1, []*pseudo.Script{pseudo.Accented, pseudo.Mirrored}) {
		own := append(slices.Clone(people), strings.Fields("Home Tabby Rat-a-Tat Cat A B C D")...)
		for _, text := range drawn(t, pseudo.Words(s, rulesref.Texts("en").Texts)) {
			for _, word := range strings.Fields(words.Bare(text)) {
				if s.IsForeign(word) && !slices.Contains(own, strings.Trim(word, ",:.⟦⟧")) {
					t.Errorf("%q of %q is not said in the language", word, text)
				}
			}
		}
	}
}

func TestEveryPictureFitsInEveryLanguage(t *testing.T) {
	for _, w := range assault.Few(1, wordstest.Languages()) {
		for _, text := range drawn(t, w) {
			if strings.HasSuffix(text, "…") {
				t.Errorf("%s: %q is cut", w.Tag, text)
			}
		}
	}
}

// drawn returns what is written on pictures in a language.
func drawn(t *testing.T, w *words.Language) (all []string) {
	t.Helper()
	in := paper.Readable(w)
	games := []history.Detail{out(t), tie(t, 2), play(t, scoring.Start{}, []int{31, 4, 9}, []int{36, 2, 9}, []int{35, 7, 1})}
	year := paper.Year{Year: 2026}
	count := stats.NewCount(stats.InYear(year.Year))
	for i, g := range games {
		read(t, &all, func(to io.Writer) error { return paper.Picture(to, g, "Home", in) })
		fact := stats.Of(people[i], g.Began, g.Sheet)
		count.Add(&fact)
	}
	year.Counts = count.Report()
	read(t, &all, func(to io.Writer) error {
		return paper.NightPicture(to, paper.Night{Night: history.Night{Day: day, Place: "Home"}, Games: games}, in)
	})
	read(t, &all, func(to io.Writer) error { return paper.YearPicture(to, year, in) })
	if len(all) < 100 {
		t.Errorf("only %d texts are drawn: %q", len(all), all)
	}
	return all
}

// read appends the texts of a picture.
func read(t *testing.T, all *[]string, draw func(io.Writer) error) {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, draw(&b))
	for d, inText := xml.NewDecoder(&b), false; ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		must.Do(t, err)
		switch token := token.(type) {
		case xml.StartElement:
			inText = token.Name.Local == "text"
		case xml.EndElement:
			inText = false
		case xml.CharData:
			if inText {
				*all = append(*all, string(token))
			}
		}
	}
}
