package history

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unsafe"
)

// Imported is what an import brought.
type Imported struct {
	Games   int      `json:"games"`            // that are new
	Grown   int      `json:"grown"`            // games that went on
	Entries int      `json:"entries"`          // that are new
	People  int      `json:"people"`           // new, or as they were last
	Marks   int      `json:"marks"`            // new, or as they were last
	Known   int      `json:"known"`            // games that were here already
	Gone    int      `json:"gone"`             // games that stay away, as they were emptied from the trash here
	Differ  []string `json:"differ,omitempty"` // ids of games that went on in another way there, and stay as they are here
	Backup  string   `json:"backup,omitempty"` // made before
}

// Import takes in an export, that of [Reader.Export] or tabby.jsonl: people, marks
// and games that are not here, and what games here lack. Twice is once.
//
// The whole file is checked before anything is written. The error is a
// [*LineError] for a line that is wrong, and wraps [ErrTooMuch] beyond 64 MiB a
// file or 1 MiB a line, or [ErrStopped]; then nothing has changed. A backup is
// made before games are added to others.
func (s *Store) Import(from io.Reader, work Work) (Imported, error) {
	data, err := ReadImport(from)
	if err != nil {
		return Imported{}, err
	}
	in := intake{work: work, games: map[string]*incoming{}}
	if err := in.read(data); err != nil {
		return Imported{}, err
	}
	return s.take(in, work)
}

// ReadImport reads a file that is to be imported. The error wraps [ErrTooMuch]
// beyond 64 MiB.
func ReadImport(from io.Reader) ([]byte, error) {
	var b bytes.Buffer
	b.Grow(bytes.MinRead + int(min(sizeOf(from), MaxImport+1)))
	if _, err := b.ReadFrom(io.LimitReader(from, MaxImport+1)); err != nil {
		return nil, explain("read the file", err)
	}
	data := b.Bytes()
	if len(data) > MaxImport {
		return nil, fmt.Errorf("%w: a file may have %d MiB; whole stores move by backup and restore", ErrTooMuch, MaxImport>>20)
	}
	return data, nil
}

// sizeOf returns how much a reader holds where that is known, so that room is made
// for it once.
func sizeOf(from io.Reader) int64 {
	switch from := from.(type) {
	case interface{ Len() int }:
		return int64(from.Len())
	case *os.File:
		if info, err := from.Stat(); err == nil && info.Mode().IsRegular() {
			return info.Size()
		}
	}
	return 0
}

// An incoming game has entries in the order of their lines.
type incoming struct {
	entries []entry
	lines   []int // by entry
	derived derived
}

// An intake is what a file holds, checked.
type intake struct {
	work   Work
	counts *counts // that the file says it has
	order  []string
	games  map[string]*incoming
	people []Person
	marks  []mark
	told   bool // by hand: a game that is here already is the same
}

func (in *intake) read(data []byte) error {
	total, lines := len(data), bytes.Count(data, []byte("\n"))
	for number := 1; len(data) > 0; number++ {
		line, rest, _ := bytes.Cut(data, []byte("\n"))
		if err := in.line(number, line); err != nil {
			return &LineError{number, err}
		}
		data = rest
		if err := in.work.at("reading the file", number, lines); err != nil {
			return err
		}
	}
	if in.counts == nil && total == 0 {
		return errors.New("history: the file is empty")
	}
	return in.check()
}

func (in *intake) line(number int, line []byte) error {
	if err := checkText(line); err != nil {
		return err
	}
	if number == 1 {
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
		return in.entry(number, what.within(line))
	}
	return errors.New("a second header")
}

// within returns an entry whose texts are those of the line it was read from,
// which stays as it is: a whole file of copies would take as much room again.
func (e entry) within(line []byte) entry {
	text := unsafe.String(unsafe.SliceData(line), len(line))
	for _, part := range []*string{&e.body, &e.at, &e.sum} {
		if i := strings.Index(text, *part); i >= 0 {
			*part = text[i : i+len(*part)]
		}
	}
	return e
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

func (in *intake) entry(number int, e entry) error {
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
	if len(g.entries) > 0 {
		e.game = g.entries[0].game
	}
	if e.seq <= len(g.entries) {
		if g.entries[e.seq-1].sum != e.sum {
			return fmt.Errorf("entry %d of game %s stands there twice, and not the same", e.seq, e.game)
		}
		return nil
	}
	if e.seq != len(g.entries)+1 {
		return fmt.Errorf("entry %d of game %s is missing", len(g.entries)+1, e.game)
	}
	if len(g.entries) >= maxEntries {
		return fmt.Errorf("%w: more than %d entries of one game", ErrTooMuch, maxEntries)
	}
	g.entries, g.lines = append(g.entries, e), append(g.lines, number)
	return nil
}

// check follows every game, and compares the counts.
func (in *intake) check() error {
	entries := 0
	for i, id := range in.order {
		if err := in.work.at("checking the games", i+1, len(in.order)); err != nil {
			return err
		}
		g := in.games[id]
		if err := g.follow(id); err != nil {
			return err
		}
		entries += len(g.entries)
	}
	got := counts{People: len(in.people), Marks: len(in.marks), Games: len(in.order), Entries: entries}
	if in.counts != nil && *in.counts != got {
		return &LineError{1, fmt.Errorf("the file is to hold %d games with %d entries and holds %d with %d; a part is missing",
			in.counts.Games, in.counts.Entries, got.Games, got.Entries)}
	}
	return nil
}

// follow checks that the entries are those of a game that can have been played.
func (g *incoming) follow(id string) error {
	l, people, all := ledger{id: id}, 0, 0
	for i, e := range g.entries {
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
			return &LineError{g.lines[i], strange(err)}
		}
		l = next
	}
	g.derived = l.derive()
	return nil
}
