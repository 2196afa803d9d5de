package history

import (
	"bytes"
	"encoding/json"
	"strings"
)

// A Verbatim is a line of an export with fields that are not known here, as a newer Tabby
// wrote it. Its known part is a person, an annotation or an entry like any other.
type Verbatim struct {
	Sum  string // of that
	Key  string // what it is about: person/, game/ or mark/ and the id
	Text string // the line, without its end
}

// Verbatims has lines that a newer Tabby wrote, by their sums.
type Verbatims map[string]string

// Line returns the line with a sum: as it came, or as it is written here.
func (v Verbatims) Line(sum string, here []byte) []byte {
	if text, is := v[sum]; is {
		return []byte(text + "\n")
	}
	return here
}

// VerbatimOf returns a line that [ParseLine] has read as that, if it has fields that are not
// known here.
func VerbatimOf(text []byte, what any) (v Verbatim, is bool) {
	line, known := what.(interface{ Line() []byte })
	text = bytes.TrimRight(text, "\r\n")
	if !known || bytes.Equal(bytes.TrimRight(line.Line(), "\n"), text) || !addsTo(text, line.Line()) {
		return Verbatim{}, false
	}
	if v, is = verbatimOf(what); is {
		v.Text = string(text)
	}
	return v, is
}

// verbatimOf returns a line of that without its text.
func verbatimOf(what any) (v Verbatim, is bool) {
	switch w := what.(type) {
	case Person:
		v.Sum, v.Key = w.Sum(), "person/"+w.ID
	case Annotation:
		v.Sum, v.Key = w.Sum(), "mark/"+w.key()
	case Entry:
		v.Sum, v.Key = w.Sum, "game/"+w.Game
	case Other:
		v.Sum, v.Key = w.Sum, "game/"+w.Game
	default:
		return v, false
	}
	return v, true
}

// Check returns an error unless the line is one of that sum and key.
func (v Verbatim) Check() error {
	what, err := ParseLine([]byte(v.Text))
	if err != nil {
		return err
	}
	kind, id, _ := strings.Cut(v.Key, "/")
	if again, is := VerbatimOf([]byte(v.Text), what); !is || again != v {
		return Damaged(Refusal{Reason: ErrChecksum, Kind: kind, What: id})
	}
	return nil
}

// addsTo reports whether a line has all fields of the one that Tabby writes, in it and in its
// person, and others besides.
func addsTo(text, here []byte) bool {
	var line, ours map[string]json.RawMessage
	if json.Unmarshal(text, &line) != nil || json.Unmarshal(here, &ours) != nil {
		return false
	}
	var of, oursOf map[string]json.RawMessage
	_ = json.Unmarshal(line["person"], &of) // nil where there is none
	_ = json.Unmarshal(ours["person"], &oursOf)
	return hasAll(line, ours) && hasAll(of, oursOf) && len(line)+len(of) > len(ours)+len(oursOf)
}

// hasAll reports whether a line has all fields that it is to have, and others only of names
// that Tabby gives to fields.
func hasAll(line, ours map[string]json.RawMessage) bool {
	for name := range ours {
		if _, has := line[name]; !has {
			return false
		}
	}
	for name := range line {
		if _, known := ours[name]; !known && !isName.MatchString(name) {
			return false
		}
	}
	return true
}
