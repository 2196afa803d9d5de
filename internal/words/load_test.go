package words_test

import (
	"testing"

	"tabby/internal/testing/must"
	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/texts"
)

func TestEveryLanguageHasItsTexts(t *testing.T) {
	all, err := texts.Files.ReadDir(".")
	if err != nil || len(all) < 2 {
		t.Fatalf("there are %d languages: %v", len(all), err)
	}
	for _, file := range all {
		data, err := texts.Files.ReadFile(file.Name())
		must.Do(t, err)
		f, err := arb.Read(data)
		if err != nil {
			t.Fatalf("%s: %v", file.Name(), err)
		}
		_, wrong := words.Load(f)
		for _, err := range wrong {
			t.Errorf("%s: %v", file.Name(), err)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		data, _ := texts.Files.ReadFile("de.arb")
		f := must.Get(arb.Read(data))
		words.Load(f)
	}
}
