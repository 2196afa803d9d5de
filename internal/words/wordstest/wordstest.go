// Package wordstest shows tests everything that a language says.
package wordstest

import (
	"fmt"
	"reflect"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

// Each calls do with each text of a language that people read, plain or a sentence with holes, and
// where it stands: "Storage.Title". A sentence that depends on a number comes in all its forms. The
// grammar is left out.
func Each(l *words.Language, do func(at, text string)) {
	all := *l
	all.Grammar = nil
	each(reflect.ValueOf(all), "", do)
}

func each(v reflect.Value, at string, do func(at, text string)) {
	switch v.Type() {
	case reflect.TypeFor[sentence.Speaker](), reflect.TypeFor[*grammar.Grammar](): // which have the language again
		return
	}
	switch v.Kind() {
	case reflect.String:
		do(at, v.String())
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			each(v.Elem(), at, do)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if field := v.Type().Field(i); field.IsExported() {
				each(v.Field(i), joined(at, field.Name), do)
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			each(v.Index(i), joined(at, i), do)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			each(v.MapIndex(key), joined(at, key), do)
		}
	}
}

func joined(at string, within any) string {
	if at == "" {
		return fmt.Sprint(within)
	}
	return fmt.Sprint(at, ".", within)
}
