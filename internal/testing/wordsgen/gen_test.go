package main

import (
	"os"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// TestGeneratedFilesAreUpToDate holds that the texts and the Go that says them are of one time.
func TestGeneratedFilesAreUpToDate(t *testing.T) {
	all := written()
	for file, code := range all {
		was, err := os.ReadFile("../../words/" + file)
		if err != nil || string(was) != string(code) {
			t.Errorf("%s is old: go run ./internal/testing/wordsgen", file)
		}
	}
	for _, file := range must.Get(os.ReadDir("../../words")) {
		if name := file.Name(); strings.HasSuffix(name, "_gen.go") && all[name] == nil {
			t.Errorf("nothing generates %s", name)
		}
	}
}
