package write

import (
	"database/sql"
	"errors"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

// A Taker is a database as a [history.Taker], in a transaction of its caller.
type Taker struct {
	Rewrite bool   // the running export has to be replaced
	Lines   []byte // about people and annotations that are new

	w       *database.Writer
	last    int64           // number of the last entry of all
	forked  map[string]bool // games with entries off their main lines
	removed map[string]bool // games that were deleted for good
	chosen  []string        // games of which a mark came that have several endings
}

// NewTaker lets lines come into a database. If that is interrupted, the next start brings the
// running export up to date.
func NewTaker(w *database.Writer) (t *Taker, err error) {
	t = &Taker{w: w}
	if err := due(w); err != nil {
		return nil, err
	}
	if t.last, err = read.LastEntry(w); err != nil {
		return nil, err
	}
	if t.forked, err = read.Forked(w); err != nil {
		return nil, err
	}
	t.removed, err = read.Removed(w)
	return t, err
}

// Stored implements [history.Taker].
func (t *Taker) Stored(game string) (history.Stored, error) {
	s, n := history.Stored{Removed: t.removed[game]}, 0
	if err := t.w.QueryRow(`SELECT coalesce(max(seq), 0) FROM event WHERE game = ?`, game).Scan(&n); err != nil || n == 0 {
		return s, err
	}
	before := ""
	err := database.Each(t.w, func(row database.Row) error {
		e := history.Node{Before: before}
		err := row.Scan(&e.Seq, &e.Sum)
		s.Line, before = append(s.Line, e), e.Sum
		return err
	}, `SELECT seq, sum FROM event WHERE game = ? ORDER BY seq`, game)
	if err == nil && t.forked[game] {
		err = database.Each(t.w, func(row database.Row) error {
			var e history.Node
			err := row.Scan(&e.Seq, &e.Sum, &e.Before)
			s.Beside = append(s.Beside, e)
			return err
		}, `SELECT seq, sum, before FROM other_entry WHERE game = ?`, game)
	}
	return s, err
}

// Ledger implements [history.Taker].
func (t *Taker) Ledger(game string) (history.Ledger, error) {
	l, _, err := read.Follow(t.w, game)
	return l, err
}

// Ledgers implements [history.Taker].
func (t *Taker) Ledgers(game string) (map[string]history.Ledger, error) {
	return read.Ledgers(t.w, game)
}

// Tree implements [history.Taker].
func (t *Taker) Tree(game string) (all []history.Node, main int, err error) {
	return read.Tree(t.w, game)
}

// Add implements [history.Taker].
func (t *Taker) Add(e history.Entry, before string, main bool, after history.Ledger) error {
	if !main {
		t.forked[e.Game] = true
		return Other(t.w, history.Other{Entry: e, Before: before})
	}
	t.last++
	e.N = t.last
	return Entry(t.w, e, before, after.Beginning())
}

// Derive implements [history.Taker].
func (t *Taker) Derive(s history.Summary) error {
	n := int64(0)
	if err := t.w.QueryRow(`SELECT n FROM event WHERE game = ? ORDER BY seq DESC LIMIT 1`, s.ID).Scan(&n); err != nil {
		return err
	}
	return Summary(t.w, s, n, true)
}

// TakeBack implements [history.Taker].
func (t *Taker) TakeBack(game string, main int, beside []string) error {
	if main == 0 {
		return remove(t.w, game)
	}
	if err := t.w.Exec(`DELETE FROM event WHERE game = ? AND seq > ?`, game, main); err != nil {
		return err
	}
	if err := t.w.Exec(`DELETE FROM other_entry WHERE game = ? AND sum`+database.Among, game, database.List(beside)); err != nil {
		return err
	}
	if err := t.w.Exec(`DELETE FROM verbatim WHERE key = 'game/' || ?1 AND sum NOT IN
		(SELECT sum FROM event WHERE game = ?1 UNION ALL SELECT sum FROM other_entry WHERE game = ?1)`, game); err != nil {
		return err
	}
	l, err := t.Ledger(game)
	if err != nil {
		return err
	}
	return t.Derive(l.Derive())
}

// SetRemoved implements [history.Taker].
func (t *Taker) SetRemoved(game string, is bool) error {
	if t.removed[game] = is; is {
		return Removed(t.w, game)
	}
	t.Rewrite = true
	return t.w.Exec(`DELETE FROM removed WHERE game = ?`, game)
}

// InTrash implements [history.Taker].
func (t *Taker) InTrash(game string) (bool, error) {
	said, err := read.AnnotationsAmong[history.GameAnnotation](t.w, history.OfGame, []string{game})
	return said[game].InTrash(), err
}

// Revise implements [history.Taker].
func (t *Taker) Revise(r history.Revision) (newer bool, err error) {
	switch r := r.(type) {
	case history.Person:
		stored, err := read.Person(t.w, r.ID)
		if err != nil && !errors.Is(err, sql.ErrNoRows) || !r.Newer(stored) {
			return false, err
		}
	case history.Annotation:
		stored, err := read.Annotation(t.w, r.Kind, r.ID)
		if err == nil && !r.Newer(stored) {
			return false, nil
		}
		t.Rewrite = t.Rewrite || r.Raises()
		if r.Kind == history.OfGame && t.forked[r.ID] {
			t.chosen = append(t.chosen, r.ID)
		}
	}
	if line, is := r.(interface{ Line() []byte }); is {
		t.Lines = append(t.Lines, line.Line()...)
	}
	return true, revision(t.w, r)
}

// Keep implements [history.Taker].
func (t *Taker) Keep(v history.Verbatim, spare bool) error {
	added, err := verbatim(t.w, v, spare)
	t.Rewrite = t.Rewrite || added
	return err
}

// Done implements [history.Taker].
func (t *Taker) Done(forked []history.Forked, players []history.Seat) error {
	ids := t.chosen
	for _, f := range forked {
		if err := stay(t.w, f); err != nil {
			return err
		}
		ids = append(ids, f.Game)
	}
	t.Rewrite = t.Rewrite || len(ids) > 0
	if _, err := ChooseHeads(t.w, ids); err != nil {
		return err
	}
	added, err := addUnknown(t.w, players)
	for _, p := range added {
		t.Lines = append(t.Lines, p.Line()...)
	}
	return err
}

// stay keeps the ending of a game that was shown here, if entries that came in would choose another
// one: a file may claim any time for its entries. The choice is noted like any other, so all
// devices come to the same ending.
func stay(w *database.Writer, f history.Forked) error {
	if f.Main == 0 {
		return nil
	}
	nodes, _, err := read.Tree(w, f.Game)
	if err != nil {
		return err
	}
	chosen, err := read.ChoiceOf(w, f.Game)
	if err != nil {
		return err
	}
	if turns, wanted := history.NewTree(nodes).Turns(nodes[:f.Main], chosen); !turns || wanted {
		return nil
	}
	c, err := history.Decide(read.Lookup{Q: w}, history.ChooseEnding{Game: f.Game, Sum: nodes[f.Main-1].Sum})
	if err != nil {
		return err
	}
	return Revisions(w, c.Events)
}

// SaveAnnotation writes down an annotation and what follows from it.
func SaveAnnotation(w *database.Writer, m history.Annotation) error {
	if err := w.Exec(`INSERT INTO mark (kind, id, rev, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (kind, id) DO UPDATE SET rev = excluded.rev, body = excluded.body, sum = excluded.sum`,
		m.Kind, m.ID, m.Rev, m.Body, m.Sum()); err != nil {
		return err
	}
	if m.Kind != history.OfGame {
		return nil
	}
	if err := w.Exec(`UPDATE fact SET hidden = `+isTrashed+` WHERE game = ?`, m.ID); err != nil {
		return err
	}
	return playedOn(w, m.ID)
}

// playedOn writes down the evening on which a game was played, after what was noted about it changed.
func playedOn(w *database.Writer, game string) error {
	s, err := read.Stored(w, game)
	if errors.Is(err, sql.ErrNoRows) || errors.Is(err, history.ErrDamaged) {
		return nil // it is not there yet, or a check names it
	}
	if err != nil {
		return err
	}
	day, err := read.Day(w, s)
	if err != nil {
		return err
	}
	return w.Exec(`UPDATE fact SET day = ? WHERE game = ? AND day <> ?`, day, game, day)
}

// addUnknown adds the players whose ids are not among the people, and returns those.
func addUnknown(w *database.Writer, seats []history.Seat) (added []history.Person, err error) {
	people, err := read.People(w)
	if err != nil {
		return nil, err
	}
	known := map[string]bool{}
	for _, p := range people {
		known[p.ID] = true
	}
	for _, seat := range seats {
		if seat.Person == "" || known[seat.Person] {
			continue
		}
		p := history.Person{ID: seat.Person, Name: seat.Name, Rev: 1}
		p.Colour, p.Shape = history.RarestBadge(people)
		if err := Person(w, p); err != nil {
			return nil, err
		}
		people, known[p.ID] = append(people, p), true
		added = append(added, p)
	}
	return added, nil
}

// Person writes down a revision of a person.
func Person(w *database.Writer, p history.Person) error {
	return w.Exec(`INSERT INTO person (id, name, colour, mark, rev, sum) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour, mark = excluded.mark,
			rev = excluded.rev, sum = excluded.sum`,
		p.ID, p.Name, p.Colour, p.Shape, p.Rev, p.Sum())
}

// Revisions writes down new revisions, in their order.
func Revisions(w *database.Writer, all []history.Revision) error {
	for _, e := range all {
		if err := revision(w, e); err != nil {
			return err
		}
	}
	return nil
}

// revision writes down a new revision.
func revision(w *database.Writer, e history.Revision) error {
	switch e := e.(type) {
	case history.Person:
		return Person(w, e)
	case history.Annotation:
		return SaveAnnotation(w, e)
	case history.Setting:
		return Value(w, "setting", e.Key, []byte(e.Value))
	}
	panic("sqlite: an event of another kind")
}

// Value saves a value by its key in a table, and replaces the one before.
func Value(w *database.Writer, table, key string, value []byte) error {
	return w.Exec(`INSERT INTO `+table+` (key, value, sum) VALUES (?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET value = excluded.value, sum = excluded.sum`,
		key, append([]byte{}, value...), history.Checksum(key, string(value)))
}
