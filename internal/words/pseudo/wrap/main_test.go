package main

import (
	"bytes"
	"os"
	"reflect"
	"testing"

	"tabby/internal/words"
)

func TestWrappersAreThoseOfTheLanguage(t *testing.T) {
	want, err := wrappers(reflect.TypeFor[words.Language]())
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../wrappers.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("internal/words/pseudo/wrappers.go is not that of the language: run go generate ./internal/words/pseudo")
	}
}
