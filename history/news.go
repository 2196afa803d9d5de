package history

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"tabby/history/bring"
)

// A newer Tabby may note more about a thing than this one knows. What it adds stands after the
// fields that are known here, and goes along with each change of those. What it notes about things
// that are not known here is kept and passed on as it came.

// isName matches the names of fields.
var isName = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

// newsIn returns the fields of a body that are not of T, as they are written, with a comma
// before each. The error says what no Tabby writes.
func newsIn[T any](body string) (string, error) {
	d := json.NewDecoder(strings.NewReader(body))
	if first, err := d.Token(); err != nil || first != json.Delim('{') {
		return "", Refusal{Reason: ErrLine, Cause: err}
	}
	var news strings.Builder
	for d.More() {
		name, err := d.Token()
		var value json.RawMessage
		if err == nil {
			err = d.Decode(&value)
		}
		if err != nil {
			return "", err
		}
		if text := name.(string); !hasField[T](text) { // a name is text
			if !isName.MatchString(text) || !isCompact(value) {
				return "", Refusal{Reason: ErrLine, What: bring.Short(text)}
			}
			fmt.Fprintf(&news, `,"%s":%s`, text, value)
		}
	}
	return news.String(), nil
}

// addNews adds fields that [newsIn] returned to a body.
func addNews(body, news string) string {
	if news == "" {
		return body
	}
	open := strings.TrimSuffix(body, "}")
	if open == "{" {
		news = news[1:]
	}
	return open + news + "}"
}

// ofLine begins the kind of an [Annotation] that is a line of a kind of its own, and no mark: a newer
// Tabby may write either.
const ofLine = "line."

// maxKind is the maximum length of the name of a kind in bytes.
const maxKind = 64

// firstLines and firstMarks are the kinds of lines and marks that there are in exports of version 2 at most.
var (
	firstLines = []string{"tabby", "person", "mark", "game", "ending", "removed"}
	firstMarks = []string{OfGame, OfNight, OfPerson, OfGroup}
)

// checkNewer returns an error unless a newer Tabby may write an annotation of that kind: it has the name
// of a field, and says an object.
func (m Annotation) checkNewer() error {
	name := strings.TrimPrefix(m.Kind, ofLine)
	if !isName.MatchString(name) || len(name) > maxKind || len(m.Body) > maxBody {
		return Refusal{Reason: ErrLine, What: bring.Short(m.Kind)}
	}
	_, err := newsIn[struct{}](m.Body)
	if err == nil && !isCompact([]byte(m.Body)) {
		err = Refusal{Reason: ErrLine, What: bring.Short(m.Kind)}
	}
	return err
}

// ownLine returns the annotation as a line of a kind of its own: what it says stands between its ID
// and its revision.
func (m Annotation) ownLine(name string) []byte {
	says := strings.TrimSuffix(strings.TrimPrefix(m.Body, "{"), "}")
	if says != "" {
		says += ","
	}
	return fmt.Appendf(nil, `{"%s":%s,%s"rev":%d,"sum":%s}`+"\n", name, quote(m.ID), says, m.Rev, quote(m.Sum()))
}

// newerLine reads a line of a kind that is not known here. It is none unless its checksum is right: one
// bit of the name of a known kind may have flipped.
func newerLine(text []byte) (m Annotation, is bool) {
	text = bytes.TrimRight(text, "\r\n")
	rest, begins := bytes.CutPrefix(text, []byte(`{"`))
	name, rest, ends := bytes.Cut(rest, []byte(`":`))
	if !begins || !ends || slices.Contains(firstLines, string(name)) || !isName.Match(name) {
		return m, false
	}
	var end struct {
		Rev int
		Sum string
	}
	m.Kind = ofLine + string(name)
	if json.Unmarshal(text, &end) != nil || json.NewDecoder(bytes.NewReader(rest)).Decode(&m.ID) != nil {
		return m, false
	}
	m.Rev = end.Rev
	before, after := quote(m.ID), fmt.Sprintf(`"rev":%d,"sum":%s}`, m.Rev, quote(end.Sum))
	says, begins := strings.CutPrefix(string(rest), before+",")
	says, ends = strings.CutSuffix(says, after)
	m.Body = "{" + strings.TrimSuffix(says, ",") + "}"
	return m, begins && ends && end.Sum == m.Sum() && string(m.Line()) == string(text)+"\n"
}

func hasField[T any](name string) bool {
	t := reflect.TypeFor[T]()
	for i := range t.NumField() {
		tag, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if strings.EqualFold(tag, name) {
			return true
		}
	}
	return false
}

// isCompact reports whether JSON has no spaces that it need not have.
func isCompact(text []byte) bool {
	var b bytes.Buffer
	return json.Compact(&b, text) == nil && bytes.Equal(b.Bytes(), text)
}
