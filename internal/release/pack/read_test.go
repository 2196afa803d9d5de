//go:build long

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/draw/art"
	"tabby/internal/testing/must"
)

func TestTheWaitingCatIsTheOneOnTheFirstPage(t *testing.T) {
	built := filepath.Join(t.TempDir(), "built")
	must.Do(t, os.WriteFile(built, nil, 0o600))
	files := must.Get(packer{pages: "../../system/web/page", program: built, loader: built}.read())
	if string(files["cat.svg"]) != art.Portrait(art.Asleep, art.Day) || !strings.Contains(string(files[index]), `src="cat.svg"`) {
		t.Error("the index shows another cat")
	}
}
