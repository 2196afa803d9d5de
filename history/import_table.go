package history

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"io"
	"strings"

	"github.com/google/uuid"

	"tabby/history/flat"
	"tabby/history/stats"
	"tabby/scoring"
)

// isForeign reports whether a file of that size is not text, by its beginning.
func isForeign(begins []byte, size int64) bool {
	first, _, ends := bytes.Cut(begins, []byte("\n"))
	whole := ends || int64(len(begins)) == size
	return whole && len(first) <= MaxLine && checkPlain(first) != nil || bytes.HasPrefix(begins, []byte("%PDF-"))
}

func readTable(text source, kept Kept, work Work) (*File, error) {
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
	games := gameReader{known: own.known, name: hashOf, played: !isOwn, kept: kept, work: work, here: map[string]bool{}}
	if isOwn {
		games.name = ownID
	}
	in, err := games.read(text)
	if errors.Is(err, flat.ErrForeign) {
		return nil, foreign(begins)
	}
	if wrong := new(LineError); isOwn && errors.As(err, &wrong) {
		wrong.Err = Refusal{Reason: ErrOwnTable, Cause: wrong.Err}
	}
	if err != nil {
		return nil, err
	}
	in.found.Known, in.found.Differ = in.found.Known+own.same, own.differ
	return in, nil
}

// checkLines checks that all lines are plain text.
func checkLines(text source, work Work) error {
	return eachLine(text, work, ReadingFile, func(_ int, line []byte) error { return wrong(checkPlain(line)) })
}

// A gameReader reads and checks the games of a table.
type gameReader struct {
	known  map[string]bool                 // games to leave out, by what the table calls them
	name   func(flat.Game) (string, error) // returns the id of a game, always the same for the same game
	played bool                            // those that ended without anything played are left out
	kept   Kept
	work   Work
	here   map[string]bool // the games that the store has, by id, once they are found
}

func (r gameReader) read(text source) (*File, error) {
	people, err := r.kept.Everyone()
	if err != nil {
		return nil, err
	}
	total, err := linesOf(text)
	if err != nil {
		return nil, err
	}
	in, names, number := newMade(r.work), newNameList(people), 1
	for g, err := range flat.Read(readerOf(text), r.known) {
		if err != nil {
			return nil, err
		}
		for ; number < g.Line; number++ {
			if err := r.work.Step(CheckingGames, number, total); err != nil {
				return nil, err
			}
		}
		if r.played && isUnplayed(g) {
			in.found.Left++
			continue
		}
		id, is, err := r.find(g)
		if err == nil && !is {
			err = in.add(id, g, &names)
		}
		if err != nil {
			return nil, err
		}
	}
	for _, p := range names.added {
		in.said = append(in.said, p)
	}
	in.found.Known = len(r.here)
	return in, nil
}

// find returns the id of a game, and whether the store has it.
func (r gameReader) find(g flat.Game) (id string, is bool, err error) {
	if id, err = r.name(g); err != nil || r.here[id] {
		return id, true, err
	}
	if is, err = r.kept.Has(id); is {
		r.here[id] = true
	}
	return id, is, err
}

// isUnplayed reports whether a game ended before anything counted, as one of which all totals are
// 0 does: no list would have it.
func isUnplayed(g flat.Game) bool {
	var game scoring.Game
	for _, e := range g.Events {
		game = scoring.Apply(game, e)
	}
	s := game.Sheet(g.At)
	return s.Over && !s.Played()
}

// add adds a game of a table unless it has been added before.
func (f *File) add(id string, g flat.Game, names *nameList) error {
	if f.made[id] {
		return nil
	}
	entries, _, err := names.write(id, g)
	if err != nil {
		return &LineError{Line: g.Line, Err: err}
	}
	f.write(id, entries)
	return f.noteDay(id, g)
}

// noteDay notes on which evening a game of a table was played, if it began on another.
func (f *File) noteDay(id string, g flat.Game) error {
	began, is := g.Events[0].(scoring.Started)
	day := stats.Evening(g.At)
	if !is || day == stats.Evening(began.At) {
		return nil
	}
	body, err := EncodeAnnotation(GameAnnotation{Day: day})
	f.said = append(f.said, Annotation{Kind: OfGame, ID: id, Rev: 1, Body: body})
	return err
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
	body, err := encodeEvents(g.Events)
	if err != nil {
		return "", err
	}
	return hashed(g.At.UnixMilli(), body+apart), nil
}

// hashed returns the UUIDv7 of a time that a hash of some texts is.
func hashed(ms int64, texts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(texts, "\x00")))
	var u uuid.UUID
	copy(u[:], sum[:])
	for i := range 6 {
		u[i] = byte(max(0, ms) >> (40 - 8*i))
	}
	u[6] = u[6]&0x0f | 0x70
	u[8] = u[8]&0x3f | 0x80
	return u.String()
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
	if err := errors.Join(w.Game(id, t.Began.At, t.Events, t.Sheet), w.Close()); err != nil {
		return flat.Fingerprint{}, err
	}
	all, _, err := flat.Fingerprints(&b)
	return all[id], err
}
