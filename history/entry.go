package history

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"tabby/history/bring"
	"tabby/scoring"
)

// An Entry is one confirmed batch of events in the form in which it is stored.
type Entry struct {
	N    int64 // 1, 2, … among all entries of the store
	Game string
	Seq  int    // 1, 2, … in its game
	At   string // RFC 3339
	Body string // the events, a JSON array
	Sum  string
}

// Chained returns the checksum that e must have after an entry with the
// checksum before, or as the first of its game after "".
func (e Entry) Chained(before string) string {
	return Checksum(before, e.Game, fmt.Sprint(e.Seq), e.At, e.Body)
}

// Line returns the entry as a line of an export.
func (e Entry) Line() []byte {
	return fmt.Appendf(nil, `{"game":%s,"seq":%d,"at":%s,"events":%s,"sum":%s}`+"\n",
		quote(e.Game), e.Seq, quote(e.At), e.Body, quote(e.Sum))
}

// Check returns an error if an entry read from a file is not complete. Only a
// [Ledger] checks its checksum.
func (e Entry) Check() error {
	_, err := time.Parse(time.RFC3339, e.At)
	switch {
	case err != nil:
		return err
	case e.Seq < 1 || e.Sum == "" || e.Body == "":
		return Refusal{Reason: ErrLine, What: bring.Short(e.Game)}
	}
	return nil
}

// Checksum returns the checksum of the parts and their lengths.
func Checksum(parts ...string) string {
	h := sha256.New()
	for _, p := range parts {
		fmt.Fprintf(h, "%d:%s", len(p), p)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// ChecksumOf returns the checksum of texts by their names.
func ChecksumOf(named map[string]string) string {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(named)) {
		parts = append(parts, name, named[name])
	}
	return Checksum(parts...)
}

func quote(s string) string {
	text, err := EncodeAnnotation(s)
	if err != nil {
		panic(err) // a string has a JSON form
	}
	return text
}

// encodeEvents returns the body of an entry.
func encodeEvents(events []scoring.Event) (string, error) {
	raw := make([]json.RawMessage, len(events))
	for i, e := range events {
		text, err := scoring.Marshal(e)
		if err != nil {
			return "", err
		}
		raw[i] = text
	}
	body, err := json.Marshal(raw)
	return string(body), err
}

// decodeEvents returns the events in the body of an entry, at least one. The error wraps
// [scoring.ErrNewer] if a newer Tabby may have written one.
func decodeEvents(body string) ([]scoring.Event, error) {
	raw, err := splitEvents(body)
	if err != nil {
		return nil, err
	}
	events := make([]scoring.Event, len(raw))
	for i, text := range raw {
		e, err := scoring.UnmarshalAll(text)
		if err != nil {
			return nil, err
		}
		events[i] = e
	}
	return events, nil
}

// splitEvents returns the events in the body of an entry as they are written, at least one.
func splitEvents(body string) ([]json.RawMessage, error) {
	var raw []json.RawMessage
	if err := json.Unmarshal([]byte(body), &raw); err != nil {
		return nil, err
	}
	if len(raw) == 0 {
		return nil, ErrLine
	}
	return raw, nil
}
