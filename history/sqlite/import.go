package sqlite

import (
	"bufio"
	"errors"
	"io"
	"slices"

	"github.com/google/uuid"

	"tabby/history"
	"tabby/history/flat"
)

// backUpBefore makes a backup before games are added to others, and returns its path.
func (s *Store) backUpBefore(in *history.Import) (string, error) {
	games, err := s.Count(history.Filter{State: history.Any})
	if err != nil || games == 0 || len(in.Games) == 0 {
		return "", err
	}
	return s.Backup(in.Work)
}

// take writes down what was read and checked, all of it or nothing.
func (s *Store) take(in *history.Import, backup string) (history.Imported, error) {
	t := importer{in: in, Imported: history.Imported{Known: in.Same, Differ: in.Differ, Backup: backup}}
	s.mu.Lock()
	defer s.mu.Unlock()
	// A large transaction would write the same pages again and again if they
	// did not find room meanwhile.
	err := s.w.script(`PRAGMA cache_size = -8000`)
	if err == nil {
		err = s.w.transact(t.write)
	}
	err = join(err, s.w.script(`PRAGMA cache_size = -2000; PRAGMA shrink_memory`))
	if err == nil {
		s.last, err = lastEntry(s.w)
	}
	if err != nil {
		return history.Imported{}, wrap("import", err)
	}
	return t.Imported, wrap("import", s.afterImport(t.rewrite))
}

// afterImport brings the running export up to date, or replaces it. Should it be
// broken off, the next start does it.
func (s *Store) afterImport(replace bool) error {
	if replace {
		_ = s.swapRunning(replaceRunning(s.folder, s.w)) // or the next start does it
		return nil
	}
	s.running.behind = true
	s.running.catchUp(s.w)
	if s.running.behind {
		return nil // it will catch up when there is room
	}
	return s.w.exec(`DELETE FROM due WHERE what = 'running'`)
}

// An importer writes down what an import brings.
type importer struct {
	history.Imported
	in      *history.Import
	last    int64           // number of the last entry of all
	forked  map[string]bool // the games that had several endings before
	said    map[string]history.GameAnnotation
	settle  []string // the games whose main line may have to change
	rewrite bool     // the running export has to be replaced
}

// write writes down everything. What is said about games comes first: it decides which
// of them are gone, and by which ending the others go.
func (t *importer) write(w *writer) (err error) {
	if err := due(w); err != nil {
		return err
	}
	if t.last, err = lastEntry(w); err != nil {
		return err
	}
	if t.forked, err = forked(w); err != nil {
		return err
	}
	g := &gatherer{w: w, latest: history.NewCatalogue()}
	if err := t.revisions(g); err != nil {
		return err
	}
	if t.said, err = annotationsAmong[history.GameAnnotation](w, history.OfGame, t.in.Order); err != nil {
		return err
	}
	for i, id := range t.in.Order {
		if err := t.in.Work.Step("writing the games", i+1, len(t.in.Order)); err != nil {
			return err
		}
		if err := t.game(w, id, t.in.Games[id]); err != nil {
			return err
		}
	}
	if _, err := settleAll(w, t.settle); err != nil {
		return err
	}
	if err := g.addUnknown(t.in.Seats); err != nil {
		return err
	}
	gone, err := purge(w)
	t.rewrite = t.rewrite || len(t.settle) > 0 || gone > 0
	return err
}

// revisions writes down what the file says about people and games.
func (t *importer) revisions(g *gatherer) error {
	for _, p := range t.in.People {
		g.latest.Apply(p)
	}
	for _, m := range t.in.Annotations {
		g.latest.Apply(m)
	}
	var err error
	if t.People, err = g.finishPeople(); err != nil {
		return err
	}
	marks, err := g.finishAnnotations()
	for _, m := range marks {
		t.rewrite = t.rewrite || m.Choice() != ""
		if m.Kind == history.OfGame && t.forked[m.ID] {
			t.settle = append(t.settle, m.ID)
		}
	}
	t.Marks = len(marks)
	return err
}

// game adds what the store lacks of a game.
func (t *importer) game(w *writer, id string, g *history.ImportGame) error {
	if t.said[id].Gone {
		t.Gone++
		return nil
	}
	stored := 0
	if err := w.QueryRow(`SELECT coalesce(max(seq), 0) FROM event WHERE game = ?`, id).Scan(&stored); err != nil {
		return err
	}
	if stored > 0 && t.in.ByHand {
		t.Known++
		return nil
	}
	sum, parts, err := t.meets(w, id, g, stored)
	switch {
	case err != nil:
		return err
	case parts || t.forked[id] || len(g.Others) > 0:
		return t.join(w, id, g)
	case stored >= len(g.Lines):
		t.Known++
		return nil
	case stored > 0:
		t.Grown++
	default:
		t.Games++
	}
	return t.add(w, g, g.Lines[stored:], sum)
}

// meets returns the sum of the last entry that both main lines have a place for, and
// whether they part before it.
func (t *importer) meets(w *writer, id string, g *history.ImportGame, stored int) (sum string, parts bool, err error) {
	alike := min(stored, len(g.Lines))
	if alike == 0 {
		return "", false, nil
	}
	if err := w.QueryRow(`SELECT sum FROM event WHERE game = ? AND seq = ?`, id, alike).Scan(&sum); err != nil {
		return "", false, err
	}
	e, err := t.in.EntryAt(g.Lines[alike-1])
	return sum, sum != e.Sum, err // which is over all before it
}

// add writes some entries that follow on a sum, and what follows from them. They
// are those that were checked, or nothing is written.
func (t *importer) add(w *writer, g *history.ImportGame, lines []history.Span, sum string) error {
	for _, s := range lines {
		e, err := t.in.EntryAt(s)
		if err != nil {
			return err
		}
		if e.Sum != e.Chained(sum) {
			return history.ErrChanged
		}
		t.last++
		e.N = t.last
		if err := saveEntry(w, e, sum, g.Row.Beginning()); err != nil {
			return err
		}
		t.Entries++
		sum = e.Sum
	}
	if sum != g.Sum {
		return history.ErrChanged
	}
	return saveRow(w, g.Row, t.last, true)
}

// Import imports a file: an export, that of [Reader.Export] or tabby.jsonl, or games
// as CSV, in the form that package flat describes. It adds the people, annotations
// and games that the store lacks, and the entries its games lack. People of a table are
// matched by name, and games of one that Tabby wrote by their ids. Importing a file
// twice changes nothing.
//
// The whole file is checked before anything is written. The errors are those of
// [history.ReadFile]; then nothing has changed. A backup is made before games
// are added to others.
func (s *Store) Import(from io.Reader, work history.Work) (history.Imported, error) {
	in, err := s.check(from, work)
	if err != nil {
		return history.Imported{}, err
	}
	backup, err := s.backUpBefore(in)
	if err != nil {
		return history.Imported{}, err
	}
	return s.take(in, backup)
}

// TakeIn is [Store.Import] of a [Reader.ExportPart] of another device: without a backup.
func (s *Store) TakeIn(export io.Reader, work history.Work) (history.Imported, error) {
	in, err := s.check(export, work)
	if err != nil {
		return history.Imported{}, err
	}
	return s.take(in, "")
}

// check reads and checks a whole file.
func (s *Store) check(from io.Reader, work history.Work) (*history.Import, error) {
	in, err := history.ReadFile(from, kept{s.Reader, lookup{s.db}}, work)
	if reasonOf(err) != nil {
		err = wrap("import", err)
	}
	return in, err
}

// kept is what an import is compared with.
type kept struct {
	*Reader
	lookup
}

func (kept) NewID() (string, error) {
	id, err := uuid.NewV7()
	return id.String(), err
}

// beginning is how many bytes of a table hold the names of its columns, if Tabby
// wrote it.
const beginning = 256

// Brings reports whether a table for spreadsheets has a game that is not kept here.
// Of a table that Tabby did not write it cannot be known: that may.
func (r *Reader) Brings(table io.Reader) bool {
	text := bufio.NewReader(table)
	begins, _ := text.Peek(beginning) // of a shorter table, all
	if !flat.Own(begins) {
		return true
	}
	_, ids, err := flat.Fingerprints(text)
	if err != nil {
		return true // the import says what is wrong
	}
	return slices.ContainsFunc(ids, func(id string) bool {
		_, err := r.Summary(id)
		return errors.Is(err, history.ErrNoGame)
	})
}
