package history

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"tabby/history/bring"
	"tabby/scoring"
)

// Lines write every export in the same way: people and marks in the order of their ids, and entries
// while they are read.
type Lines struct {
	Counts Counts // of games and entries
	People []Person
	Marks  []Annotation
	Newer  Verbatims // lines that are written unchanged

	// Grows means tabby.jsonl: its head has no counts, and it says which games were deleted for good.
	Grows   bool
	Removed []string // ids

	// Each calls a function with all entries of main lines, one game after the other unless the
	// export grows; Beside does so with the entries of other endings. They end at the first error.
	Each   func(func(Entry) error) error
	Beside func(func(Other) error) error
}

// A Sink writes lines; each call gets a whole line.
type Sink func(line []byte) error

// Write writes the whole export.
func (l Lines) Write(to Sink, work Work) error {
	err := l.Head(to)
	done := 0
	counted := func(line []byte) error {
		done++
		if err := work.Step(WritingEntries, done, l.Counts.Entries+l.Counts.Others); err != nil {
			return err
		}
		return to(line)
	}
	if err == nil {
		err = l.Entries(counted)
	}
	if err == nil {
		err = l.Others(counted)
	}
	return err
}

// Head writes everything before the entries.
func (l Lines) Head(to Sink) error {
	c := l.Counts
	c.People = len(l.People)
	for _, m := range l.Marks {
		c.mark(m)
	}
	head := c.Line()
	if l.Grows {
		head = c.growing()
	}
	err := to(head)
	for i := 0; err == nil && i < len(l.Removed); i++ {
		err = to(Removed{l.Removed[i]}.Line())
	}
	if err == nil {
		err = l.Revisions(to)
	}
	return err
}

// Revisions writes people and marks, each with a revision that imports accept.
func (l Lines) Revisions(to Sink) error {
	for _, p := range l.People {
		if err := to(l.Newer.Line(p.Sum(), p.Canonical().Line())); err != nil {
			return err
		}
	}
	for _, m := range l.Marks {
		if err := to(l.Newer.Line(m.Sum(), m.Canonical().Line())); err != nil {
			return err
		}
	}
	return nil
}

// Entries writes the entries of main lines. The last entry of a custom game also contains what its
// sheet shows, unless the export grows.
func (l Lines) Entries(to Sink) error {
	if l.Each == nil {
		return nil
	}
	last := showing{write: to}
	err := l.Each(func(e Entry) error {
		line := l.Newer.Line(e.Sum, e.Line())
		if l.Grows {
			return to(line)
		}
		return last.entry(e, line)
	})
	if err == nil {
		err = last.close()
	}
	return err
}

// Others writes the entries of other endings.
func (l Lines) Others(to Sink) error {
	if l.Beside == nil {
		return nil
	}
	return l.Beside(func(o Other) error { return to(l.Newer.Line(o.Sum, o.Line())) })
}

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
// The last entry of a custom game also says what its sheet shows, for a Tabby that cannot
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
// [Tree] says.
//
// A newer Tabby may write marks of other kinds, whose names are those of fields, lines of other
// kinds, and more fields in any line. They are kept and passed on as they came, each alone. A line of
// another kind names it first, with the ID of the thing that it is about, and is kept as a
// mark is: its sum is over "line." and the kind, the ID, the rev and an object of what stands between.
//
//	{"mark":"dish","of":"…","says":{"pie":2},"rev":1,"sum":"…"}
//	{"wish":"…","text":"Pie","for":[1,2],"rev":1,"sum":"…"}
//
// An export with other endings or with a mark that chooses one has version 2, which a Tabby that
// knows one ending of a game refuses. One with a mark or a line of a kind that is not above has
// version 3, which a Tabby refuses that knew those kinds alone. Every other export has version 1.

// The versions of the export that this program writes and reads: of games with one
// ending each, of any, and of any with kinds of marks and lines that came later.
const (
	oneEnding     = 1
	anyEndings    = 2
	exportVersion = 3
)

// A header is the first line of an export.
type header struct {
	Tabby   string `json:"tabby"` // "history"
	Version int    `json:"version"`
}

// Counts are the numbers of lines of an export. They show whether an export was truncated.
type Counts struct {
	People  int `json:"people"`
	Marks   int `json:"marks"` // and lines of kinds that are not known here
	Games   int `json:"games"`
	Entries int `json:"entries"` // of main lines
	Others  int `json:"others"`  // entries of other endings

	marked int // the version that the marks need
}

// mark counts a mark.
func (c *Counts) mark(m Annotation) {
	c.Marks++
	c.marked = max(c.marked, m.version())
}

// version returns the version of an export with so much in it.
func (c Counts) version() int {
	if c.Others > 0 {
		return max(c.marked, anyEndings)
	}
	return max(c.marked, oneEnding)
}

// version returns the version of an export with such a mark.
func (m Annotation) version() int {
	switch {
	case !slices.Contains(firstMarks, m.Kind):
		return exportVersion
	case m.Choice() != "":
		return anyEndings
	}
	return oneEnding
}

// Raises reports whether an export with the mark has a higher version than one without.
func (m Annotation) Raises() bool { return m.version() > oneEnding }

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

// growing returns the first line of an export that is still appended to.
func (c Counts) growing() []byte {
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

// A Removed says that a game was deleted permanently on this device.
type Removed struct{ Game string }

// Line returns that as a line of the running export.
func (r Removed) Line() []byte {
	return fmt.Appendf(nil, `{"removed":%s,"sum":%s}`+"\n", quote(r.Game), quote(r.sum()))
}

func (r Removed) sum() string { return Checksum("removed", r.Game) }

// Line returns the person as a line of an export.
func (p Person) Line() []byte {
	return fmt.Appendf(nil, `{"person":{"id":%s,"name":%s,"colour":%d,"mark":%d},"rev":%d,"sum":%s}`+"\n",
		quote(p.ID), quote(p.Name), p.Colour, p.Shape, p.Rev, quote(p.Sum()))
}

// fields are the fields that a line of any kind may have.
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
// Entry, an Other, a Removed or, for the first line, a header. A line of a kind that is not known here is
// an Annotation. Only a [Ledger] checks that an entry follows the one before it.
func ParseLine(text []byte) (any, error) {
	if m, is := newerLine(text); is {
		return m, m.Check(m.Sum())
	}
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
		if l.Sum != r.sum() {
			return r, ErrChecksum
		}
		return r, nil
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

// EachLine calls f with every line that is not blank, and the number of the line from 1, until f
// fails.
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
