package desktop

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"tabby/history"
)

// program puts a program of that name, and no other, where programs are looked for.
func program(t *testing.T, name, script string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script), 0o700); err != nil {
		t.Fatal(err)
	}
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
	if err := s.CopyPicture([]byte("a picture\n")); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(filepath.Join(folder, "copied")); err != nil || string(got) != "a picture\n" {
		t.Errorf("%q was copied, %v", got, err)
	}
	program(t, "xclip", "exit 1")
	if err := s.CopyPicture(nil); !errors.Is(err, history.ErrNotCopied) {
		t.Errorf("a program that fails: %v", err)
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
