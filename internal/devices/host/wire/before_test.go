package wire_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// A message is one between a guest and a host of the builds before 1.0.0.
type message struct {
	From    string
	Message json.RawMessage
}

// before returns the messages of an evening with an older guest or host: a seat, a slip that is
// taken back, something that nobody understands, and a round of cards.
func before(t *testing.T) (all []message) {
	t.Helper()
	file := must.Get(os.Open("testdata/before.jsonl"))
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var m message
		must.Do(t, json.Unmarshal(lines.Bytes(), &m))
		all = append(all, m)
	}
	if len(all) < 40 || lines.Err() != nil {
		t.Fatalf("%d messages: %v", len(all), lines.Err())
	}
	return all
}

// form returns what a message is read into.
func (m message) form() any {
	switch {
	case m.From == "host":
		return new(wire.Frame)
	case bytes.Contains(m.Message, []byte(`"tabby":`)):
		return new(wire.Hello)
	}
	return new(wire.Intent)
}

// TestMessagesOfAnOlderTabbyAreReadWhole reads both sides: an older guest at a table of today,
// and a guest of today at an older table.
func TestMessagesOfAnOlderTabbyAreReadWhole(t *testing.T) {
	for i, m := range before(t) {
		form := m.form()
		if err := json.Unmarshal(m.Message, form); err != nil {
			t.Errorf("message %d: %v", i+1, err)
			continue
		}
		again := must.Get(json.Marshal(form))
		var was, is any
		_ = json.Unmarshal(m.Message, &was)
		_ = json.Unmarshal(again, &is)
		expect.Same(t, fmt.Sprintf("what message %d of a %s loses", i+1, m.From), lost(was, is), "")
	}
}

// TestAdditionsOfANewerTabbyHarmNobody adds a field to each message.
func TestAdditionsOfANewerTabbyHarmNobody(t *testing.T) {
	for i, m := range before(t) {
		more := append([]byte(`{"more":[1],`), m.Message[1:]...)
		plain, got := m.form(), m.form()
		if err := json.Unmarshal(more, got); err != nil {
			t.Errorf("message %d: %v", i+1, err)
		}
		_ = json.Unmarshal(m.Message, plain)
		want, _ := json.Marshal(plain)
		if is, _ := json.Marshal(got); !bytes.Equal(is, want) {
			t.Errorf("message %d is read as %s, want %s", i+1, is, want)
		}
	}
}

// lost returns where something of JSON is gone or another, or "".
func lost(was, is any) string {
	switch was := was.(type) {
	case map[string]any:
		is, _ := is.(map[string]any)
		for key, v := range was {
			if at := lost(v, is[key]); at != "" {
				return "." + key + at
			}
		}
		return ""
	case []any:
		is, _ := is.([]any)
		for i, v := range was {
			if i >= len(is) {
				return "[]"
			}
			if at := lost(v, is[i]); at != "" {
				return "[]" + at
			}
		}
		return ""
	}
	if was == is {
		return ""
	}
	return " "
}
