package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"
)

func TestPagesAreUnpacked(t *testing.T) {
	var squeezed bytes.Buffer
	w := brotli.NewWriter(&squeezed)
	if _, err := w.Write([]byte("a table")); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "new")
	err := unpack(fstest.MapFS{"index.html.br": {Data: squeezed.Bytes()}, "icon.png": {Data: []byte("PNG")}, ".gitignore": {}}, folder)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"index.html": "a table", "icon.png": "PNG"} {
		if got, err := os.ReadFile(filepath.Join(folder, name)); string(got) != want {
			t.Errorf("%s has %q, %v", name, got, err)
		}
	}
	if all, err := os.ReadDir(folder); err != nil || len(all) != 2 {
		t.Errorf("the folder has %v, %v", all, err)
	}
}

func TestAPageThatIsDamagedIsAnError(t *testing.T) {
	if unpack(fstest.MapFS{"index.html.br": {Data: []byte("no brotli")}}, t.TempDir()) == nil {
		t.Error("it went unnoticed")
	}
}
