package words_test

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabby/internal/words/english"
	"tabby/internal/words/grammar"
	"tabby/internal/words/languages"
	"tabby/internal/words/sentence"
)

// opening is a hole of a pattern.
var opening = regexp.MustCompile(`\{[^{}]*\}`)

// patterns adds the sentences with holes of a value, by where they stand; all forms of one are
// together.
func patterns(v reflect.Value, name string, all map[string]string) {
	switch said := v.Interface().(type) {
	case sentence.Speaker: // which has the language again
		return
	case grammar.Pattern:
		all[name] = string(said)
		return
	case grammar.Forms:
		all[name] = strings.Join(said, "|")
		return
	case sentence.Refusal:
		all[name+"."+said.Reason.Error()] = string(said.Full)
		return
	}
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			patterns(v.Elem(), name, all)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			switch field := v.Type().Field(i); {
			case field.Anonymous && field.Type.Kind() == reflect.Struct: // which a language may add to
				patterns(v.Field(i), name, all)
			case field.IsExported():
				patterns(v.Field(i), name+"."+field.Name, all)
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			within := fmt.Sprint(name, ".", i)
			if v.Type().Elem() == reflect.TypeFor[sentence.Refusal]() { // whose order is free
				within = name
			}
			patterns(v.Index(i), within, all)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			patterns(v.MapIndex(key), fmt.Sprint(name, ".", key), all)
		}
	}
}

// strange returns where sentences have other holes than those of English, and which sentences there are not in a room that has others.
func strange(own, usual map[string]string) []string {
	var all []string
	rooms := map[string]bool{}
	for name := range own {
		room, _, _ := strings.Cut(name, "Sentences.")
		rooms[room] = true
	}
	for name, text := range usual {
		said, ok := own[name]
		if room, _, within := strings.Cut(name, "Sentences."); within && !rooms[room] {
			continue // which the language says in another way
		}
		if !ok || said == "" && text != "" {
			all = append(all, name+" is not said")
			continue
		}
		all = append(all, lacking(name, said, text, "nothing fills")...)
		all = append(all, lacking(name, text, said, "nothing says")...)
	}
	slices.Sort(all)
	return all
}

// lacking returns what is wrong with the holes of one text that another lacks.
func lacking(name, text, other, wrong string) []string {
	var all []string
	for _, hole := range opening.FindAllString(text, -1) {
		if !slices.Contains(opening.FindAllString(other, -1), hole) {
			all = append(all, fmt.Sprintf("%s: %s %s in %q", name, wrong, hole, text))
		}
	}
	return all
}

func TestEveryLanguageHasSentencesWithTheSameHoles(t *testing.T) {
	usual := map[string]string{}
	patterns(reflect.ValueOf(*english.Words()), "", usual)
	if len(usual) < 300 {
		t.Errorf("only %d sentences have holes", len(usual))
	}
	for _, l := range languages.All() {
		own := map[string]string{}
		patterns(reflect.ValueOf(*l), "", own)
		for _, said := range strange(own, usual) {
			t.Errorf("%s: %s", l.Tag, said)
		}
	}
}

func TestHoleThatNothingFillsIsNamed(t *testing.T) {
	usual := map[string]string{"a": "{name} leads by {n}", "b": "{n} wins", "c": ""}
	got := strange(map[string]string{"a": "{n} für {nam}"}, usual)
	if want := []string{`a: nothing fills {nam} in "{n} für {nam}"`, `a: nothing says {name} in "{name} leads by {n}"`, "b is not said", "c is not said"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
