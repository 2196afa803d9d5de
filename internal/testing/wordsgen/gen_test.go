package main

import (
	"os"
	"testing"

	"tabby/internal/testing/must"
)

// TestGeneratedFileIsUpToDate holds that the texts and the Go that says them are of one time.
func TestGeneratedFileIsUpToDate(t *testing.T) {
	if string(must.Get(os.ReadFile("../../words/"+generated))) != string(written()) {
		t.Error("it is old: go run ./internal/testing/wordsgen")
	}
}
