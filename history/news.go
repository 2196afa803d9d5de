package history

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"strings"

	"tabby/history/bring"
)

// A newer Tabby may note more about a thing than this one knows. What it adds stands after the
// fields that are known here, and goes along with each change of those.

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
