package host

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/must"
)

// TestDocumentedMessagesAreThoseOfTheProtocol reads every message of docs/protocol.md as
// the host or a client would.
func TestDocumentedMessagesAreThoseOfTheProtocol(t *testing.T) {
	text := must.Get(os.ReadFile("../../../docs/protocol.md"))
	blocks := regexp.MustCompile("(?s)```json ([a-z]+)\n(.*?)```").FindAllStringSubmatch(string(text), -1)
	found := map[string]int{}
	for _, b := range blocks {
		d := json.NewDecoder(strings.NewReader(b[2]))
		for d.More() {
			var message json.RawMessage
			if err := d.Decode(&message); err != nil {
				t.Fatalf("%s: %v", b[2], err)
			}
			if err := readAs(b[1], message); err != nil {
				t.Errorf("%s %s: %v", b[1], message, err)
			}
			found[b[1]]++
		}
	}
	for _, kind := range []string{"join", "ticket", "code", "invitation", "neighbour", "photo", "hello", "frame", "intent"} {
		if found[kind] == 0 {
			t.Errorf("no %s is documented", kind)
		}
	}
	for do, k := range kinds {
		if !k.page && !strings.Contains(string(text), `"do": "`+do+`"`) {
			t.Errorf("the intent %q is not documented", do)
		}
	}
	list := string(must.Get(os.ReadFile("../reason/reason.go")))
	for _, row := range regexp.MustCompile(`&Reason\{"(\w+)".*atTable`).FindAllStringSubmatch(list, -1) {
		if !strings.Contains(string(text), row[1]) {
			t.Errorf("the code %s is not documented", row[1])
		}
	}
}

// readAs reads a documented message strictly as what it is said to be.
func readAs(kind string, message []byte) error {
	var into any
	switch kind {
	case "intent":
		_, err := readIntent(message)
		return err
	case "join":
		into = new(wire.Joining)
	case "ticket":
		into = new(wire.Ticket)
	case "hello":
		into = new(wire.Hello)
	case "code":
		into = new(wire.Passcode)
	case "invitation":
		into = new(wire.Invitation)
	case "neighbour":
		into = new(wire.Neighbour)
	case "photo":
		into = new(wire.Photo)
	case "frame":
		into = new(wire.Frame)
	}
	d := json.NewDecoder(strings.NewReader(string(message)))
	d.DisallowUnknownFields()
	return d.Decode(into)
}
