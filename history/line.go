package history

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"tabby/scoring"
)

// The export is JSON Lines. Each line is one of these objects:
//
//	{"tabby":"history","version":1,"people":2,"games":1,"entries":9}
//	{"person":{"id":"…","name":"Ann","colour":0,"mark":0},"rev":1,"sum":"…"}
//	{"mark":"night","of":"2026-11-20","says":{"place":"At Ann's"},"rev":1,"sum":"…"}
//	{"game":"…","seq":1,"at":"…","events":[…],"sum":"…"}
//
// The first line is the header; the running export has no counts in it. Of two
// lines about the same person, or two marks of the same thing, the one with the
// greater rev holds. The entries of a game come in order, their events byte for
// byte as they are stored, for the sums are over those bytes.

// exportVersion is the version of the export this program writes and reads.
const exportVersion = 1

// A header is the first line of an export.
type header struct {
	Tabby   string `json:"tabby"` // "history"
	Version int    `json:"version"`
}

// Counts are the numbers of lines of an export, by which a truncated one is noticed.
type Counts struct {
	People  int `json:"people"`
	Marks   int `json:"marks"`
	Games   int `json:"games"`
	Entries int `json:"entries"`
}

// Line returns the first line of an export.
func (c Counts) Line() []byte {
	marks := ""
	if c.Marks > 0 {
		marks = fmt.Sprintf(`"marks":%d,`, c.Marks)
	}
	return fmt.Appendf(nil, `{"tabby":"history","version":%d,"people":%d,%s"games":%d,"entries":%d}`+"\n",
		exportVersion, c.People, marks, c.Games, c.Entries)
}

// RunningHeader returns the first line of an export that is still appended to.
func RunningHeader() []byte {
	return fmt.Appendf(nil, `{"tabby":"history","version":%d}`+"\n", exportVersion)
}

// Line returns the person as a line of an export.
func (p Person) Line() []byte {
	return fmt.Appendf(nil, `{"person":{"id":%s,"name":%s,"colour":%d,"mark":%d},"rev":%d,"sum":%s}`+"\n",
		quote(p.ID), quote(p.Name), p.Colour, p.Shape, p.Rev, quote(p.Sum()))
}

// Line returns the entry as a line of an export.
func (e Entry) Line() []byte {
	return fmt.Appendf(nil, `{"game":%s,"seq":%d,"at":%s,"events":%s,"sum":%s}`+"\n",
		quote(e.Game), e.Seq, quote(e.At), e.Body, quote(e.Sum))
}

func quote(s string) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(s); err != nil {
		panic(err) // a string has a JSON form
	}
	return bytes.TrimSpace(b.Bytes())
}

// ParseLine reads a line of an export. It returns a Person, an Annotation, an
// Entry or, for the first line, a header. Only a [Ledger] checks that an entry
// follows the one before it.
func ParseLine(text []byte) (any, error) {
	var l struct {
		header
		Person *Person         `json:"person"`
		Mark   string          `json:"mark"`
		Of     string          `json:"of"`
		Says   json.RawMessage `json:"says"`
		Rev    int             `json:"rev"`
		Game   string          `json:"game"`
		Seq    int             `json:"seq"`
		At     string          `json:"at"`
		Events json.RawMessage `json:"events"`
		Sum    string          `json:"sum"`
	}
	if err := json.Unmarshal(text, &l); err != nil {
		return nil, err
	}
	switch {
	case l.Person != nil:
		l.Person.Rev = l.Rev
		return *l.Person, l.Person.Check(l.Sum)
	case l.Mark != "":
		m := Annotation{Kind: l.Mark, ID: l.Of, Rev: l.Rev, Body: string(l.Says)}
		return m, m.Check(l.Sum)
	case l.Game != "":
		e := Entry{Game: l.Game, Seq: l.Seq, At: l.At, Body: string(l.Events), Sum: l.Sum}
		return e, e.Check()
	case l.Tabby == "history" && l.Version == exportVersion:
		return l.header, nil
	case l.Tabby != "":
		return nil, fmt.Errorf("%s, version %d is not known", l.Tabby, l.Version)
	}
	return nil, fmt.Errorf("neither a person nor a mark nor a game")
}

// Check returns an error unless a person read from a file, with that checksum,
// is one that this program could have written.
func (p Person) Check(sum string) error {
	err := scoring.CheckName(p.Name)
	switch {
	case err != nil:
		return err
	case p.ID == "" || min(p.Colour, p.Shape) < 0 || max(p.Colour, p.Shape) >= Badges:
		return ErrBadge
	case sum != p.Sum():
		return fmt.Errorf("the checksum does not match")
	}
	return nil
}

// Check returns an error if an entry read from a file is not complete. Only a
// [Ledger] checks its checksum.
func (e Entry) Check() error {
	_, err := time.Parse(time.RFC3339, e.At)
	switch {
	case err != nil:
		return err
	case e.Seq < 1 || e.Sum == "" || e.Body == "":
		return fmt.Errorf("entry %d of game %s is not whole", e.Seq, e.Game)
	}
	return nil
}

// EachLine calls f with every line that is not blank and its number from 1,
// until f fails.
func EachLine(r io.Reader, f func(number int, text []byte) error) error {
	in := bufio.NewReader(r)
	for number := 1; ; number++ {
		text, err := in.ReadBytes('\n')
		if len(bytes.TrimSpace(text)) > 0 {
			if err := f(number, text); err != nil {
				return err
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}
