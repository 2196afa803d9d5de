//go:build long

package sqlite

import (
	"io"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
)

// TestEndlessFilesAreRefused takes a stream without an end, 100 MB in one line, and 2 MB in one.
func TestEndlessFilesAreRefused(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	want := exported(t, s.Reader)
	header := `{"tabby":"history","version":1}` + "\n"
	for what, from := range map[string]io.Reader{
		"letters alone":    letters{},
		"100 MB in a line": io.MultiReader(strings.NewReader(header), io.LimitReader(letters{}, 100<<20)),
		"2 MB in a line":   io.MultiReader(strings.NewReader(header), io.LimitReader(letters{}, 2<<20)),
	} {
		expect.Error(t, what, expect.ErrorOf(s.Import(from, history.Work{})), history.ErrTooMuch)
	}
	same(t, s, want)
}
