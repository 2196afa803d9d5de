package words_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabby/internal/words"
	"tabby/internal/words/message"
)

// nobodys are the sentences whose texts are no names of people, places or devices, and those
// to which names come set apart; a part of a name means all that begin so.
var nobodys = []string{
	"Alternatives", "Clauses", "Dotted", "List", "Row", "Quoted", "Labelled", "Sentence", "Text", "Capital", "Small", "Short", // whatever is said

	"Rules", "Pages", // of games, cards and rules
	"Computer", "Storage", "Shell.Failed", // files
	"Guests.AlsoAt", "Home.Game", "Games.GameLine", "Games.ResultLine", "Games.NightInWords", "Statistics", "Server.Since", "Story.Calls", // games
	"Deck.Seen", "Play.HeldSpoken", "Play.PowerDrawn", "Play.Pile", "Play.PromptSpoken", "Play.CardSpoken", "Play.RoundSpoken", // of cards, and prompts
	"Scores.Effect", "Scores.RowSpoken", "Scores.ToReplace", "Table.RowSpoken", "Shell.WindowTitle", // what was typed, and of cards
	"Kit.Whose", // and what of theirs
}

func TestEverySentenceIsolatesNames(t *testing.T) {
	heard := 0
	walk(reflect.ValueOf(*en), "", func(name string, f reflect.Value) {
		if slices.ContainsFunc(nobodys, func(n string) bool { return strings.HasPrefix(name, n) }) {
			return
		}
		defer func() {
			if fault := recover(); fault != nil {
				t.Errorf("%s: %v", name, fault)
			}
		}()
		for _, text := range said(f) {
			if alone := strings.ReplaceAll(text, apartly, ""); text != muhammad && strings.Contains(alone, muhammad) {
				t.Errorf("%s: %s", name, text)
			}
			if strings.ContainsAny(text, "{}") {
				t.Errorf("%s: nothing fills a hole of %s", name, text)
			}
			if strings.Contains(text, apartly) {
				heard++
			}
		}
	})
	if heard < 50 {
		t.Errorf("only %d sentences have a name", heard)
	}
}

// walk calls do with each sentence of a language, and its name: "Play.Waits".
func walk(v reflect.Value, name string, do func(name string, f reflect.Value)) {
	of := reflect.TypeFor[*words.Grammar]()
	for i := range v.NumMethod() {
		method := v.Type().Method(i).Name
		if _, grammar := of.MethodByName(method); !grammar || v.Type() == of {
			do(strings.TrimPrefix(name+"."+method, "."), v.Method(i))
		}
	}
	if v.Kind() != reflect.Struct {
		return
	}
	for i := range v.NumField() {
		field := v.Type().Field(i)
		switch {
		case !field.IsExported() || field.Name == "Words" || field.Type == reflect.TypeFor[message.Message]() || isOfTexts(field):
		case field.Type.Kind() == reflect.Func:
			do(strings.TrimPrefix(name+"."+field.Name, "."), v.Field(i))
		case field.Type == of:
			walk(v.Field(i), name, do)
		case field.Type.Kind() == reflect.Struct:
			within := name
			if !field.Anonymous {
				within = strings.TrimPrefix(name+"."+field.Name, ".")
			}
			walk(v.Field(i), within, do)
		}
	}
}

// isOfTexts reports whether a field says a text with a hole that is filled with another text, which has its names set
// apart.
func isOfTexts(f reflect.StructField) bool {
	for i, hole := range strings.Fields(f.Tag.Get("holes")) {
		if i < f.Type.NumIn() && f.Type.In(i).Kind() != reflect.Int && f.Type.In(i).Kind() != reflect.Slice && !strings.HasSuffix(hole, "*") {
			return true
		}
	}
	return false
}

// said returns what a sentence says of somebody whose name is read from right to left.
func said(f reflect.Value) (texts []string) {
	var args []reflect.Value
	for i := range f.Type().NumIn() {
		arg := reflect.New(f.Type().In(i)).Elem()
		fill(arg, 4)
		args = append(args, arg)
	}
	call := f.Call
	if f.Type().IsVariadic() {
		call = f.CallSlice
	}
	for _, out := range call(args) {
		if out.Kind() == reflect.String {
			texts = append(texts, out.String())
		}
	}
	return texts
}

// fill names everybody in a value so, two in every list.
func fill(v reflect.Value, depth int) {
	switch v.Kind() {
	case reflect.String:
		if v.Type().PkgPath() == "" { // or else it is a code
			v.SetString(muhammad)
		}
	case reflect.Slice:
		if depth > 0 {
			one := reflect.New(v.Type().Elem()).Elem()
			fill(one, depth-1)
			v.Set(reflect.Append(v, one, one))
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), depth-1)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() {
				fill(v.Field(i), depth-1)
			}
		}
	case reflect.Int:
		v.SetInt(1)
	case reflect.Interface:
		if err := errors.New("no"); reflect.TypeOf(err).Implements(v.Type()) {
			v.Set(reflect.ValueOf(err))
		}
	}
}
