package history

import (
	"encoding/json"
	"slices"
)

// Settings are what a device keeps for itself, by keys.
type Settings interface {
	// Setting returns the value of a setting, or "".
	Setting(key string) string
}

// A Pref is the key of a setting whose value is a T, written as JSON.
type Pref[T any] string

// Of returns the value that is kept. What is not kept, or cannot be read, is as in or.
func (p Pref[T]) Of(s Settings, or T) T {
	_ = json.Unmarshal([]byte(s.Setting(string(p))), &or) // or it stays
	return or
}

// To returns the intent that keeps a value.
func (p Pref[T]) To(value T) Set {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // it is made of plain data
	}
	return Set{string(p), string(text)}
}

// A Shelf is a setting with many things that have names, the latest first. Those that this program cannot read
// stay where they are.
type Shelf[T any] struct {
	Key  Pref[[]json.RawMessage]
	Name string // of the field that has the name
	Read func([]byte) (T, error)
}

// All returns the things that this program can read, the latest first.
func (f Shelf[T]) All(s Settings) (all []T) {
	for _, kept := range f.Key.Of(s, nil) {
		if v, err := f.Read(kept); err == nil {
			all = append(all, v)
		}
	}
	return all
}

// With returns the intent that puts a thing before all others, in place of one with its name.
func (f Shelf[T]) With(s Settings, name string, v T) Set {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // it is made of plain data
	}
	return f.Key.To(append([]json.RawMessage{text}, f.without(s, name)...))
}

// Without returns the intent that takes out the thing with a name.
func (f Shelf[T]) Without(s Settings, name string) Set { return f.Key.To(f.without(s, name)) }

func (f Shelf[T]) without(s Settings, name string) []json.RawMessage {
	return slices.DeleteFunc(f.Key.Of(s, nil), func(kept json.RawMessage) bool {
		var fields map[string]any
		return json.Unmarshal(kept, &fields) == nil && fields[f.Name] == name
	})
}
