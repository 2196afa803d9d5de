// Package golden compares what a test gets with a file of what it got before, which people have
// read.
package golden

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/internal/testing/must"
)

// Same fails unless a text is that of a file. Where UPDATE is set, as by `make golden`, it writes
// the file.
func Same(t testing.TB, path, got string) {
	t.Helper()
	if os.Getenv("UPDATE") != "" {
		must.Do(t, errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(got), 0o644)))
	}
	want, err := os.ReadFile(path)
	must.Do(t, err)
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s is another, which UPDATE=1 writes (-want +got)\n%s", path, diff)
	}
}
