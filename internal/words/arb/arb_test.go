package arb_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/arb"
)

func TestAFileIsRead(t *testing.T) {
	f := must.Get(arb.Read([]byte("\ufeff" + `{"@@locale": "it", "@@x-style": ["short", "kind"], "b": "B", "a": "A\n", "@a": {"description": "x"}}`)))
	if diff := cmp.Diff(map[string]string{"a": "A\n", "b": "B"}, f.Texts); f.Locale != "it" || diff != "" || !cmp.Equal(f.Keys, []string{"b", "a"}) {
		t.Errorf("%q, %q: %s", f.Locale, f.Keys, diff)
	}
	expect.Same(t, "of a it says", string(f.About["a"]), `{"description": "x"}`)
	expect.Same(t, "of itself it says", string(f.About["@x-style"]), `["short", "kind"]`)
}

func TestFaultsOfAFileAreNamedWithTheirPlace(t *testing.T) {
	for text, want := range map[string]string{
		"":                                "line 1: the file ends",
		"[]":                              "line 1: a file begins with {",
		"{\n\"a\": \"A\"\n}":              "line 1: @@locale: the file does not say its language",
		"{\n\"a\": \"A\",\n\"a\": \"B\"}": "line 3: a: the key is there twice",
		"{\n\"@a\": {},\n\"@a\": {}}":     "line 3: @a: the key is there twice",
		"{\n\"a\": \"A\"\n\"b\": \"B\"}":  "line 3: this is not JSON",
		"{\n\"a\": 7}":                    "line 2: a: the text is missing",
		"{\n\"a\": {\"b\": \"c\"}}":       "line 2: a: the text is missing",
		"{\n\"a\": \"A":                   "line 2: a: the file ends too early",
		"{\"@@locale\": \"it\"}\n{}":      "line 2: something follows",
		"{\"@@locale\": \"it\",\n\"a\": \"\xff\"}": "line 2: this is not UTF-8",
		strings.Repeat(" ", 5<<20):                 "line 1: the file has 5242880 bytes",
	} {
		_, err := arb.Read([]byte(text))
		var where *arb.Error
		if !errors.As(err, &where) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.40q: %v, want %q", text, err, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"@@locale": "it", "a": "A", "@a": {"description": "x"}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		got, err := arb.Read(data)
		if err == nil && (got.Locale == "" || len(got.Keys) != len(got.Texts)) {
			t.Errorf("%q is read as %v", data, got)
		}
	})
}
