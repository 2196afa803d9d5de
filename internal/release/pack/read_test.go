package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/internal/draw/art"
)

func TestTheCatThatWaitsIsThatOfTheFirstPage(t *testing.T) {
	built := filepath.Join(t.TempDir(), "built")
	if err := os.WriteFile(built, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	files, err := packer{pages: "../../system/web/page", program: built, loader: built}.read()
	if err != nil {
		t.Fatal(err)
	}
	if string(files["cat.svg"]) != art.Portrait(art.Asleep, art.Day) || !strings.Contains(string(files[index]), `src="cat.svg"`) {
		t.Error("the index shows another cat")
	}
}
