package replay

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/arb"
)

// read decodes a line strictly: it has to be UTF-8 and one JSON value in which no
// object has a field twice. The error names what is wrong, and where.
func read(line []byte, into any) error {
	if !utf8.Valid(line) {
		return unreadable{fmt.Errorf("byte %d: not UTF-8", arb.InvalidAt(line)+1)}
	}
	if err := json.Unmarshal(line, into); err != nil {
		return unreadable{jsonError(err)}
	}
	d := json.NewDecoder(bytes.NewReader(line))
	d.UseNumber()
	if err := unique(d); err != nil {
		return unreadable{err}
	}
	return nil
}

// An unreadable line is one that read cannot decode.
type unreadable struct{ error }

// Unwrap returns why.
func (u unreadable) Unwrap() error { return u.error }

// jsonError rewords an error of encoding/json without Go types.
func jsonError(err error) error {
	var wrong *json.UnmarshalTypeError
	if syntax := (*json.SyntaxError)(nil); errors.As(err, &syntax) {
		return fmt.Errorf("byte %d: not JSON: %s", syntax.Offset, err)
	}
	if !errors.As(err, &wrong) {
		return err
	}
	if wrong.Field == "" {
		return errors.New("a case or an action is an object, not " + wrong.Value)
	}
	return fmt.Errorf("%s: %s does not belong here", wrong.Field, wrong.Value)
}

// unique checks that no object in the next value of valid JSON has a field twice.
func unique(d *json.Decoder) error {
	open, err := d.Token()
	if open != json.Delim('{') && open != json.Delim('[') {
		return err
	}
	for seen := map[any]bool{}; d.More(); {
		if open == json.Delim('{') {
			name, err := d.Token()
			if err != nil {
				return err
			}
			if seen[name] {
				return fmt.Errorf("byte %d: %q is named twice", d.InputOffset(), words.Short(name.(string)))
			}
			seen[name] = true
		}
		if err := unique(d); err != nil {
			return err
		}
	}
	_, err = d.Token() // the end of the object or the list
	return err
}

// annotations are the fields with which a case says something to those who read or check
// it: anywhere in the case, in its "given" and in its actions. They are ignored, also if
// the case is recorded line by line. All other fields that are not known are mistakes.
var annotations = []string{
	"error", "expected", "kind", "note", "source", "status", "test_rng", "toggle", "why",
}

// The fields of a case and of its "given", which depend on the mode.
var (
	caseFields  = []string{"id", "variant", "given", "actions"}
	bothFields  = []string{"mode", "players", "dealer", "end", "config", "younger"}
	sheetFields = slices.Concat(bothFields, []string{"totals_before", "already_out_in_round", "fallen_before", "head_starts", "clock_start", "game", "rules"})
	deckFields  = slices.Concat(bothFields, []string{
		"turn", "hands", "draw", "discard", "known", "order", "stacked_after_deal",
		"reshuffle_order", "reshuffles", "variants",
	})
)

// An unknownField is a field that an object cannot have, or the name of another thing that there is not.
type unknownField struct {
	name    string
	there   []string // what it can have
	variant string   // which does not have it, if it is a house rule
	kind    string   // what it is, if it is not a field
}

// Error returns the name, the nearest that there is, and all of them.
func (u unknownField) Error() string {
	there := slices.Sorted(slices.Values(u.there))
	name, quoted := u.name, strconv.Quote(words.Short(u.name))
	if !isPlain(name) {
		name = quoted
	}
	why := "that is not known here."
	if u.kind != "" {
		name, why = u.kind+" "+quoted, "there is none of that name."
	}
	if u.variant != "" {
		why = u.variant + " has no house rule " + quoted + "."
	}
	if near := nearest(u.name, there); near != "" {
		why = "did you mean " + near + "?"
	}
	return fmt.Sprintf("%s: %s There are: %s", name, why, strings.Join(there, ", "))
}

var isPlain = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_-]{0,39}$`).MatchString

// onlyFields returns an error if an object has other fields than these and annotations. If a value
// is no object, its readers will say so.
func onlyFields(object json.RawMessage, there []string) error {
	var found map[string]json.RawMessage
	if json.Unmarshal(object, &found) != nil {
		return nil
	}
	for _, name := range annotations {
		delete(found, name)
	}
	return onlyNames(found, there)
}

// onlyNames returns an error if there is another name than these.
func onlyNames[K ~string, V any](found map[K]V, there []string) error {
	for _, name := range slices.Sorted(maps.Keys(found)) {
		if !slices.Contains(there, string(name)) {
			return unknownField{name: string(name), there: there}
		}
	}
	return nil
}

// placed returns an error with the place where it happened, or nil for none.
func placed(where string, err error) error {
	if err == nil {
		return nil
	}
	return words.At{Where: where, Err: err}
}

// checkFields returns an error for a field that the case or its "given" cannot have.
func (in input) checkFields(line []byte) error {
	var raw struct {
		Given json.RawMessage `json:"given"`
	}
	if err := onlyFields(line, caseFields); err != nil {
		return err
	}
	if err := json.Unmarshal(line, &raw); err != nil {
		return jsonError(err)
	}
	fields := sheetFields
	if in.Given.Mode == deck {
		fields = deckFields
	}
	return placed("given", cmp.Or(onlyFields(raw.Given, fields), in.Given.checkNames(in.Variant)))
}

// checkNames returns an error for a house rule or a variant that there is not.
func (g Given) checkNames(variant string) error {
	var ids []string
	for _, r := range engine.Games() {
		ids = append(ids, r.ID)
	}
	return cmp.Or(
		placed("config", checkHouse(variant, g.Config)),
		placed("end", checkHouse(variant, g.End)),
		placed("variants", onlyNames(g.Variants, ids)),
	)
}

// checkHouse returns an error for a house rule that the variant does not offer. A variant
// that there is not is left to the engine.
func checkHouse(variant string, house engine.House) error {
	r, err := engine.Variant(variant)
	if err != nil {
		return nil
	}
	var keys []string
	for _, o := range r.House {
		keys = append(keys, string(o.Key))
	}
	err = onlyNames(house, keys)
	if unknown := (unknownField{}); errors.As(err, &unknown) {
		unknown.variant = r.Name
		return unknown
	}
	return err
}

// longest is the length of a name, in bytes, beyond which none is near.
const longest = 40

// nearest returns the name nearest to a mistyped one, or "" if none is near.
func nearest(typed string, names []string) string {
	if len(typed) > longest {
		return ""
	}
	best, found := min((len(typed)+2)/3, len(typed)-1), ""
	for _, name := range names {
		if d := typos(strings.ToLower(typed), name); d < best || d == best && found == "" {
			best, found = d, name
		}
	}
	return found
}

// typos returns how many letters have to be put in, left out or changed to make one word
// of another.
func typos(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		corner := row[0]
		row[0] = i + 1
		for j := range len(b) {
			changed := corner
			if a[i] != b[j] {
				changed++
			}
			corner = row[j+1]
			row[j+1] = min(changed, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
