package replay

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// A Name is a field, or a code of an error, and what it means.
type Name struct {
	Name  string `json:"name"`
	Means string `json:"means"`
}

// An ActionReference says what a script can write to one action.
type ActionReference struct {
	Do      string   `json:"do"`
	Does    string   `json:"does"`
	Fields  []string `json:"fields"` // beside "do" and "at"
	Example string   `json:"example"`
	Errors  []string `json:"errors"` // beside those that every line can have
}

// Actions returns the reference of all actions of the sheet, sorted by their names.
func Actions() (all []ActionReference) {
	for _, do := range slices.Sorted(maps.Keys(actions)) {
		ask := actions[do]
		all = append(all, ActionReference{Do: do, Does: ask.does, Fields: append([]string{}, ask.fields...), Example: ask.example, Errors: ask.codes})
	}
	return all
}

// ActionFields returns all fields that actions have beside "do" and "at".
func ActionFields() []Name { return Names(args{}) }

// NewGame returns the fields of a game that begins, beside its "variant".
func NewGame() []Name { return only(Names(Given{}), append(slices.Clone(sheetFields), "day")) }

// Codes returns the codes of errors that actions can have.
func Codes() (all []Name) {
	used := []string{codeField}
	for _, ask := range actions {
		used = append(used, ask.codes...)
	}
	for _, c := range codes {
		all = append(all, Name{c.code, cmp.Or(c.means, sentence(c.reasons[0].Error()))})
	}
	return only(all, used)
}

// sentence returns a refusal as a sentence.
func sentence(text string) string { return strings.ToUpper(text[:1]) + text[1:] + "." }

// Names returns the fields of a struct in JSON, and what their tags say that they mean.
func Names(of any) (all []Name) {
	for f := range reflect.TypeOf(of).Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if means := f.Tag.Get("means"); means != "" {
			all = append(all, Name{name, means})
		}
	}
	return all
}

// only returns those of some names that a list has.
func only(all []Name, list []string) []Name {
	kept := []Name{}
	for _, n := range all {
		if slices.Contains(list, n.Name) {
			kept = append(kept, n)
		}
	}
	return kept
}
