package handover

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"tabby/internal/devices/reason"

	"tabby/history"
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
