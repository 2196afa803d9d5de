package handover

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"regexp"
	"strconv"
	"time"

	"tabby/history"
	"tabby/internal/devices/reason"
)

// A game is what an export has of one game.
type game struct {
	id          string
	people      []history.Person
	annotations []history.Annotation
	entries     []history.Entry
}

// readGame reads an export of one game.
func readGame(from io.Reader) (game, error) {
	var g game
	err := history.EachLine(from, func(_ int, line []byte) error {
		what, err := history.ParseLine(line)
		if err != nil {
			return err
		}
		switch what := what.(type) {
		case history.Person:
			g.people = append(g.people, what)
		case history.Annotation:
			g.annotations = append(g.annotations, what)
		case history.Entry:
			return g.add(what)
		}
		return nil
	})
	if err == nil && len(g.entries) == 0 {
		err = errors.New("there is no game to hand over")
	}
	return g, err
}

// add adds the next entry, which follows on the one before.
func (g *game) add(e history.Entry) error {
	before := ""
	if n := len(g.entries); n > 0 {
		before = g.entries[n-1].Sum
	} else {
		g.id = e.Game
	}
	if e.Game != g.id {
		return errors.New("one game is handed over at a time")
	}
	if e.Seq != len(g.entries)+1 || e.Sum != e.Chained(before) {
		return fmt.Errorf("entry %d of game %s does not follow on the one before", e.Seq, e.Game)
	}
	g.entries = append(g.entries, e)
	return nil
}

// text returns the game as the text of a link.
func (g game) text() []byte {
	var times clock
	b := []byte(g.id)
	add := func(line []byte) { b = append(append(b, '\n'), times.shorten(line)...) }
	for _, p := range g.people {
		add(withoutSum(p.Line()))
	}
	for _, a := range g.annotations {
		add(withoutSum(a.Line()))
	}
	for _, e := range g.entries {
		add([]byte(e.Body + e.At))
	}
	return b
}

// withoutSum returns the line of a person or an annotation up to its checksum.
func withoutSum(line []byte) []byte { return line[:bytes.LastIndex(line, []byte(`,"sum":"`))] }

// parseText reads the text of a link. The error is [reason.DamagedLink] unless it is one; what
// it says of people and games is left to the import.
func parseText(text []byte) (game, error) {
	id, rest, _ := bytes.Cut(text, []byte("\n"))
	g := game{id: string(id)}
	var times clock
	for len(rest) > 0 {
		var line []byte
		line, rest, _ = bytes.Cut(rest, []byte("\n"))
		line, err := times.lengthen(line)
		if err == nil {
			err = g.parse(line)
		}
		if err != nil {
			return g, err
		}
	}
	return g, nil
}

// parse reads a line of a text.
func (g *game) parse(line []byte) error {
	if bytes.HasPrefix(line, []byte("[")) {
		return g.parseEntry(line)
	}
	var l struct {
		Person *history.Person `json:"person"`
		Mark   string          `json:"mark"`
		Of     string          `json:"of"`
		Says   json.RawMessage `json:"says"`
		Rev    int             `json:"rev"`
	}
	if json.Unmarshal(append(bytes.Clone(line), '}'), &l) != nil {
		return reason.DamagedLink
	}
	if l.Person != nil {
		l.Person.Rev = l.Rev
		g.people = append(g.people, *l.Person)
		return nil
	}
	g.annotations = append(g.annotations, history.Annotation{Kind: l.Mark, ID: l.Of, Rev: l.Rev, Body: string(l.Says)})
	return nil
}

func (g *game) parseEntry(line []byte) error {
	end := bytes.LastIndexByte(line, ']') + 1
	if end == 0 || !json.Valid(line[:end]) {
		return reason.DamagedLink
	}
	e := history.Entry{Game: g.id, Seq: len(g.entries) + 1, At: string(line[end:]), Body: string(line[:end])}
	before := ""
	if n := len(g.entries); n > 0 {
		before = g.entries[n-1].Sum
	}
	e.Sum = e.Chained(before)
	g.entries = append(g.entries, e)
	return nil
}

func (g game) export() (all []byte) {
	add := func(line []byte) error { // memory takes all
		all = append(all, line...)
		return nil
	}
	l := history.Lines{Counts: history.Counts{Games: 1, Entries: len(g.entries)}, People: g.people, Marks: g.annotations}
	_ = l.Head(add)
	for _, e := range g.entries {
		_ = add(e.Line())
	}
	return all
}

// dictionary1 is what games have in common, what is most frequent last. It belongs to
// version 1: with one byte changed, no link of that version can be read any more.
//
//go:embed dictionary1.txt
var dictionary1 []byte

// deflate compresses a text, with what such texts have in common, or nil.
func deflate(text, common []byte) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriterDict(&b, flate.BestCompression, common)
	if err != nil {
		panic(err) // the level is one
	}
	_, _ = w.Write(text) // memory takes all
	_ = w.Close()
	return ended(b.Bytes())
}

// ended returns a stream with a shorter last block, which is empty. As it was written, that block
// begins with the last bit that is set before its length, 00 00 ff ff: then many links would end
// in underscores, which chat programs take for the end of italics.
func ended(stream []byte) []byte {
	stream = stream[:len(stream)-4]
	for stream[len(stream)-1] == 0 {
		stream = stream[:len(stream)-1]
	}
	last := 8*(len(stream)-1) + bits.Len8(stream[len(stream)-1]) - 1
	stream = append(stream, make([]byte, (last+10+7)/8-len(stream))...)
	stream[(last+1)/8] |= 1 << ((last + 1) % 8) // a block of usual codes, of which zeros are the end
	return stream
}

// inflate returns the text that was deflated, as much of it as is there: the caller checks its sum. The error
// is [reason.DamagedLink] if there is more, or wraps [history.ErrTooMuch] for a text that no game needs.
func inflate(packed []byte) ([]byte, error) {
	from := bytes.NewReader(packed)
	text, _ := io.ReadAll(io.LimitReader(flate.NewReaderDict(from, dictionary1), maxText+1))
	switch {
	case len(text) > maxText:
		return nil, fmt.Errorf("%w: more than %d KiB in a link", history.ErrTooMuch, maxText>>10)
	case from.Len() > 0:
		return nil, reason.DamagedLink
	}
	return text, nil
}

// passed stands before the nanoseconds that have passed since the time before, a number
// in base 16. No line of an export has that character.
const passed = '\x01'

// aTime finds a time as JSON has it, or at the end of a line, and aShortTime one that
// was shortened as well.
var (
	aTime      = regexp.MustCompile(`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)(?:"|$)`)
	aShortTime = regexp.MustCompile(aTime.String() + "|\x01-?[0-9a-f]+")
)

// A clock is the time that a text names last, in the zone in which it does; the zero
// clock is before the first.
type clock struct{ last time.Time }

// read goes on to a time as it is written, if it is one.
func (c *clock) read(written []byte) bool {
	at, err := time.Parse(time.RFC3339Nano, string(bytes.TrimSuffix(written, []byte(`"`))))
	if err != nil {
		return false
	}
	_, east := at.Zone()
	c.last = at.In(time.FixedZone("", east)) // which has no summer time, as that of this device may
	return true
}

// shorten returns a line with its times as what has passed between them, if that
// says all.
func (c *clock) shorten(line []byte) []byte {
	return aTime.ReplaceAllFunc(line, func(written []byte) []byte {
		before := c.last
		if !c.read(written) || before.IsZero() {
			return written
		}
		d := c.last.Sub(before)
		same := before.Add(d).AppendFormat(nil, time.RFC3339Nano)
		rest, ok := bytes.CutPrefix(written, same)
		if !ok || len(rest) > 1 {
			return written
		}
		return append(strconv.AppendInt([]byte{passed}, int64(d), 16), rest...)
	})
}

// lengthen returns a line that was shortened as it was. The error is [reason.DamagedLink] if
// it cannot have been.
func (c *clock) lengthen(line []byte) (_ []byte, err error) {
	line = aShortTime.ReplaceAllFunc(line, func(written []byte) []byte {
		if written[0] != passed {
			c.read(written)
			return written
		}
		d, wrong := strconv.ParseInt(string(written[1:]), 16, 64)
		if wrong != nil || c.last.IsZero() {
			err = reason.DamagedLink
		}
		c.last = c.last.Add(time.Duration(d))
		return c.last.AppendFormat(nil, time.RFC3339Nano)
	})
	return line, err
}
