package words_test

import (
	"fmt"
	"reflect"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/internal/words/message"
)

func TestATextOfOneFactHasOneHole(t *testing.T) {
	for _, l := range wordstest.Languages() {
		found := 0
		eachText(reflect.ValueOf(*l), func(text message.Message) {
			found++
			holes, err := message.Holes(text.Source())
			for _, h := range holes {
				expect.Same(t, fmt.Sprintf("%s: holes of %q", l.Tag, text.Source()), h.Name, holes[0].Name)
			}
			if err != nil || len(holes) == 0 {
				t.Errorf("%s: %q has no hole: %v", l.Tag, text.Source(), err)
			}
		})
		if found < 50 {
			t.Errorf("%s has %d texts of one fact", l.Tag, found)
		}
	}
}

// eachText calls f with every text of one fact in a room or below it.
func eachText(v reflect.Value, f func(message.Message)) {
	if v.Kind() != reflect.Struct {
		return
	}
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() {
			continue
		}
		switch field := v.Field(i); text := field.Interface().(type) {
		case words.Numbered:
			f(message.Message(text))
		case words.Named:
			f(message.Message(text))
		case words.Filled:
			f(message.Message(text))
		default:
			eachText(field, f)
		}
	}
}
