// Package pseudo makes languages that are none: they say what another one says, in brackets,
// longer, and in letters of their own. Where another letter shows, a text does not come from
// the language; where two brackets meet, a sentence was put together from parts; and what is
// cut would be cut in a real language too. It is for tests.
//
// Plain texts are changed by reflection. Sentences are methods, so each interface of a language
// has a wrapper, which hands on what is asked and changes the answer; go generate writes them.
package pseudo

import (
	"reflect"

	"tabby/internal/words"
)

//go:generate go run ./wrap

// Words returns the language that says what another one says, in a script.
func Words(of *words.Language, s *Script) *words.Language {
	l := said(s, *of)
	l.Tag, l.Direction, l.Cards.CardNames = of.Tag, s.direction, s.names()
	return &l
}

// said returns a value with all its texts as a script says them.
func said[T any](s *Script, v T) T {
	s.change(reflect.ValueOf(&v).Elem())
	return v
}

// change changes the texts of a value that can be set, and wraps what says sentences.
func (s *Script) change(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(s.Said(v.String()))
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				s.change(v.Field(i))
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			s.change(v.Index(i))
		}
	case reflect.Slice:
		all := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		reflect.Copy(all, v)
		for i := range all.Len() {
			s.change(all.Index(i))
		}
		v.Set(all)
	case reflect.Interface:
		if wrap, ok := wrappers[v.Type()]; ok {
			v.Set(reflect.ValueOf(wrap(s, v.Interface())))
		}
	}
}

// read returns a value with all its texts as the other language says them: what a grammar is
// handed has been said before.
func read[T string | []string](s *Script, v T) T {
	switch v := any(v).(type) {
	case []string:
		all := make([]string, len(v))
		for i := range v {
			all[i] = s.Read(v[i])
		}
		return any(all).(T)
	case string:
		return any(s.Read(v)).(T)
	}
	return v
}
