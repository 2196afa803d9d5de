package history

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// errChanged means that what was read once is not there any more.
var errChanged = errors.New("the file changed while it was read; try again when nothing writes to it")

// An incoming game has entries in the order of their lines.
type incoming struct {
	lines []span // of its entries
	sum   string // of the last
	row   row
}

// An intake is what a file holds, checked. Its games stay in the file.
type intake struct {
	work   Work
	text   source
	window window
	counts *counts // that the file says it has
	order  []string
	games  map[string]*incoming
	seats  []Seat // of everybody who plays, each once
	known  map[string]bool
	people []Person
	marks  []mark
	told   bool // by hand: a game that is here already is the same
}

func newIntake(text source, work Work) *intake {
	return &intake{
		work: work, text: text, window: window{text: text},
		games: map[string]*incoming{}, known: map[string]bool{},
	}
}

func (in *intake) read() error {
	total, err := linesOf(in.text)
	if err != nil {
		return err
	}
	text := bufio.NewReaderSize(io.NewSectionReader(in.text, 0, in.text.Size()), MaxLine+2)
	for at, number := int64(0), 1; ; number++ {
		line, err := text.ReadSlice('\n')
		if len(line) == 0 && errors.Is(err, io.EOF) {
			break
		}
		if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, bufio.ErrBufferFull) { // a line too long is told below
			return explain("read the file", err)
		}
		end := at + int64(len(line))
		line = bytes.TrimSuffix(line, []byte("\n"))
		if err := in.line(span{at, int32(len(line)), int32(number)}, line); err != nil {
			return &LineError{number, err}
		}
		at = end
		if err := in.work.at("reading the file", number, total); err != nil {
			return err
		}
	}
	if in.counts == nil && in.text.Size() == 0 {
		return errors.New("the file is empty")
	}
	return in.check()
}

// linesOf counts the ends of lines.
func linesOf(text source) (lines int, err error) {
	all, piece := io.NewSectionReader(text, 0, text.Size()), make([]byte, 64<<10)
	for {
		n, err := all.Read(piece)
		lines += bytes.Count(piece[:n], []byte("\n"))
		if errors.Is(err, io.EOF) {
			return lines, nil
		}
		if err != nil {
			return 0, explain("read the file", err)
		}
	}
}

func (in *intake) line(s span, line []byte) error {
	if err := checkText(line); err != nil {
		return err
	}
	if s.number == 1 {
		return in.header(line)
	}
	if len(bytes.TrimSpace(line)) == 0 {
		return nil
	}
	what, err := parseLine(line)
	if err != nil {
		return err
	}
	switch what := what.(type) {
	case Person:
		in.people = append(in.people, what)
		if len(in.people) > maxPeople {
			return fmt.Errorf("%w: more than %d people", ErrTooMuch, maxPeople)
		}
		return checkPersonID(what.ID)
	case mark:
		in.marks = append(in.marks, what)
		return nil
	case entry:
		return in.entry(s, what)
	}
	return errors.New("a second header")
}

// header reads the first line.
func (in *intake) header(line []byte) error {
	what, err := parseLine(line)
	var h header
	if json.Unmarshal(line, &h) == nil && h.Tabby == "history" && h.Version > exportVersion {
		return ErrNewer
	}
	if _, ok := what.(header); err != nil || !ok {
		return errors.New(`not an export of Tabby; that begins {"tabby":"history","version":1`)
	}
	var c struct{ People, Marks, Games, Entries *int }
	if err := json.Unmarshal(line, &c); err != nil {
		return err
	}
	if c.Entries == nil || c.Games == nil || c.People == nil {
		return nil // that of tabby.jsonl, which goes on growing
	}
	in.counts = &counts{People: *c.People, Games: *c.Games, Entries: *c.Entries}
	if c.Marks != nil {
		in.counts.Marks = *c.Marks
	}
	return nil
}

func (in *intake) entry(s span, e entry) error {
	g := in.games[e.game]
	if g == nil {
		if err := checkGameID(e.game); err != nil {
			return err
		}
		if len(in.games) >= maxGames {
			return fmt.Errorf("%w: more than %d games", ErrTooMuch, maxGames)
		}
		g = &incoming{}
		in.games[e.game], in.order = g, append(in.order, e.game)
	}
	if e.seq <= len(g.lines) {
		first, err := in.entryAt(g.lines[e.seq-1])
		if err == nil && first.sum != e.sum {
			err = fmt.Errorf("entry %d of game %s stands there twice, and not the same", e.seq, e.game)
		}
		return err
	}
	if e.seq != len(g.lines)+1 {
		return fmt.Errorf("entry %d of game %s is missing", len(g.lines)+1, e.game)
	}
	if len(g.lines) >= maxEntries {
		return fmt.Errorf("%w: more than %d entries of one game", ErrTooMuch, maxEntries)
	}
	g.lines = append(g.lines, s)
	return nil
}

// entryAt reads the entry in a line again.
func (in *intake) entryAt(s span) (entry, error) {
	line, err := in.window.line(s)
	if err != nil {
		return entry{}, err
	}
	what, err := parseLine(line)
	e, ok := what.(entry)
	if err != nil || !ok {
		return entry{}, errChanged
	}
	return e, nil
}

// check follows every game, and compares the counts.
func (in *intake) check() error {
	entries := 0
	for i, id := range in.order {
		if err := in.work.at("checking the games", i+1, len(in.order)); err != nil {
			return err
		}
		g := in.games[id]
		if err := in.follow(id, g); err != nil {
			return err
		}
		entries += len(g.lines)
	}
	got := counts{People: len(in.people), Marks: len(in.marks), Games: len(in.order), Entries: entries}
	if in.counts != nil && *in.counts != got {
		return &LineError{1, fmt.Errorf("the file is to hold %d games with %d entries and holds %d with %d; a part is missing",
			in.counts.Games, in.counts.Entries, got.Games, got.Entries)}
	}
	return nil
}

// follow checks that the entries are those of a game that can have been played.
func (in *intake) follow(id string, g *incoming) error {
	l, people, all := ledger{id: id}, 0, 0
	for _, s := range g.lines {
		e, err := in.entryAt(s)
		if err != nil {
			return err
		}
		next, events, err := l.next(e)
		sat := 0
		if err == nil {
			sat, err = checkEvents(events)
		}
		people, all = people+sat, all+len(events)
		if err == nil && (people > maxPlayers || all > maxEntries) {
			err = fmt.Errorf("%w: %d players and %d events in one game", ErrTooMuch, people, all)
		}
		if err != nil {
			return &LineError{int(s.number), foreignError(err)}
		}
		l = next
	}
	return in.derive(g, l)
}

// derive keeps what follows from a game for when it is written down.
func (in *intake) derive(g *incoming, l ledger) error {
	d := l.derive()
	for _, seat := range d.Seats {
		if seat.Person != "" && !in.known[seat.Person] {
			in.known[seat.Person] = true
			in.seats = append(in.seats, seat)
		}
	}
	row, err := d.row()
	g.sum, g.row = l.sum, row
	return err
}
