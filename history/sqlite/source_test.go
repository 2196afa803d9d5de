package sqlite

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"tabby/history"
	"tabby/internal/testing/must"
)

// TestFileIsImportedFromAnyReader takes the same file from the disk, from memory
// and from a pipe, which gives everything once and in crumbs.
func TestFileIsImportedFromAnyReader(t *testing.T) {
	text := exported(t, told(t).Reader)
	path := filepath.Join(t.TempDir(), "x.jsonl")
	must.Do(t, os.WriteFile(path, []byte("before"+text), 0o600))
	file := must.Get(os.Open(path))
	defer file.Close()
	must.Get(file.Seek(6, io.SeekStart))
	begun := strings.NewReader("before" + text)
	must.Get(begun.Seek(6, io.SeekStart))
	for name, from := range map[string]io.Reader{
		"a file":   file,
		"memory":   begun,
		"a buffer": bytes.NewBufferString(text),
		"a pipe":   iotest.HalfReader(iotest.DataErrReader(strings.NewReader(text))),
	} {
		s := openAt(t, t.TempDir(), Options{})
		if _, err := s.Import(from, history.Work{}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		same(t, s, text)
	}
}

func TestTruncatedFileIsNotImported(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	want := exported(t, s.Reader)
	broken := errors.New("broken")
	text := exported(t, told(t).Reader)
	from := io.MultiReader(strings.NewReader(text[:len(text)/2]), iotest.ErrReader(broken))
	if _, err := s.Import(from, history.Work{}); !errors.Is(err, broken) {
		t.Error(err)
	}
	same(t, s, want)
}
