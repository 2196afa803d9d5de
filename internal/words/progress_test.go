package words_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestEveryLongTaskHasWords(t *testing.T) {
	source := must.Get(os.ReadFile("../../history/errors.go"))
	said := map[string]string{}
	for _, code := range regexp.MustCompile(`Doing += "([a-z-]+)"`).FindAllStringSubmatch(string(source), -1) {
		got := en.Progress.Part(history.Doing(code[1]), 1, 2)
		if other, is := said[got]; is || strings.HasPrefix(got, ":") {
			t.Errorf("%s is said as %q, as is %s", code[1], got, other)
		}
		said[got] = code[1]
	}
	if len(said) < 30 {
		t.Errorf("found %d of what is done", len(said))
	}
	expect.Same(t, "said", en.Progress.Count(history.ReadingFile, 1, 2), "reading the file: 1 of 2")
}
