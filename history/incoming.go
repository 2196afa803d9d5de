package history

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"github.com/google/uuid"
)

// ErrChanged means that a file changed between two readings.
var ErrChanged = errors.New("the file changed while it was read; try again when nothing writes to it")

// An Import is what a file holds, checked. The entries of its games stay in the
// file.
type Import struct {
	Work        Work
	text        source
	window      window
	kept        map[int64]any // what the entries of a small file say, by where their lines begin
	large       bool          // so that what follows from its games is not kept
	counts      *Counts       // that the file says it has
	games       gameTable
	Seats       []Seat // of all players, each once
	known       map[string]bool
	People      []Person
	Annotations []Annotation
	Verbatim    []Verbatim // of people and annotations; of entries, see [Import.VerbatimAt]
	ByHand      bool       // by hand: a game that is here already is the same
	Same        int        // games left away that the store has as they are
	Differ      []string   // ids of games left away that the store has otherwise
	Left        int        // games of other apps left away that make no sheet
	Beyond      []Summary  // games left out that are larger than Tabby keeps, as they began

	out    map[int]bool // those, by their places
	beyond Counts       // of them
}

func newImport(text source, work Work) *Import {
	return &Import{
		Work: work, text: text, window: window{text: text},
		games: newGameTable(), known: map[string]bool{}, out: map[int]bool{},
	}
}

// smallFile is the size in bytes up to which the entries of a file are kept in memory. Those
// of a larger one are read and parsed again, to be checked and to be written down. Of a file of
// 1 GiB only places are kept, and so there is room for any.
const smallFile = 4 << 20

func (in *Import) read() error {
	if in.large = in.text.Size() > smallFile; !in.large {
		in.kept = map[int64]any{}
	}
	if err := eachLine(in.text, in.Work, in.line); err != nil {
		return err
	}
	return in.check()
}

// eachLine calls f with every line of a file, until f fails. Its error names the
// line.
func eachLine(text source, work Work, f func(Span, []byte) error) error {
	total, err := linesOf(text)
	if err != nil {
		return err
	}
	in := bufio.NewReaderSize(readerOf(text), MaxLine+2)
	for at, number := int64(0), 1; ; number++ {
		line, err := in.ReadSlice('\n')
		if len(line) == 0 && errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, bufio.ErrBufferFull) { // f refuses a line too long
			return readError(err)
		}
		end := at + int64(len(line))
		line = bytes.TrimSuffix(line, []byte("\n"))
		if err := f(Span{At: at, Length: int32(len(line)), Number: int32(number)}, line); err != nil {
			return &LineError{Line: number, Err: err}
		}
		at = end
		if err := work.Step(ReadingFile, number, total); err != nil {
			return err
		}
	}
}

func (in *Import) line(s Span, line []byte) error {
	if err := checkText(line); err != nil {
		return err
	}
	if s.Number == 1 {
		return in.header(line)
	}
	if len(bytes.TrimSpace(line)) == 0 {
		return nil
	}
	what, err := ParseLine(line)
	if err != nil {
		return err
	}
	v, more := VerbatimOf(line, what)
	switch what := what.(type) {
	case Person:
		in.sayMore(v, more)
		in.People = append(in.People, what)
		if len(in.People) > maxPeople {
			return Refusal{Reason: ErrTooMuch, Limit: People, Count: maxPeople}
		}
		return checkPersonID(what.ID)
	case Annotation:
		in.sayMore(v, more)
		in.Annotations = append(in.Annotations, what)
		return nil
	case Entry:
		s.more = more
		in.keep(s, what)
		return in.entry(s, what)
	case Other:
		s.more = more
		in.keep(s, what)
		return in.other(s, what)
	case Removed: // of the device that wrote this; what is removed here, is decided here
		return nil
	}
	return ErrLine
}

// sayMore keeps a line with fields that are not known here, if it is one.
func (in *Import) sayMore(v Verbatim, is bool) {
	if is {
		in.Verbatim = append(in.Verbatim, v)
	}
}

// keep keeps the entry in a line of a small file.
func (in *Import) keep(s Span, entry any) {
	if in.kept != nil {
		in.kept[s.At] = entry
	}
}

// header reads the first line.
func (in *Import) header(line []byte) error {
	what, err := ParseLine(line)
	var h header
	if json.Unmarshal(line, &h) == nil && h.Tabby == "history" && h.Version > exportVersion {
		return ErrNewer
	}
	if _, ok := what.(header); err != nil || !ok {
		return ErrForeign
	}
	var c struct{ People, Marks, Games, Entries, Others *int }
	if err := json.Unmarshal(line, &c); err != nil {
		return err
	}
	if c.Entries == nil || c.Games == nil || c.People == nil {
		return nil // that of tabby.jsonl, which goes on growing
	}
	in.counts = &Counts{People: *c.People, Games: *c.Games, Entries: *c.Entries}
	if c.Marks != nil {
		in.counts.Marks = *c.Marks
	}
	if c.Others != nil {
		in.counts.Others = *c.Others
	}
	return nil
}

// game returns the place of the game of an entry.
func (in *Import) game(e Entry) (int, error) {
	if err := checkGameID(e.Game); err != nil {
		return 0, err
	}
	id := uuid.MustParse(e.Game)
	if at, is := in.games.find(id); is {
		return at, nil
	}
	return in.games.add(id), nil
}

func (in *Import) entry(s Span, e Entry) error {
	at, err := in.game(e)
	if err != nil {
		return err
	}
	has := int(in.games.games.at(at).count)
	if e.Seq <= has {
		first, err := in.EntryAt(in.games.line(at, e.Seq))
		if err == nil && first.Sum != e.Sum {
			err = Refusal{Reason: ErrTwice, Kind: OfGame, What: e.Game, Seq: e.Seq}
		}
		return err
	}
	if in.out[at] {
		in.beyond.Entries++
		return nil
	}
	if e.Seq != has+1 {
		return Refusal{Reason: ErrGap, Kind: OfGame, What: e.Game, Seq: e.Seq}
	}
	if !in.room(at) {
		in.leaveOut(at)
		in.beyond.Entries++
		return nil
	}
	in.games.push(at, s)
	return nil
}

// EntryAt reads the entry in a line again. The error is [ErrChanged] if there
// is none any more.
func (in *Import) EntryAt(s Span) (Entry, error) { return readAgain[Entry](in, s) }

// OtherAt reads the entry in a line of the Others of a game again. The error is
// [ErrChanged] if there is none any more.
func (in *Import) OtherAt(s Span) (Other, error) { return readAgain[Other](in, s) }

func readAgain[T any](in *Import, s Span) (T, error) {
	if e, kept := in.kept[s.At].(T); kept {
		return e, nil
	}
	var none T
	line, err := in.window.line(s)
	if err != nil {
		return none, err
	}
	what, err := ParseLine(line)
	e, ok := what.(T)
	if err != nil || !ok {
		return none, ErrChanged
	}
	return e, nil
}

// check follows every game, and compares the counts.
func (in *Import) check() error {
	entries, others := 0, 0
	for i, g := range in.Games() {
		if err := in.Work.Step(CheckingGames, i+1, in.Len()); err != nil {
			return err
		}
		err := in.follow(g)
		if isBeyond(err) {
			in.leaveOut(g.at)
			continue
		}
		if err != nil {
			return err
		}
		entries, others = entries+len(g.Lines), others+len(g.Others)
	}
	got := Counts{
		People: len(in.People), Marks: len(in.Annotations), Games: in.Len() + in.beyond.Games,
		Entries: entries + in.beyond.Entries, Others: others + in.beyond.Others,
	}
	if in.counts != nil && *in.counts != got {
		return &LineError{Line: 1, Err: Refusal{Reason: ErrPart, Count: got.Entries + got.Others, Known: in.counts.Entries + in.counts.Others}}
	}
	return nil
}

// meet keeps the players of a game.
func (in *Import) meet(seats []Seat) {
	for _, seat := range seats {
		if seat.Person != "" && !in.known[seat.Person] {
			in.known[seat.Person] = true
			in.Seats = append(in.Seats, seat)
		}
	}
}

// Kept is the store that an import is compared with.
type Kept interface {
	// Detail returns a game. The error wraps [ErrNoGame] if no game has that id.
	Detail(id string) (Detail, error)
	// Has reports whether a game has that id.
	Has(id string) (bool, error)
	// Everyone returns all entries of all people.
	Everyone() ([]Person, error)
}
