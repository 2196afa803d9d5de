package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"tabby/internal/testing/must"
)

func TestPagesAreUnpacked(t *testing.T) {
	var squeezed bytes.Buffer
	w := brotli.NewWriter(&squeezed)
	must.Get(w.Write([]byte("a table")))
	must.Do(t, w.Close())
	folder := filepath.Join(t.TempDir(), "new")
	must.Do(t, unpack(fstest.MapFS{"index.html.br": {Data: squeezed.Bytes()}, "icon.png": {Data: []byte("PNG")}, ".gitignore": {}}, folder))
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
