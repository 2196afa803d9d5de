package words_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabby/internal/words"
	"tabby/internal/words/english"
	"tabby/internal/words/languages"
)

func TestEveryLanguageSaysEverything(t *testing.T) {
	for _, l := range languages.All() {
		all := missing(reflect.ValueOf(*l), l.Tag)
		if l.Tag != "en" { // the facts of the engine speak English
			all = append(all, unnamed(l)...)
		}
		for _, name := range all {
			t.Errorf("nothing is said for %s", name)
		}
	}
}

// mayLack are the texts that not every language has, and what has all texts again.
var mayLack = []string{"FirstDay", "Before", "Between", "Speaker", "Full", "NoThing", "Nouns"}

// missing returns the texts and sentences that a value does not have. What it lacks of names is
// another list.
func missing(v reflect.Value, name string) []string {
	switch v.Type() {
	case reflect.TypeFor[words.CardNames](), reflect.TypeFor[words.VariantNames]():
		return nil
	}
	switch of := v.Kind(); {
	case of == reflect.Bool || slices.Contains(mayLack, name[strings.LastIndex(name, ".")+1:]):
		return nil
	case of != reflect.Struct && v.IsZero():
		return []string{name}
	case of == reflect.Interface || of == reflect.Pointer:
		return missing(v.Elem(), name)
	}
	var all []string
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			all = append(all, missing(v.Field(i), name+"."+v.Type().Field(i).Name)...)
		}
	case reflect.Array:
		for i := range v.Len() {
			all = append(all, missing(v.Index(i), fmt.Sprint(name, i))...)
		}
	}
	return all
}

func TestAMissingTextIsNamed(t *testing.T) {
	l := *english.Words()
	l.Settings.Title, l.Grammar = "", nil
	if got, want := fmt.Sprint(missing(reflect.ValueOf(l), "en")), "[en.Grammar en.Settings.Title]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
