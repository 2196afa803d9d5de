package bring_test

import (
	"os"
	"path/filepath"
	"testing"

	"tabby/history/bring"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/must"
)

// TestFilesOfFamiliesAreUnderstood reads files in the forms in which people have them.
func TestFilesOfFamiliesAreUnderstood(t *testing.T) {
	text := ""
	for _, path := range must.Get(filepath.Glob("testdata/cases/*")) {
		text += "== " + filepath.Base(path) + "\n" + said(must.Get(os.ReadFile(path)), bring.Answers{}) + "\n"
	}
	golden.Same(t, "testdata/cases.txt", text)
}
