package replay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"

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
	if err := unique(line); err != nil {
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

// unique checks that no object of valid JSON has a field twice.
func unique(line []byte) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.UseNumber()
	var open []level
	for {
		token, err := d.Token()
		if err != nil {
			return nil // the end: the line is known to be valid
		}
		if name, isName := name(token, open); isName {
			if open[len(open)-1].seen[name] {
				return fmt.Errorf("byte %d: %q is named twice", d.InputOffset(), words.Short(name))
			}
			open[len(open)-1].seen[name] = true
			open[len(open)-1].value = true
			continue
		}
		open = step(open, token)
	}
}

// A level is an object or a list that is not closed yet.
type level struct {
	seen  map[string]bool // names so far; nil in a list
	value bool            // a name has been read, its value comes next
}

// name returns the token if it is a name in the innermost object.
func name(token json.Token, open []level) (string, bool) {
	if len(open) == 0 || open[len(open)-1].seen == nil || open[len(open)-1].value {
		return "", false
	}
	s, ok := token.(string)
	return s, ok
}

// step returns the open levels after a value or a bracket.
func step(open []level, token json.Token) []level {
	switch token {
	case json.Delim('{'):
		return append(open, level{seen: map[string]bool{}})
	case json.Delim('['):
		return append(open, level{})
	case json.Delim('}'), json.Delim(']'):
		open = open[:len(open)-1]
	}
	if len(open) > 0 {
		open[len(open)-1].value = false
	}
	return open
}
