package words_test

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
)

// TestATextAsksForTheFactsOfItsFunction looks at each field that is a function, and at its texts in all languages.
func TestATextAsksForTheFactsOfItsFunction(t *testing.T) {
	found, files := 0, map[string]arb.File{}
	for _, l := range languages.All() {
		files[l.Tag] = languages.File(l.Tag)
	}
	eachText(reflect.TypeFor[words.Language](), func(f reflect.StructField) {
		begin, _, _ := strings.Cut(f.Tag.Get("key"), "*")
		of, given := keysOf(f), holesOf(f)
		for tag, file := range files {
			for key, text := range file.Texts {
				if !strings.HasPrefix(key, begin) || !of.MatchString(key) {
					continue
				}
				found++
				holes, err := message.Holes(text)
				if err != nil {
					t.Errorf("%s: %s: %v", tag, key, err)
				}
				for _, h := range holes {
					if name, _, _ := strings.Cut(h.Name, "_"); !slices.Contains(given, name) {
						t.Errorf("%s: nothing fills {%s} of %s", tag, name, key)
					}
				}
			}
		}
	})
	if found < 3000 {
		t.Errorf("only %d texts are said by functions", found)
	}
}

// keysOf returns what matches the keys of the texts that a function says.
func keysOf(f reflect.StructField) *regexp.Regexp {
	key := strings.ReplaceAll(f.Tag.Get("key"), "*", "[^_]+")
	if strings.HasSuffix(f.Tag.Get("holes"), "you") {
		key += "_(you|name)"
	}
	return regexp.MustCompile("^" + key + "$")
}

// holesOf returns the holes that a function fills.
func holesOf(f reflect.StructField) (all []string) {
	for i, hole := range strings.Fields(strings.ReplaceAll(f.Tag.Get("holes"), "*", "")) {
		switch {
		case hole == "&":
			for i, facts := 0, f.Type.In(i); i < facts.NumField(); i++ {
				all = append(all, strings.TrimSuffix(facts.Field(i).Tag.Get("hole"), "*"))
			}
		case i < f.Type.NumIn() && f.Type.In(i).Kind() == reflect.Slice:
			all = append(all, hole, "n")
		default:
			all = append(all, hole)
		}
	}
	if slices.Contains(all, "names") {
		all = append(all, "n")
	}
	return all
}

// eachText calls do with every field of a room or below it that is a function of the texts of a key.
func eachText(of reflect.Type, do func(f reflect.StructField)) {
	for i := range of.NumField() {
		switch f := of.Field(i); {
		case !f.IsExported():
		case f.Tag.Get("key") != "" && f.Type.Kind() == reflect.Func:
			do(f)
		case f.Type.Kind() == reflect.Struct:
			eachText(f.Type, do)
		}
	}
}
