package history

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"tabby/history/flat"
	"tabby/scoring"
)

// isForeign reports whether a file of that size is no text, by how it begins.
func isForeign(begins []byte, size int64) bool {
	first, _, ends := bytes.Cut(begins, []byte("\n"))
	whole := ends || int64(len(begins)) == size
	return whole && len(first) <= MaxLine && checkPlain(first) != nil || bytes.HasPrefix(begins, []byte("%PDF-"))
}

func readTable(text source, kept Kept, work Work) (*Import, error) {
	data, err := wholeText(text)
	if err != nil {
		return nil, err
	}
	if err := checkLines(data); err != nil {
		return nil, err
	}
	own, isOwn := ownTable{}, flat.Own(data)
	if isOwn {
		if own, err = readOwn(data, kept, work); err != nil {
			return nil, err
		}
	}
	games, err := flat.Read(data, own.known)
	if wrong := new(LineError); isOwn && errors.As(err, &wrong) {
		wrong.Err = fmt.Errorf("%w; Tabby wrote this table for spreadsheets, and only an export of everything (.jsonl) comes in whole", wrong.Err)
	}
	if err != nil {
		return nil, err
	}
	if !isOwn {
		for i := range games {
			games[i].ID = "" // a number, or anything else
		}
	}
	in, err := readGames(games, kept, work)
	if err != nil {
		return nil, err
	}
	in.Same, in.Differ = own.same, own.differ
	return in, nil
}

// checkLines checks the bytes of every line of a table.
func checkLines(table []byte) error {
	for number, rest := 1, table; len(rest) > 0; number++ {
		var line []byte
		line, rest, _ = bytes.Cut(rest, []byte("\n"))
		if err := checkPlain(line); err != nil {
			return &LineError{Line: number, Err: err}
		}
	}
	return nil
}

// readGames checks games of a table.
func readGames(games []flat.Game, kept Kept, work Work) (*Import, error) {
	lines := new(memorySource)
	in := newImport(lines, work)
	people, err := kept.Everyone()
	if err != nil {
		return nil, err
	}
	names := newNameList(people, kept.NewID)
	for i, g := range games {
		if err := work.Step("checking the games", i+1, len(games)); err != nil {
			return nil, err
		}
		id, err := idOf(g)
		if err != nil {
			return nil, err
		}
		if in.Games[id] != nil {
			continue // it stands there twice
		}
		made, end, err := names.write(id, g, lines)
		if err == nil {
			err = in.derive(made, end)
		}
		if err != nil {
			return nil, &LineError{Line: g.Line, Err: err}
		}
		in.Games[id], in.Order = made, append(in.Order, id)
	}
	in.People, in.ByHand = names.added, true
	return in, nil
}

// idOf returns the id of a game in a table, always the same for the same game:
// its own in a table that Tabby wrote, or else one made of what was played.
func idOf(g flat.Game) (string, error) {
	if g.ID != "" && checkGameID(g.ID) == nil {
		return g.ID, nil
	}
	body, err := EncodeEvents(g.Events)
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

// A nameList gives ids to people by their names.
type nameList struct {
	people []Person          // known so far
	known  map[string]string // ids by folded name
	added  []Person
	newID  func() (string, error)
}

func newNameList(people []Person, newID func() (string, error)) nameList {
	l := nameList{people: people, known: map[string]string{}, newID: newID}
	for _, p := range people {
		l.known[scoring.Fold(p.Name)] = p.ID
	}
	return l
}

func (l *nameList) id(name string) (string, error) {
	if id, ok := l.known[scoring.Fold(name)]; ok {
		return id, nil
	}
	if len(l.added) >= maxPeople {
		return "", fmt.Errorf("%w: more than %d people", ErrTooMuch, maxPeople)
	}
	id, err := l.newID()
	if err != nil {
		return "", err
	}
	p := Person{ID: id, Name: name, Rev: 1}
	p.Colour, p.Shape = RarestBadge(l.people)
	l.people, l.added = append(l.people, p), append(l.added, p)
	l.known[scoring.Fold(name)] = p.ID
	return p.ID, nil
}

// write makes the entries of a game, one an event, as lines of an export. It
// returns where they stand, and the game after them.
func (l *nameList) write(id string, g flat.Game, lines *memorySource) (*ImportGame, Ledger, error) {
	made := &ImportGame{}
	at := Ledger{ID: id}
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
		e, next, err := at.Write([]scoring.Event{event}, g.At)
		if err != nil {
			return nil, at, err
		}
		line := e.Line()
		made.Lines = append(made.Lines, Span{lines.Size(), int32(len(line)), int32(g.Line)})
		_, _ = lines.Write(line) // memory takes all
		at = next
	}
	at.At = g.At.Round(time.Nanosecond)
	return made, at, nil
}
