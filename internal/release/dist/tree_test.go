//go:build unix && long

package main

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"tabby/internal/testing/must"
)

func TestFilesOfPackagesHaveOneTimeAndWhatTheirModesSay(t *testing.T) {
	before := syscall.Umask(0o077)
	defer syscall.Umask(before)
	folder := t.TempDir()
	must.Do(t, tree(folder, []file{{name: "bin/tabby", mode: 0o755}, {name: "share/README.md", mode: 0o644}}, morning))
	for name, mode := range map[string]os.FileMode{"bin": 0o755, "bin/tabby": 0o755, "share": 0o755, "share/README.md": 0o644} {
		info := must.Get(os.Stat(filepath.Join(folder, name)))
		if info.Mode().Perm() != mode || !info.ModTime().Equal(morning) {
			t.Errorf("%s has %v and is of %v", name, info.Mode(), info.ModTime())
		}
	}
}
