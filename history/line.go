package history

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"tabby/history/bring"
	"tabby/scoring"
)

// The export is JSON Lines. Each line is one of these objects:
//
//	{"tabby":"history","version":1,"people":2,"games":1,"entries":9}
//	{"person":{"id":"…","name":"Ann","colour":0,"mark":0},"rev":1,"sum":"…"}
//	{"mark":"night","of":"2026-11-20","says":{"place":"At Ann's"},"rev":1,"sum":"…"}
//	{"game":"…","seq":1,"at":"…","events":[…],"sum":"…"}
//	{"ending":"…","seq":4,"after":"…","at":"…","events":[…],"sum":"…"}
//
// The first line is the header; the running export has no counts in it. Of two
// lines about the same person, or two marks of the same thing, the one with the
// greater rev holds, and of two with the same rev the one that [Person.Newer] or
// [Annotation.Newer] says. The entries of a game come in order, their events byte for
// byte as they are stored, for the sums are over those bytes. The event of a round with
// the virtual deck has what was dealt and played, mostly 300 to 400 bytes of it and never
// more than engine.MaxLogBytes, in the form of an engine.Log.
//
// The last entry of a game of one's own also says what its sheet shows, for a Tabby that cannot
// compute it ([Shown]):
//
//	{"game":"…",…,"sum":"…","shown":{"entries":2,"rounds":[[0,10]],"totals":[0,10],"places":[1,2],"over":false}}
//
// The running export also says which games were deleted for good on this device, which an
// import reads over:
//
//	{"removed":"…","sum":"…"}
//
// The entries of the main line of a game, by which it goes, say "game". If the game was
// written on by two devices apart, those of its other endings say "ending", and after
// which sum they follow. A mark of the game with an "ending" chooses the main line, as
// [Tree] says. An export with either has version 2, which a Tabby that knows one ending
// of a game refuses, and every other export has version 1.

// The versions of the export that this program writes and reads: of games with one
// ending each, and of any.
const (
	oneEnding     = 1
	exportVersion = 2
)

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
	Entries int `json:"entries"` // of main lines
	Others  int `json:"others"`  // entries of other endings
	Choices int `json:"-"`       // marks that choose an ending
}

// version returns the version of an export with so much in it.
func (c Counts) version() int {
	if c.Others+c.Choices > 0 {
		return exportVersion
	}
	return oneEnding
}

// Line returns the first line of an export.
func (c Counts) Line() []byte {
	marks, others := "", ""
	if c.Marks > 0 {
		marks = fmt.Sprintf(`"marks":%d,`, c.Marks)
	}
	if c.Others > 0 {
		others = fmt.Sprintf(`,"others":%d`, c.Others)
	}
	return fmt.Appendf(nil, `{"tabby":"history","version":%d,"people":%d,%s"games":%d,"entries":%d%s}`+"\n",
		c.version(), c.People, marks, c.Games, c.Entries, others)
}

// RunningHeader returns the first line of an export that is still appended to.
func (c Counts) RunningHeader() []byte {
	return fmt.Appendf(nil, `{"tabby":"history","version":%d}`+"\n", c.version())
}

// An Other is an entry of a game that is not on its main line.
type Other struct {
	Entry
	Before string // the sum of the entry before it, or "" of the first
}

// Line returns the entry as a line of an export.
func (o Other) Line() []byte {
	return fmt.Appendf(nil, `{"ending":%s,"seq":%d,"after":%s,"at":%s,"events":%s,"sum":%s}`+"\n",
		quote(o.Game), o.Seq, quote(o.Before), quote(o.At), o.Body, quote(o.Sum))
}

// Check returns an error unless the entry is complete and follows on the one before.
func (o Other) Check() error {
	if err := o.Entry.Check(); err != nil {
		return err
	}
	if o.Sum != o.Chained(o.Before) {
		return Refusal{Reason: ErrChecksum, Kind: OfGame, What: o.Game, Seq: o.Seq}
	}
	return nil
}

// A Removed says that a game was deleted for good on this device.
type Removed struct{ Game string }

// Line returns that as a line of the running export.
func (r Removed) Line() []byte {
	return fmt.Appendf(nil, `{"removed":%s,"sum":%s}`+"\n", quote(r.Game), quote(r.sum()))
}

func (r Removed) sum() string { return Checksum("removed", r.Game) }

// Check returns an error unless the checksum is that of the line.
func (r Removed) Check(sum string) error {
	if sum != r.sum() {
		return ErrChecksum
	}
	return nil
}

// Line returns the person as a line of an export.
func (p Person) Line() []byte {
	return fmt.Appendf(nil, `{"person":{"id":%s,"name":%s,"colour":%d,"mark":%d},"rev":%d,"sum":%s}`+"\n",
		quote(p.ID), quote(p.Name), p.Colour, p.Shape, p.Rev, quote(p.Sum()))
}

// fields are what stands in a line of any kind.
type fields struct {
	header
	Person  *Person         `json:"person"`
	Mark    string          `json:"mark"`
	Of      string          `json:"of"`
	Says    json.RawMessage `json:"says"`
	Rev     int             `json:"rev"`
	Removed string          `json:"removed"`
	Game    string          `json:"game"`
	Ending  string          `json:"ending"`
	After   string          `json:"after"`
	Seq     int             `json:"seq"`
	At      string          `json:"at"`
	Events  json.RawMessage `json:"events"`
	Sum     string          `json:"sum"`
}

// ParseLine reads a line of an export. It returns a Person, an Annotation, an
// Entry, an Other, a Removed or, for the first line, a header. Only a [Ledger] checks that an
// entry follows the one before it.
func ParseLine(text []byte) (any, error) {
	var l fields
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
		e := l.entry(l.Game)
		return e, e.Check()
	case l.Ending != "":
		o := Other{l.entry(l.Ending), l.After}
		return o, o.Check()
	case l.Removed != "":
		r := Removed{l.Removed}
		return r, r.Check(l.Sum)
	case l.Tabby == "history" && l.Version >= oneEnding && l.Version <= exportVersion:
		return l.header, nil
	case l.Tabby != "":
		return nil, Refusal{Reason: ErrVersion, What: bring.Short(l.Tabby), Count: l.Version}
	}
	return nil, ErrLine
}

func (l fields) entry(game string) Entry {
	return Entry{Game: game, Seq: l.Seq, At: l.At, Body: string(l.Events), Sum: l.Sum}
}

// Check returns an error unless a person read from a file, with that checksum,
// is one that this program could have written. It is [ErrRevision] if nothing but the
// revision is wrong.
func (p Person) Check(sum string) error {
	err := scoring.CheckName(p.Name)
	switch {
	case err != nil:
		return err
	case p.ID == "" || min(p.Colour, p.Shape) < 0 || max(p.Colour, p.Shape) >= Badges:
		return ErrBadge
	case sum != p.Sum():
		return ErrChecksum
	}
	return checkRevision(p.Rev)
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
