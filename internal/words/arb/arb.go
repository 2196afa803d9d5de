// Package arb reads files of texts in the format ARB: JSON with a text for each key, which
// translators' tools read and check.
//
//	{
//	  "@@locale": "it",
//	  "setup_startsAhead": "{name} parte con {n, plural, one{# punto} other{# punti}} di vantaggio",
//	  "@setup_startsAhead": {"description": "…"}
//	}
//
// It does not read the texts themselves; see package message.
package arb

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/language"
)

// maxSize is how many bytes a file can have. The largest here has a third of a megabyte.
const maxSize = 4 << 20

// Ending ends the name of a file.
const Ending = ".arb"

// A File has the texts of one language.
type File struct {
	Locale string // the tag of the language
	Texts  map[string]string
	Keys   []string                   // in the order of the file
	About  map[string]json.RawMessage // what is said of keys, and of the file ("@x-style"), without the first @
}

// An Error is a fault in a file, and its place.
type Error struct {
	Line int    // from 1
	Key  string // or ""
	Why  string
}

// Error returns the place and the reason.
func (e *Error) Error() string {
	if e.Key == "" {
		return fmt.Sprintf("line %d: %s", e.Line, e.Why)
	}
	return fmt.Sprintf("line %d: %s: %s", e.Line, e.Key, e.Why)
}

// Read reads a file. The error is an [*Error] if the file is too large or not in UTF-8, is not
// JSON or not an object of texts, names no language that there is, or has a key twice.
func Read(data []byte) (File, error) {
	r := newReader(data)
	switch {
	case len(data) > maxSize:
		return File{}, &Error{1, "", fmt.Sprintf("the file has %d bytes, and %d are the most", len(data), maxSize)}
	case !utf8.Valid(data):
		return File{}, r.fails(InvalidAt(data), "", "this is not UTF-8")
	}
	if err := r.object(); err != nil {
		return File{}, err
	}
	if r.file.Locale == "" {
		return File{}, &Error{1, "@@locale", "the file does not say its language"}
	}
	if _, err := language.Parse(r.file.Locale); err != nil {
		return File{}, &Error{1, "@@locale", fmt.Sprintf("there is no language with the tag %q", r.file.Locale)}
	}
	return r.file, nil
}

// ReadFrom reads a file that a person chose. Its name says the language, as in it.arb. It reads no more
// than such a file can have. The error is an [*Error], or that of in.
func ReadFrom(name string, in io.Reader) (File, error) {
	data, err := io.ReadAll(io.LimitReader(in, maxSize+1))
	if err != nil {
		return File{}, err
	}
	f, err := Read(data)
	if err != nil {
		return File{}, err
	}
	if of, err := language.Parse(strings.TrimSuffix(name, Ending)); err == nil && of != language.Make(f.Locale) {
		return File{}, &Error{1, "@@locale", fmt.Sprintf("the file is called %s and says that its language is %s", name, f.Locale)}
	}
	return f, nil
}

// Head reads no more of a file than some keys of its beginning. The error is an [*Error].
func Head(data []byte, keys ...string) (File, error) {
	r := newReader(data)
	r.stop = func() bool {
		for _, key := range keys {
			if _, read := r.file.Texts[key]; !read {
				return false
			}
		}
		return true
	}
	err := r.object()
	return r.file, err
}

// InvalidAt returns where bytes are not in UTF-8.
func InvalidAt(data []byte) int {
	at := 0
	for at < len(data) {
		r, n := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && n == 1 {
			break
		}
		at += n
	}
	return at
}

// A reader reads one file.
type reader struct {
	data []byte
	dec  *json.Decoder
	file File
	stop func() bool // whether enough is read, or nil
}

func newReader(data []byte) *reader {
	return &reader{
		data: data, dec: json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff")))),
		file: File{Texts: map[string]string{}, About: map[string]json.RawMessage{}},
	}
}

func (r *reader) fails(offset int, key, why string) error {
	return &Error{1 + bytes.Count(r.data[:min(offset, len(r.data))], []byte("\n")), key, why}
}

// object reads the one object of a file.
func (r *reader) object() error {
	if t, err := r.dec.Token(); err != nil || t != json.Delim('{') {
		return r.wrong("", err, "a file begins with {")
	}
	seen := map[string]bool{}
	for r.dec.More() {
		if r.stop != nil && r.stop() {
			return nil
		}
		t, err := r.dec.Token()
		key, ok := t.(string)
		if err != nil || !ok {
			return r.wrong("", err, "a key is missing")
		}
		if seen[key] {
			return r.fails(int(r.dec.InputOffset()), key, "the key is there twice")
		}
		seen[key] = true
		if err := r.value(key); err != nil {
			return err
		}
	}
	if _, err := r.dec.Token(); err != nil {
		return r.wrong("", err, "")
	}
	if _, err := r.dec.Token(); !errors.Is(err, io.EOF) {
		return r.wrong("", err, "something follows the last }")
	}
	return nil
}

// value reads what stands behind a key.
func (r *reader) value(key string) error {
	if name, about := strings.CutPrefix(key, "@"); about && key != "@@locale" {
		var said json.RawMessage
		if err := r.dec.Decode(&said); err != nil {
			return r.wrong(key, err, "")
		}
		r.file.About[name] = said
		return nil
	}
	t, err := r.dec.Token()
	text, ok := t.(string)
	switch {
	case err != nil || !ok:
		return r.wrong(key, err, "the text is missing: it stands in quotes")
	case key == "@@locale":
		r.file.Locale = text
	default:
		r.file.Texts[key] = text
		r.file.Keys = append(r.file.Keys, key)
	}
	return nil
}

// wrong returns an error of the JSON, or another one if there is none.
func (r *reader) wrong(key string, err error, why string) error {
	at := int(r.dec.InputOffset())
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax):
		return r.fails(int(syntax.Offset), key, "this is not JSON: "+syntax.Error())
	case err != nil:
		return r.fails(len(r.data), key, "the file ends too early")
	}
	return r.fails(at, key, why)
}
