package words_test

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabby/internal/words"
	"tabby/internal/words/english"
	"tabby/internal/words/german"
)

// eachText calls do with each plain text of a value, and where it stands.
func eachText(v reflect.Value, name string, do func(name, text string)) {
	switch v.Kind() {
	case reflect.String:
		do(name, v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				eachText(v.Field(i), name+"."+v.Type().Field(i).Name, do)
			}
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			eachText(v.Index(i), name+strconv.Itoa(i), do)
		}
	}
}

// textsOf returns the plain texts of a language by where they stand.
func textsOf(l *words.Language) map[string]string {
	all := map[string]string{}
	eachText(reflect.ValueOf(*l), "", func(name, text string) { all[name] = text })
	return all
}

var hole = regexp.MustCompile(`\{[a-z:]+\}|%[a-z]`)

// holes returns what is filled in where a text is shown.
func holes(text string) []string {
	all := hole.FindAllString(text, -1)
	slices.Sort(all)
	return all
}

func TestEveryLanguageHasTheSameHoles(t *testing.T) {
	own := textsOf(german.Words())
	said := 0
	for name, text := range textsOf(english.Words()) {
		if strings.HasPrefix(name, ".Grammar") || strings.HasPrefix(name, ".Terminal") {
			continue
		}
		said++
		if !slices.Equal(holes(text), holes(own[name])) {
			t.Errorf("%s: %q is %q", name, text, own[name])
		}
	}
	if said < 500 {
		t.Errorf("only %d texts are compared", said)
	}
}

// TestGermanIsSetAsInPrint sees quotation marks, ellipses and signs.
func TestGermanIsSetAsInPrint(t *testing.T) {
	for name, text := range textsOf(german.Words()) {
		if strings.HasPrefix(name, ".Terminal") {
			continue // the command line speaks English
		}
		for _, wrong := range []string{`"`, "'", "...", "  ", "”", "’", " Sie können"} {
			if strings.Contains(text, wrong) && !strings.Contains(name, "Quotes") {
				t.Errorf("%s has %q: %q", name, wrong, text)
			}
		}
		if strings.Count(text, "„") != strings.Count(text, "“") && !strings.Contains(name, "Quotes") {
			t.Errorf("%s opens a quotation or closes one alone: %q", name, text)
		}
		if i := strings.Index(text, "…"); i > 0 && text[i-1] != ' ' {
			t.Errorf("%s has no space before the ellipsis: %q", name, text)
		}
	}
}
