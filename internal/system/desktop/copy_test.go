package desktop

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// program puts a program of that name, and no other, where programs are looked for.
func program(t *testing.T, name, script string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	must.Do(t, os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script), 0o700))
	t.Setenv("PATH", folder)
	t.Setenv("DISPLAY", ":0")
	t.Setenv("WAYLAND_DISPLAY", "")
	return folder
}

func TestPictureGoesToTheProgramThatCopies(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // which runs no scripts
	}
	folder := program(t, "xclip", `read -r picture; echo "$picture" > "${0%/*}/copied"`)
	s := &Store{}
	if !s.CanCopyPicture() {
		t.Fatal("nothing can be copied")
	}
	must.Do(t, s.CopyPicture([]byte("a picture\n")))
	if got, err := os.ReadFile(filepath.Join(folder, "copied")); err != nil || string(got) != "a picture\n" {
		t.Errorf("%q was copied, %v", got, err)
	}
	program(t, "xclip", "exit 1")
	expect.Error(t, "a program that fails", s.CopyPicture(nil), history.ErrNotCopied)
}

// TestPictureGoesToAProgramThatReadsFiles lets a program read what it is named, as that of macOS
// does.
func TestPictureGoesToAProgramThatReadsFiles(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // which runs no scripts
	}
	folder := program(t, "osascript", `
		named=${2#*POSIX file \"}
		named=${named%%\"*}
		read -r picture < "$named"
		echo "$picture, $2" > "${0%/*}/copied"`)
	for _, name := range []string{"mktemp", "cat", "rm"} {
		at := must.Get(exec.LookPath("/bin/" + name))
		must.Do(t, os.Symlink(at, filepath.Join(folder, name)))
	}
	t.Setenv("TMPDIR", t.TempDir())
	must.Do(t, new(Store).CopyPicture([]byte("a picture\n")))
	got, err := os.ReadFile(filepath.Join(folder, "copied"))
	if said := string(got); err != nil || !strings.HasPrefix(said, "a picture, set the clipboard to (read (POSIX file ") || !strings.HasSuffix(said, " as «class PNGf»)\n") {
		t.Errorf("%q was copied, %v", got, err)
	}
	if left, err := os.ReadDir(os.Getenv("TMPDIR")); err != nil || len(left) > 0 {
		t.Errorf("%v is left, %v", left, err)
	}
}

func TestNothingIsCopiedWithoutAProgramOrAScreen(t *testing.T) {
	s := &Store{}
	program(t, "another", "")
	if s.CanCopyPicture() || !errors.Is(s.CopyPicture(nil), history.ErrNotCopied) {
		t.Error("it is copied by another program")
	}
	program(t, "xclip", "")
	t.Setenv("DISPLAY", "")
	if s.CanCopyPicture() {
		t.Error("it is copied to no screen")
	}
}
