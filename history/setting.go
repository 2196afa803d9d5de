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

// A Collection is a setting with many things that have names, the latest first. Those that this program cannot read
// stay where they are.
type Collection[T any] struct {
	Key  Pref[[]json.RawMessage]
	Name string // of the field that has the name
	Read func([]byte) (T, error)
}

// All returns the things that this program can read, the latest first.
func (c Collection[T]) All(s Settings) (all []T) {
	for _, kept := range c.Key.Of(s, nil) {
		if v, err := c.Read(kept); err == nil {
			all = append(all, v)
		}
	}
	return all
}

// With returns the intent that puts a thing before all others, in place of one with its name.
func (c Collection[T]) With(s Settings, name string, v T) Set {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // it is made of plain data
	}
	return c.Key.To(append([]json.RawMessage{text}, c.without(s, name)...))
}

// Without returns the intent that takes out the thing with a name.
func (c Collection[T]) Without(s Settings, name string) Set { return c.Key.To(c.without(s, name)) }

func (c Collection[T]) without(s Settings, name string) []json.RawMessage {
	return slices.DeleteFunc(c.Key.Of(s, nil), func(kept json.RawMessage) bool {
		var fields map[string]any
		return json.Unmarshal(kept, &fields) == nil && fields[c.Name] == name
	})
}
