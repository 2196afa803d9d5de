package words_test

import (
	"reflect"
	"strings"
	"testing"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
)

// TestATextAsksForTheFactsOfItsTag says each field that is a function in a language whose texts are their
// own keys.
func TestATextAsksForTheFactsOfItsTag(t *testing.T) {
	keys := languages.File("en")
	for key := range keys.Texts {
		keys.Texts[key] = key
	}
	named, wrong := words.Load(keys)
	if wrong != nil {
		t.Fatal(wrong)
	}
	files := map[string]arb.File{}
	for _, l := range languages.All() {
		files[l.Tag] = languages.File(l.Tag)
	}
	found := 0
	eachText(reflect.ValueOf(*named), func(f reflect.Value, tag string) {
		found++
		key, given := said(f)[0], strings.Fields(strings.ReplaceAll(tag, "*", ""))
		for tag, file := range files {
			holes, err := message.Holes(file.Texts[key])
			asked := map[string]bool{}
			for _, h := range holes {
				name, _, _ := strings.Cut(h.Name, "_")
				asked[name] = true
			}
			if err != nil || len(given) == 0 && len(asked) != 1 {
				t.Errorf("%s: %s has the holes %v: %v", tag, key, asked, err)
			}
			for _, name := range given {
				delete(asked, name)
			}
			if delete(asked, "n"); len(given) > 0 && len(asked) > 0 {
				t.Errorf("%s: nothing fills %v of %s", tag, asked, key)
			}
		}
	})
	if found < 50 {
		t.Errorf("only %d texts are functions", found)
	}
}

// eachText calls do with every field of a room or below it that is a function, and the holes of its tag.
func eachText(v reflect.Value, do func(f reflect.Value, holes string)) {
	for i := range v.NumField() {
		switch f := v.Type().Field(i); {
		case !f.IsExported():
		case f.Type.Kind() == reflect.Func:
			do(v.Field(i), f.Tag.Get("holes"))
		case f.Type.Kind() == reflect.Struct:
			eachText(v.Field(i), do)
		}
	}
}
