package history

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/google/uuid"

	"tabby/history/flat"
	"tabby/scoring"
)

// ImportFile takes in a file of either form: an export, as [Store.Import] does, or
// CSV, as [Store.ImportTable] does. Anything else is [ErrForeign].
func (s *Store) ImportFile(from io.Reader, work Work) (Imported, error) {
	text, err := sourceOf(from)
	if err != nil {
		return Imported{}, err
	}
	begins := make([]byte, min(text.Size(), windowSize))
	if _, err := text.ReadAt(begins, 0); err != nil && !errors.Is(err, io.EOF) {
		return Imported{}, explain("read the file", err)
	}
	if foreign(begins, text.Size()) {
		return Imported{}, ErrForeign
	}
	if bytes.HasPrefix(bytes.TrimSpace(begins), []byte("{")) {
		return s.importLines(text, work)
	}
	return s.importTable(text, work)
}

// foreign reports whether a file of that size is no text, by how it begins.
func foreign(begins []byte, size int64) bool {
	first, _, ends := bytes.Cut(begins, []byte("\n"))
	whole := ends || int64(len(begins)) == size
	return whole && len(first) <= MaxLine && checkPlain(first) != nil || bytes.HasPrefix(begins, []byte("%PDF-"))
}

// ImportTable takes in games from CSV, in the form that package flat describes.
// People are known by name; who is not known is remembered. Twice is once, as long
// as a game says the same; games of a table that Tabby wrote are known by their
// ids. Otherwise it is like [Store.Import].
func (s *Store) ImportTable(from io.Reader, work Work) (Imported, error) {
	text, err := sourceOf(from)
	if err != nil {
		return Imported{}, err
	}
	return s.importTable(text, work)
}

func (s *Store) importTable(text source, work Work) (Imported, error) {
	data, err := wholeText(text)
	if err != nil {
		return Imported{}, err
	}
	for number, rest := 1, data; len(rest) > 0; number++ {
		var line []byte
		line, rest, _ = bytes.Cut(rest, []byte("\n"))
		if err := checkPlain(line); err != nil {
			return Imported{}, &LineError{number, err}
		}
	}
	own, isOwn := ownTable{}, flat.Own(data)
	if isOwn {
		var err error
		if own, err = s.readOwn(data, work); err != nil {
			return Imported{}, lined(err)
		}
	}
	games, err := flat.ReadBut(data, own.known)
	if wrong := new(flat.Error); errors.As(err, &wrong) {
		if flat.Own(data) {
			wrong.Err = fmt.Errorf("%w; Tabby wrote this table for spreadsheets, and only an export of everything (.jsonl) comes in whole", wrong.Err)
		}
		return Imported{}, &LineError{wrong.Line, wrong.Err}
	}
	if err != nil {
		return Imported{}, err
	}
	if !isOwn {
		for i := range games {
			games[i].ID = "" // a number, or whatever somebody typed
		}
	}
	got, err := s.importTold(games, work)
	got.Known += own.same
	got.Differ = append(got.Differ, own.differ...)
	return got, err
}

// lined names the line of a table that is wrong.
func lined(err error) error {
	if wrong := new(flat.Error); errors.As(err, &wrong) {
		return &LineError{wrong.Line, wrong.Err}
	}
	return err
}

func (s *Store) importTold(games []flat.Game, work Work) (Imported, error) {
	lines := new(held)
	in := newIntake(lines, work)
	people, err := readPeople(s.db)
	if err != nil {
		return Imported{}, explain("read the people", err)
	}
	guests := newGuestList(people)
	for i, g := range games {
		if err := work.at("checking the games", i+1, len(games)); err != nil {
			return Imported{}, err
		}
		id, err := idOf(g)
		if err != nil {
			return Imported{}, err
		}
		if in.games[id] != nil {
			continue // it stands there twice
		}
		made, end, err := guests.write(id, g, lines)
		if err == nil {
			err = in.derive(made, end)
		}
		if err != nil {
			return Imported{}, &LineError{g.Line, err}
		}
		in.games[id], in.order = made, append(in.order, id)
	}
	in.people, in.told = guests.added, true
	return s.take(in)
}

// idOf returns the id of a game that was told, always the same of the same game: the
// one it has in a table of Tabby, or one made of what was played.
func idOf(g flat.Game) (string, error) {
	if g.ID != "" && checkGameID(g.ID) == nil {
		return g.ID, nil
	}
	body, err := encodeEvents(g.Events)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256([]byte(body))
	var u uuid.UUID
	copy(u[:], sum[:])
	ms := max(0, g.At.UnixMilli())
	for i := range 6 {
		u[i] = byte(ms >> (40 - 8*i))
	}
	u[6] = u[6]&0x0f | 0x70
	u[8] = u[8]&0x3f | 0x80
	return u.String(), nil
}

// A guestList gives ids to people known by name.
type guestList struct {
	people []Person          // known so far
	known  map[string]string // ids by folded name
	added  []Person
}

func newGuestList(people []Person) guestList {
	l := guestList{people: people, known: map[string]string{}}
	for _, p := range people {
		l.known[folded(p.Name)] = p.ID
	}
	return l
}

func (l *guestList) id(name string) (string, error) {
	if id, ok := l.known[folded(name)]; ok {
		return id, nil
	}
	if len(l.added) >= maxPeople {
		return "", fmt.Errorf("%w: more than %d people", ErrTooMuch, maxPeople)
	}
	id, err := uuid.NewV7()
	if err != nil {
		return "", err
	}
	p := Person{ID: id.String(), Name: name, Rev: 1}
	p.Colour, p.Mark = rarestLook(l.people)
	l.people, l.added = append(l.people, p), append(l.added, p)
	l.known[folded(name)] = p.ID
	return p.ID, nil
}

// write makes the entries of a game, one an event, as lines of an export. It
// returns where they stand, and the game after them.
func (l *guestList) write(id string, g flat.Game, lines *held) (*incoming, ledger, error) {
	made := &incoming{}
	at := ledger{id: id}
	for _, event := range g.Events {
		if s, ok := event.(scoring.Started); ok {
			people := make([]scoring.Person, len(s.People))
			for i, p := range s.People {
				known, err := l.id(p.Name)
				if err != nil {
					return nil, at, err
				}
				people[i] = scoring.Person{ID: known, Name: p.Name}
			}
			s.People = people
			event = s
		}
		e, next, err := at.write([]scoring.Event{event}, g.At)
		if err != nil {
			return nil, at, err
		}
		line := e.line()
		made.lines = append(made.lines, span{lines.Size(), int32(len(line)), int32(g.Line)})
		_, _ = lines.Write(line) // memory takes all
		at = next
	}
	at.at = g.At.Round(time.Nanosecond)
	return made, at, nil
}
