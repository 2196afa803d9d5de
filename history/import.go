package history

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"tabby/history/bring"
	"tabby/scoring"
)

// Imported is the result of an import.
type Imported struct {
	Games   int       `json:"games"`            // new ones
	Grown   int       `json:"grown"`            // games with one ending that have new entries
	Entries int       `json:"entries"`          // new ones
	People  int       `json:"people"`           // new ones and new revisions
	Marks   int       `json:"marks"`            // new ones and new revisions
	Known   int       `json:"known"`            // games without new entries
	Gone    int       `json:"gone"`             // games left out because they were deleted permanently here
	Left    int       `json:"left,omitempty"`   // games of other apps left out because they cannot be converted
	Beyond  []Summary `json:"beyond,omitempty"` // games left out because they are too large, with their beginnings
	Back    int       `json:"back"`             // games that were deleted permanently here, and are in the bin again
	Parted  []string  `json:"parted,omitempty"` // ids of games with several endings that have new entries
	Differ  []string  `json:"differ,omitempty"` // ids of games of a table that differ from the stored ones, which are not changed
	Backup  string    `json:"backup,omitempty"` // made before the import
}

// About returns the number of games in the file that will probably be imported.
func (i Imported) About() int { return i.Games + i.Grown + i.Known + i.Gone + i.Back + len(i.Parted) }

// A File is a file that can be imported: an export, or lines of an export that were made from another file.
type File struct {
	text   source
	work   Work
	counts *Counts // that an export says it has

	lines *memorySource   // that were made, or nil for an export
	made  map[string]bool // the games of which they are, by id
	said  []Revision      // people who are new, and what is noted
	found Imported        // what was found out while they were made
}

// newMade returns a file whose lines are yet to be made.
func newMade(work Work) *File {
	f := &File{work: work, lines: new(memorySource), made: map[string]bool{}}
	f.text = f.lines
	return f
}

// write adds the entries of a game.
func (f *File) write(id string, entries []Entry) {
	f.made[id] = true
	for _, e := range entries {
		_, _ = f.lines.Write(e.Line()) // memory takes all
	}
}

// ReadFile looks at a file: an export, tabby.jsonl, or any file of games that package bring understands, which is
// read with the answers that are remembered for its kind. For any other file the error is [ErrForeign], or wraps
// it and says what the file looks like, such as [ErrPicture]. People of such a file are recognized by name, and
// games of a table that Tabby wrote by their ids. If the file asks something that was never answered, the error
// is a [*bring.OpenError]. The error is a [*LineError] for a line that is wrong. It wraps [ErrTooMuch] for input
// beyond 64 MiB that is not a file on disk or not an export, or [ErrStopped]. A file on disk has to stay open
// until it is imported. Input that can be read only once is held in memory.
func ReadFile(from io.Reader, kept Kept, work Work) (*File, error) {
	return Brought{}.ReadAgain(from, kept, work)
}

// ReadAgain is [ReadFile] after [Understand], of a store that has not changed since: what was understood of the same
// file with the answers that are now remembered is not read a second time.
func (b Brought) ReadAgain(from io.Reader, kept Kept, work Work) (*File, error) {
	text, err := sourceOf(from)
	if err != nil {
		return nil, err
	}
	begins, err := beginning(text)
	if err != nil {
		return nil, err
	}
	if isExport(begins) {
		counts, err := headerOf(text)
		return &File{text: text, work: work, counts: counts}, err
	}
	return b.readBrought(text, kept, work)
}

// isExport reports whether a file is an export of Tabby, by its first line: the header
// or another line of an export.
func isExport(begins []byte) bool {
	first, _, _ := bytes.Cut(bytes.TrimSpace(begins), []byte("\n"))
	_, err := ParseLine(first)
	rest, is := bytes.CutPrefix(first, []byte("{"))
	return is && (err == nil || bytes.HasPrefix(bytes.TrimSpace(rest), []byte(`"tabby"`)))
}

// Take imports a file into a store, reading it once. The error is a [*LineError] for the first line
// that is wrong, wraps [ErrTooMuch] beyond 1 MiB a line, is [ErrStopped], or is that of the store.
func (f *File) Take(into Taker, how How) (Imported, error) {
	how.ByHand = f.lines != nil
	t := NewTaking(into, how, f.work)
	t.Imported = f.found
	for _, r := range f.said {
		if err := t.Take(r, nil); err != nil {
			return Imported{}, err
		}
	}
	doing := ReadingFile
	if how.ByHand {
		doing = WritingEntries
	}
	err := eachLine(f.text, f.work, doing, func(number int, line []byte) error {
		if !how.ByHand && number == 1 {
			return nil // the header was read
		}
		return t.line(line)
	})
	if wrong := new(LineError); how.ByHand && errors.As(err, &wrong) {
		err = wrong.Err // the lines do not come from a file
	}
	if err == nil {
		err = t.whole(f.counts)
	}
	if err != nil {
		return Imported{}, err
	}
	return t.Done()
}

// headerOf reads the first line of an export and returns its counts, or nil for tabby.jsonl, which
// keeps growing.
func headerOf(text source) (*Counts, error) {
	line, err := bufio.NewReader(io.LimitReader(readerOf(text), MaxLine+1)).ReadBytes('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, readError(err)
	}
	c, err := countsOf(bytes.TrimSuffix(line, []byte("\n")))
	if err != nil {
		return nil, &LineError{Line: 1, Err: err}
	}
	return c, nil
}

// countsOf reads that line.
func countsOf(line []byte) (*Counts, error) {
	if err := checkText(line); err != nil {
		return nil, err
	}
	what, err := ParseLine(line)
	var h header
	if json.Unmarshal(line, &h) == nil && h.Tabby == "history" && h.Version > exportVersion {
		return nil, ErrNewer
	}
	if _, ok := what.(header); err != nil || !ok {
		return nil, ErrForeign
	}
	var c struct{ People, Marks, Games, Entries, Others *int }
	if err := json.Unmarshal(line, &c); err != nil {
		return nil, err
	}
	if c.Entries == nil || c.Games == nil || c.People == nil {
		return nil, nil
	}
	all := Counts{People: *c.People, Games: *c.Games, Entries: *c.Entries}
	if c.Marks != nil {
		all.Marks = *c.Marks
	}
	if c.Others != nil {
		all.Others = *c.Others
	}
	return &all, nil
}

// line takes a line of a file.
func (t *Taking) line(line []byte) error {
	if err := checkText(line); err != nil {
		return wrong(err)
	}
	if len(bytes.TrimSpace(line)) == 0 {
		return nil
	}
	what, err := ParseLine(line)
	if err != nil {
		return wrong(err)
	}
	return t.Take(what, line)
}

// whole returns an error unless the numbers of lines are those in the header.
func (t *Taking) whole(says *Counts) error {
	got := t.lines
	got.Games = len(t.games)
	if says == nil || *says == got {
		return nil
	}
	return &LineError{Line: 1, Err: Refusal{Reason: ErrPart, Count: got.Entries + got.Others, Known: says.Entries + says.Others}}
}

// eachLine calls f with every line of a file and its number from 1, until f fails. The error names
// the line if it is about that.
func eachLine(text source, work Work, doing Doing, f func(number int, line []byte) error) error {
	total, err := linesOf(text)
	if err != nil {
		return err
	}
	in := bufio.NewReaderSize(readerOf(text), MaxLine+2)
	for number := 1; ; number++ {
		line, err := in.ReadSlice('\n')
		if len(line) == 0 && errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, bufio.ErrBufferFull) { // f refuses a line too long
			return readError(err)
		}
		err = f(number, bytes.TrimSuffix(line, []byte("\n")))
		if u := (unusable{}); errors.As(err, &u) {
			return &LineError{Line: number, Err: u.error}
		}
		if err == nil {
			err = work.Step(doing, number, total)
		}
		if err != nil {
			return err
		}
	}
}

// Limits for imported files. Tabby never writes a file that exceeds them.
const (
	MaxImport   = 64 << 20 // bytes of what is no export in a file on disk
	MaxLine     = 1 << 20  // bytes of a line
	maxNesting  = 16       // of JSON
	maxPeople   = 10_000
	MaxEntries  = 5_000 // of a game on all its endings, and events of one ending
	maxPlayers  = 64    // of a game, including those who left
	maxPersonID = 64    // bytes
)

// A LineError names the line of a file that is the reason why nothing of the file
// was imported.
type LineError = bring.LineError

// foreignError returns an error about an imported file without [ErrDamaged], because the
// store is not damaged.
func foreignError(err error) error {
	if d := (damage{}); errors.As(err, &d) {
		return d.Refusal
	}
	return err
}

// checkText returns an error for a line that cannot be a line of an export.
func checkText(line []byte) error {
	if err := checkPlain(line); err != nil {
		return err
	}
	return checkNesting(line)
}

// checkPlain returns an error for a line that cannot be text.
func checkPlain(line []byte) error {
	switch {
	case len(line) > MaxLine:
		return Refusal{Reason: ErrTooMuch, Limit: LineMiB, Count: MaxLine >> 20}
	case !utf8.Valid(line):
		return ErrText
	}
	if bytes.IndexByte(line, 0) >= 0 {
		return ErrText
	}
	return nil
}

// checkNesting returns an error for JSON that is nested too deep to be decoded.
func checkNesting(line []byte) error {
	depth, quoted, escaped := 0, false, false
	for _, b := range line {
		switch {
		case escaped:
			escaped = false
		case quoted:
			quoted, escaped = b != '"', b == '\\'
		case b == '"':
			quoted = true
		case b == '{' || b == '[':
			if depth++; depth > maxNesting {
				return Refusal{Reason: ErrTooMuch, Limit: Nesting, Count: maxNesting}
			}
		case b == '}' || b == ']':
			depth--
		}
	}
	return nil
}

// checkGameID returns an error unless the id has the form of those that Tabby gives to games.
func checkGameID(id string) error {
	u, err := uuid.Parse(id)
	if err != nil || u.String() != id || u.Version() != 7 {
		return Refusal{Reason: ErrLine, What: bring.Short(id)}
	}
	return nil
}

func checkPersonID(id string) error {
	isControl := func(r rune) bool { return r < ' ' }
	if len(id) > maxPersonID || !utf8.ValidString(id) || strings.ContainsFunc(id, isControl) {
		return Refusal{Reason: ErrLine, What: bring.Short(id)}
	}
	return nil
}

// checkEvents returns an error for events of a game that Tabby would not have
// written, beyond what [scoring.Fits] refuses.
func checkEvents(g scoring.Game, events []scoring.Event) error {
	for _, e := range events {
		switch e := e.(type) {
		case scoring.Started:
			if err := checkBeginning(e); err != nil {
				return err
			}
		case scoring.Joined:
			if err := checkPeople(append(g.People(), e.Person)); err != nil {
				return err
			}
		}
		g = scoring.Apply(g, e)
	}
	return nil
}

func checkBeginning(e scoring.Started) error {
	if !bring.IsYear(e.At.Year()) {
		return Refusal{Reason: ErrLine, What: e.At.Format(time.DateOnly)}
	}
	if len(e.People) > maxPlayers {
		return Refusal{Reason: ErrTooMuch, Limit: Players, Count: maxPlayers}
	}
	return checkPeople(e.People)
}

// checkPeople checks the players of a game, no two of whom may be the same person.
func checkPeople(people []scoring.Person) error {
	for i, p := range people {
		if err := checkPerson(p); err != nil {
			return err
		}
		if slices.ContainsFunc(people[:i], p.Same) {
			return scoring.Refusal{Reason: scoring.ErrSameName, Player: p.Name}
		}
	}
	return nil
}

func checkPerson(p scoring.Person) error {
	if err := scoring.CheckName(p.Name); err != nil {
		return err
	}
	return checkPersonID(p.ID)
}
