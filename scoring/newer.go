package scoring

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"tabby/engine"
)

// ErrNewer means that this program does not know something in an event: its kind, a field, a
// variant or a house rule. A newer program may have written it.
var ErrNewer = reasons.New("Newer", "written by a newer Tabby")

// isName matches the names that this and later versions give to kinds, fields, variants
// and house rules.
var isName = regexp.MustCompile(`^[a-z][a-z0-9]*([_-][a-z0-9]+)*$`)

func newerError(what, name string) error {
	return fmt.Errorf("%w: the %s %q is not known here", ErrNewer, what, name)
}

// UnmarshalAll is like [Unmarshal], but the error also wraps [ErrNewer] if
// the event has an unknown field.
func UnmarshalAll(data []byte) (Event, error) {
	e, err := Unmarshal(data)
	if err != nil {
		return nil, err
	}
	fields := fieldsOf()[reflect.TypeOf(e)]
	for _, name := range fields.namesIn(data)[1:] { // the first is the kind
		if _, known := fields[strings.ToLower(name)]; known {
			continue
		}
		if !isName.MatchString(name) {
			return nil, fmt.Errorf("%w: %s: a field %q", ErrEvent, e.kind(), name)
		}
		return nil, newerError("field", name)
	}
	return e, nil
}

// fields are the fields of a kind of event, at any depth, by name. The keys in an open field are
// data, such as the names of house rules.
type fields map[string]struct{ open bool }

// fieldsOf returns the fields of each kind of event.
var fieldsOf = sync.OnceValue(func() map[reflect.Type]fields {
	all := map[reflect.Type]fields{}
	for _, decode := range decoders {
		e, err := decode(json.RawMessage("{}"))
		if err != nil {
			panic(err) // every event can be one without fields
		}
		all[reflect.TypeOf(e)] = fields{}
		all[reflect.TypeOf(e)].add(reflect.TypeOf(e), map[reflect.Type]bool{})
	}
	return all
})

// add adds the fields of a type, and of what is in it unless that was seen before.
func (all fields) add(t reflect.Type, seen map[reflect.Type]bool) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct || t == reflect.TypeFor[time.Time]() || seen[t] {
		return
	}
	seen[t] = true
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" {
			name = f.Name
		}
		if f.IsExported() && !f.Anonymous {
			all[strings.ToLower(name)] = struct{ open bool }{isOpen(f.Type)}
		}
		all.add(f.Type, seen)
	}
}

// isOpen reports whether the keys in a field of that type are data.
func isOpen(t reflect.Type) bool {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice && t != reflect.TypeFor[json.RawMessage]() {
		t = t.Elem()
	}
	return t.Kind() == reflect.Map || t.Kind() == reflect.Interface || t == reflect.TypeFor[json.RawMessage]()
}

// namesIn returns the names of all fields in a JSON object, but not of what is in a field that
// is open.
func (all fields) namesIn(data []byte) (names []string) {
	closed := -1 // the depth of the open field that the walk is in
	for i, depth := 0, 0; i < len(data); i++ {
		switch data[i] {
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth <= closed {
				closed = -1
			}
		case ',':
			if depth == closed {
				closed = -1
			}
		case '"':
			end := endOfText(data, i)
			name := string(data[i+1 : end])
			i = end
			if closed >= 0 || !bytes.HasPrefix(bytes.TrimLeft(data[end+1:], " \t\r\n"), []byte(":")) {
				continue
			}
			names = append(names, name)
			if all[strings.ToLower(name)].open {
				closed = depth
			}
		}
	}
	return names
}

// endOfText returns where the quoted text that begins at i ends.
func endOfText(data []byte, i int) int {
	for i++; data[i] != '"'; i++ {
		if data[i] == '\\' {
			i++
		}
	}
	return i
}

// checkKnown returns an error that wraps [ErrNewer] if this program does not know
// the variant, a house rule, or a value of one.
func (s Started) checkKnown(house engine.House) error {
	if s.Game != nil {
		if err := cmp.Or(checkHouse(s.Game.House), newerGame(rulesError(*s.Game))); err != nil {
			return err
		}
	} else if _, err := engine.Variant(s.Variant); err != nil && isName.MatchString(s.Variant) {
		return newerError("variant", s.Variant)
	}
	return checkHouse(house)
}

// rulesError returns why a custom game cannot be computed, or nil.
func rulesError(g engine.CustomGame) error {
	_, err := g.Rules()
	return err
}

// newerGame returns an error that wraps [ErrNewer] if a newer program may accept the
// custom game that caused err, and otherwise nil.
func newerGame(err error) error {
	switch r, is := errors.AsType[engine.Refusal](err); {
	case !is, r.Key != "":
	case r.Reason == engine.ErrNewerGame:
		return newerError("form", strconv.Itoa(r.Count))
	case r.Reason == engine.ErrGameField && isName.MatchString(r.Field):
		return newerError("field", r.Field)
	case r.Reason == engine.ErrGameValue && r.Field != "id" && isName.MatchString(string(r.Value)):
		return newerError(r.Field, string(r.Value))
	}
	return nil
}

// checkHouse is the part of [Started.checkKnown] for house rules.
func checkHouse(house engine.House) error {
	for key, value := range house {
		rule := key.Rule()
		isKnown := key.IsKnown()
		switch {
		case !isKnown && isName.MatchString(string(key)):
			return newerError("house rule", string(key))
		case isKnown && rule.Check(value) != nil && isName.MatchString(string(value)) && value != engine.On && value != engine.Off:
			return newerError("house rule", string(key)+"="+string(value))
		}
	}
	return nil
}

// Vocabulary returns all names that an event can have and that a newer program may add to:
// kinds and their fields, variants, house rules and custom games with their words.
func Vocabulary() string {
	all := []string{engine.OwnForm()}
	for t, known := range fieldsOf() {
		all = append(all, t.Name()+" "+strings.Join(slices.Sorted(maps.Keys(known)), " "))
	}
	for _, r := range engine.Games() {
		all = append(all, r.ID)
	}
	for _, r := range engine.HouseRules() {
		all = append(all, fmt.Sprint(r.Key, r.Words))
	}
	slices.Sort(all)
	return strings.Join(all, "\n")
}
