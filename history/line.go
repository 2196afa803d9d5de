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

// counts say how much an export holds, so that a part of one is not taken for
// the whole.
type counts struct {
	People  int `json:"people"`
	Marks   int `json:"marks"`
	Games   int `json:"games"`
	Entries int `json:"entries"`
}

func (c counts) line() []byte {
	marks := ""
	if c.Marks > 0 {
		marks = fmt.Sprintf(`"marks":%d,`, c.Marks)
	}
	return fmt.Appendf(nil, `{"tabby":"history","version":%d,"people":%d,%s"games":%d,"entries":%d}`+"\n",
		exportVersion, c.People, marks, c.Games, c.Entries)
}

// runningHeader begins an export that goes on growing.
func runningHeader() []byte {
	return fmt.Appendf(nil, `{"tabby":"history","version":%d}`+"\n", exportVersion)
}

func (p Person) line() []byte {
	return fmt.Appendf(nil, `{"person":{"id":%s,"name":%s,"colour":%d,"mark":%d},"rev":%d,"sum":%s}`+"\n",
		quote(p.ID), quote(p.Name), p.Colour, p.Mark, p.Rev, quote(p.sum()))
}

func (e entry) line() []byte {
	return fmt.Appendf(nil, `{"game":%s,"seq":%d,"at":%s,"events":%s,"sum":%s}`+"\n",
		quote(e.game), e.seq, quote(e.at), e.body, quote(e.sum))
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

// parseLine reads a line into a header, a Person, a mark or an entry. Whether the sum of
// an entry follows from the one before is for a ledger to say.
func parseLine(text []byte) (any, error) {
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
		return *l.Person, l.Person.check(l.Sum)
	case l.Mark != "":
		m := mark{kind: l.Mark, id: l.Of, rev: l.Rev, body: string(l.Says)}
		return m, m.check(l.Sum)
	case l.Game != "":
		e := entry{game: l.Game, seq: l.Seq, at: l.At, body: string(l.Events), sum: l.Sum}
		return e, e.check()
	case l.Tabby == "history" && l.Version == exportVersion:
		return l.header, nil
	case l.Tabby != "":
		return nil, fmt.Errorf("%s, version %d is not known", l.Tabby, l.Version)
	}
	return nil, fmt.Errorf("neither a person nor a mark nor a game")
}

// check says what about a person from a file cannot be.
func (p Person) check(sum string) error {
	name, err := scoring.CleanName(p.Name)
	switch {
	case err != nil:
		return err
	case name != p.Name:
		return scoring.Refusal{Reason: scoring.ErrName, Player: p.Name}
	case p.ID == "" || min(p.Colour, p.Mark) < 0 || max(p.Colour, p.Mark) >= Looks:
		return fmt.Errorf("%w: %d and %d", ErrLook, p.Colour, p.Mark)
	case sum != p.sum():
		return fmt.Errorf("the checksum does not match")
	}
	return nil
}

// check says what about an entry from a file cannot be, wherever it belongs.
func (e entry) check() error {
	_, err := time.Parse(time.RFC3339, e.at)
	switch {
	case err != nil:
		return err
	case e.seq < 1 || e.sum == "" || e.body == "":
		return fmt.Errorf("entry %d of game %s is not whole", e.seq, e.game)
	}
	return nil
}

// eachLine calls f with every line that is not blank and its number from 1, until
// f fails.
func eachLine(r io.Reader, f func(number int, text []byte) error) error {
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
