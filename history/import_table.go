package history

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"io"
	"slices"
	"time"

	"github.com/google/uuid"

	"tabby/history/flat"
	"tabby/history/playlog"
	"tabby/scoring"
)

// isForeign reports whether a file of that size is not text, by its beginning.
func isForeign(begins []byte, size int64) bool {
	first, _, ends := bytes.Cut(begins, []byte("\n"))
	whole := ends || int64(len(begins)) == size
	return whole && len(first) <= MaxLine && checkPlain(first) != nil || bytes.HasPrefix(begins, []byte("%PDF-"))
}

func readTable(text source, kept Kept, work Work) (*Import, error) {
	if err := checkLines(text, work); err != nil {
		return nil, err
	}
	begins, err := beginning(text)
	if err != nil {
		return nil, err
	}
	own, isOwn := ownTable{}, flat.Own(begins)
	if isOwn {
		if own, err = readOwn(readerOf(text), kept, work); err != nil {
			return nil, err
		}
	}
	name := hashOf
	if isOwn {
		name = ownID
	}
	in, err := readGames(text, own.known, name, kept, work)
	if errors.Is(err, flat.ErrForeign) {
		return nil, ErrForeign
	}
	if wrong := new(LineError); isOwn && errors.As(err, &wrong) {
		wrong.Err = Refusal{Reason: ErrOwnTable, Cause: wrong.Err}
	}
	if err != nil {
		return nil, err
	}
	in.Same, in.Differ = own.same, own.differ
	return in, nil
}

// checkLines checks that all lines are plain text.
func checkLines(text source, work Work) error {
	return eachLine(text, work, func(_ Span, line []byte) error { return checkPlain(line) })
}

// readPlays reads what another app exports, as a table.
func readPlays(text source, kept Kept, work Work) (*Import, error) {
	whole, err := io.ReadAll(readerOf(text))
	if err != nil {
		return nil, readError(err)
	}
	table, left, err := playlog.Table(whole)
	if err != nil {
		return nil, ErrForeign
	}
	rows := new(memorySource)
	_, _ = rows.Write(table) // memory takes all
	if err := checkLines(rows, work); err != nil {
		return nil, err
	}
	plays := plays{kept: kept, claimed: map[string]bool{}}
	in, err := readGames(rows, nil, plays.id, kept, work)
	if err != nil {
		return nil, err
	}
	in.Left = left
	return in, nil
}

// plays gives ids to the plays of another app. Those that came in before ids depended on what
// tells plays apart have others, and are known again.
type plays struct {
	kept    Kept
	claimed map[string]bool // the ids of before, each by one play
}

// id returns the id of a play: that of before if the store has the play by that alone.
func (p *plays) id(g flat.Game) (string, error) {
	id, err := idOf(g, g.ID)
	if err != nil {
		return "", err
	}
	before, err := idOf(g, "")
	if err != nil || p.claimed[before] {
		return id, err
	}
	for _, has := range []string{id, before} {
		_, err := p.kept.Detail(has)
		if err == nil {
			p.claimed[before] = has == before
			return has, nil
		}
		if !errors.Is(err, ErrNoGame) {
			return "", err
		}
	}
	return id, nil
}

// readGames reads and checks the games of a table, without those that are known. name returns
// the id of a game, always the same for the same game.
func readGames(text source, known map[string]bool, name func(flat.Game) (string, error), kept Kept, work Work) (*Import, error) {
	people, err := kept.Everyone()
	if err != nil {
		return nil, err
	}
	total, err := linesOf(text)
	if err != nil {
		return nil, err
	}
	lines := new(memorySource)
	in, names, number := newImport(lines, work), newNameList(people, kept.NewID), 1
	for g, err := range flat.Read(readerOf(text), known) {
		if err != nil {
			return nil, err
		}
		for ; number < g.Line; number++ {
			if err := work.Step(CheckingGames, number, total); err != nil {
				return nil, err
			}
		}
		id, err := name(g)
		if err != nil {
			return nil, err
		}
		if err := in.add(id, g, &names, lines); err != nil {
			return nil, err
		}
	}
	in.People, in.ByHand = names.added, true
	return in, nil
}

// add adds a game of a table unless it has been added before.
func (in *Import) add(id string, g flat.Game, names *nameList, lines *memorySource) error {
	if in.Games[id] != nil {
		return nil
	}
	made, end, err := names.write(id, g, lines)
	if err != nil {
		return &LineError{Line: g.Line, Err: err}
	}
	in.derive(made, end)
	in.Games[id], in.Order = made, append(in.Order, id)
	return nil
}

// ownID returns the id of a game in a table that Tabby wrote: its own.
func ownID(g flat.Game) (string, error) {
	if g.ID != "" && checkGameID(g.ID) == nil {
		return g.ID, nil
	}
	return hashOf(g)
}

// hashOf returns the id of a game in any other table, whose column for games has a number or
// anything else: a hash of its events.
func hashOf(g flat.Game) (string, error) { return idOf(g, "") }

// idOf returns the id that a hash of a game is, and of what tells it from another one.
func idOf(g flat.Game, apart string) (string, error) {
	body, err := EncodeEvents(g.Events)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256([]byte(body + apart))
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
		return "", Refusal{Reason: ErrTooMuch, Limit: People, Count: maxPeople}
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
	for i, event := range g.Events {
		event, err := l.named(event)
		if err != nil {
			return nil, at, err
		}
		when := g.At
		if g.Times != nil {
			when = g.Times[i]
		}
		e, next, err := at.Write([]scoring.Event{event}, when)
		if err != nil {
			return nil, at, err
		}
		line := e.Line()
		made.Lines = append(made.Lines, Span{lines.Size(), int32(len(line)), int32(g.Line)})
		_, _ = lines.Write(line) // memory takes all
		at = next
	}
	at.At = at.At.Round(time.Nanosecond)
	return made, at, nil
}

// named returns an event with the ids of the people who come in with it.
func (l *nameList) named(event scoring.Event) (scoring.Event, error) {
	switch e := event.(type) {
	case scoring.Started:
		e.People = slices.Clone(e.People)
		for i, p := range e.People {
			id, err := l.id(p.Name)
			if err != nil {
				return nil, err
			}
			e.People[i].ID = id
		}
		return e, nil
	case scoring.Joined:
		id, err := l.id(e.Person.Name)
		e.Person.ID = id
		return e, err
	}
	return event, nil
}

// An ownTable compares a table that Tabby wrote with the store.
type ownTable struct {
	known  map[string]bool // the games that the store has, by id
	same   int             // how many of them are equal
	differ []string        // the ids of the others
}

// readOwn compares a table that Tabby wrote with the store.
func readOwn(table io.Reader, kept Kept, work Work) (ownTable, error) {
	own := ownTable{known: map[string]bool{}}
	there, ids, err := flat.Fingerprints(table)
	if err != nil {
		return own, err
	}
	for i, id := range ids {
		if err := work.Step(ComparingGames, i+1, len(ids)); err != nil {
			return own, err
		}
		here, err := fingerprint(kept, id)
		switch {
		case errors.Is(err, ErrNoGame):
			continue
		case err != nil:
			return own, err
		case here == there[id]:
			own.same++
		default:
			own.differ = append(own.differ, id)
		}
		own.known[id] = true
	}
	return own, nil
}

// fingerprint returns the fingerprint of a game in the store.
func fingerprint(kept Kept, id string) (flat.Fingerprint, error) {
	t, err := kept.Detail(id)
	if err != nil {
		return flat.Fingerprint{}, err
	}
	var b bytes.Buffer
	w := flat.NewWriter(&b)
	if err := errors.Join(w.Game(id, t.Events, t.Sheet), w.Close()); err != nil {
		return flat.Fingerprint{}, err
	}
	all, _, err := flat.Fingerprints(&b)
	return all[id], err
}
