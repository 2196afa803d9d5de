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

// TestOnlyExportsMayBeOfAnySize imports files that are filled up to more than is held in memory.
func TestOnlyExportsMayBeOfAnySize(t *testing.T) {
	plays := must.Get(io.ReadAll(sameMinute(play("a", "00"))))
	blanks := strings.Repeat(strings.Repeat(" ", 1<<19)+"\n", history.MaxImport>>19)
	for name, tc := range map[string]struct {
		begins string
		taken  bool
	}{
		"an export": {exported(t, told(t).Reader), true},
		"a table":   {typed, false},
		"plays":     {string(plays), false},
		"UTF-16":    {"\xff\xfed\x00a\x00t\x00e\x00", false},
	} {
		path := filepath.Join(t.TempDir(), "x")
		must.Do(t, os.WriteFile(path, []byte(tc.begins+blanks), 0o600))
		file := must.Get(os.Open(path))
		defer file.Close()
		s := openAt(t, t.TempDir(), Options{})
		got, err := s.Import(file, history.Work{})
		if tc.taken {
			if err != nil || got.Games != 3 {
				t.Errorf("%s: %+v, %v", name, got, err)
			}
			continue
		}
		var refused history.Refusal
		if !errors.As(err, &refused) || !errors.Is(err, history.ErrTooMuch) || refused.Limit != history.FileMiB {
			t.Errorf("%s: %v", name, err)
		}
	}
}
