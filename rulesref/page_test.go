package rulesref

import (
	"reflect"
	"regexp"
	"testing"
)

// TestPagesCallNoMethods holds the pages to fields and functions.
func TestPagesCallNoMethods(t *testing.T) {
	names := data{fields: map[string]bool{}, methods: map[string]bool{}, seen: map[reflect.Type]bool{}}
	names.add(reflect.TypeFor[*facts]())
	names.add(reflect.TypeFor[powered]())
	if !names.methods["Number"] || !names.fields["Alias"] {
		t.Fatal("the methods and fields of rules were not found")
	}
	field := regexp.MustCompile(`\.([A-Z]\w*)`)
	for _, page := range pages().Templates() {
		if page.Tree == nil {
			continue
		}
		for _, found := range field.FindAllStringSubmatch(page.Root.String(), -1) {
			if names.methods[found[1]] && !names.fields[found[1]] {
				t.Errorf("%s calls the method %s; make it a function", page.Name(), found[1])
			}
		}
	}
}

// data is what pages may find in their data.
type data struct {
	fields, methods map[string]bool
	seen            map[reflect.Type]bool
}

// add adds the names of the fields and methods of a type and of all that lie in it.
func (d data) add(t reflect.Type) {
	if d.seen[t] {
		return
	}
	d.seen[t] = true
	for m := range t.Methods() {
		d.methods[m.Name] = true
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		d.add(t.Elem())
	case reflect.Struct:
		for f := range t.Fields() {
			d.fields[f.Name] = true
			d.add(f.Type)
		}
	}
}
