package typeset

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"tabby/internal/testing/expect"
)

func TestLinesBreakAtSpaces(t *testing.T) {
	face := Typeface{Size: 16}
	for name, c := range map[string]struct {
		text string
		like string // the width of this
		most int
		want []string
	}{
		"what fits stays whole":            {"Cy deals", "Cy deals", 0, []string{"Cy deals"}},
		"what does not goes to the next":   {"Cy deals Ann cuts", "Cy deals Ann", 0, []string{"Cy deals Ann", "cuts"}},
		"a line of its own is kept":        {"Cy deals.\nAnn cuts.", "Cy deals. Ann cuts.", 0, []string{"Cy deals.", "Ann cuts."}},
		"a word that is too long is cut":   {"Bartholomew", "Barth", 0, []string{"Bar-", "tho-", "lo-", "mew"}},
		"an address gets no hyphen":        {"tabby.example", "tabby.", 0, []string{"tabby.", "exam", "ple"}},
		"the last line allowed is clipped": {"one two three", "one tw", 2, []string{"one", "two t…"}},
		"a hyphen costs no letter":         {"Bartholomew", "Bartho", 2, []string{"Bartho", "lomew"}},
		"what is clipped has hyphens":      {"Anneliese-Charlotte von Hohenlohe", "Annelies", 2, []string{"Annelie-", "se-Cha…"}},
		"nothing is one empty line":        {"", "x", 0, []string{""}},
	} {
		t.Run(name, func(t *testing.T) {
			got := face.Lines(c.text, face.Width(c.like)+0.1, c.most)
			expect.Same(t, "the lines", got, c.want)
		})
	}
}

func TestEvenLinesAreAboutAsLongAsEachOther(t *testing.T) {
	face := Typeface{Size: 16, Even: true}
	for text, want := range map[string][]string{
		"Ben and Cy share the day with 1 win each.": {"Ben and Cy share the", "day with 1 win each."},
		"Bartholomew is it":                         {"Bartholomew is it"},
		"Cy deals.\nAnn cuts.":                      {"Cy deals.", "Ann cuts."},
	} {
		got := face.Lines(text, face.Width("Ben and Cy share the day with 1")+0.1, 2)
		expect.Same(t, "the lines", got, want)
	}
}

func TestNoWordIsLostAndEveryLineFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		face := Typeface{Size: rapid.SampledFrom([]float32{14, 16, 28, 56}).Draw(t, "size"), Even: rapid.Bool().Draw(t, "even")}
		words := rapid.SliceOfN(rapid.StringMatching(`[a-zA-Zéß李]{1,12}`), 1, 8).Draw(t, "words")
		width := rapid.Float32Range(10, 400).Draw(t, "width")
		lines := face.Lines(strings.Join(words, " "), width, 0)
		if got, want := strings.NewReplacer(" ", "", "-", "").Replace(strings.Join(lines, "")), strings.Join(words, ""); got != want {
			t.Fatalf("%q became %q", want, got)
		}
		for _, line := range lines {
			if face.Width(line) > width && utf8.RuneCountInString(line) > 1 {
				t.Fatalf("%q is %v wide, of %v", line, face.Width(line), width)
			}
		}
	})
}

func TestClippingEndsInAnEllipsisAndFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		face := Typeface{Size: 16}
		text := rapid.StringMatching(`[a-z ]{0,30}`).Draw(t, "text")
		width := rapid.Float32Range(20, 300).Draw(t, "width")
		switch got := face.clip(text, width); {
		case face.Width(text) <= width && got != text:
			t.Fatalf("%q fits and became %q", text, got)
		case face.Width(text) > width && !strings.HasSuffix(got, ellipsis):
			t.Fatalf("%q became %q without saying so", text, got)
		case face.Width(got) > width:
			t.Fatalf("%q is %v wide, of %v", got, face.Width(got), width)
		}
	})
}

func TestNoWidthBreaksNothing(t *testing.T) {
	face := Typeface{Size: 16}
	for _, width := range []float32{0, -96} {
		expect.Same(t, "the lines", face.Lines("Cy deals.\nAnn cuts.", width, 0), []string{"Cy deals.", "Ann cuts."})
		expect.Same(t, "lines where one is allowed", len(face.Lines("Cy deals.\nAnn cuts.", width, 1)), 1)
		expect.Same(t, "clipped to", face.clip("Bartholomew", width), "Bartholomew")
	}
}

func TestWordIsCutBetweenLetters(t *testing.T) {
	const family = "👨\u200d👩\u200d👧"
	for word, want := range map[string]string{family + family: family, "e\u0301a": "e\u0301", "ab": "a"} {
		if head, tail := (Typeface{Size: 14}).cut(word, 1, true); head != want || head+tail != word {
			t.Errorf("%q is cut into %q and %q", word, head, tail)
		}
	}
}
