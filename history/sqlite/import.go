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
	last := s.last
	// A large transaction would write the same pages again and again if they
	// did not find room meanwhile.
	err := s.w.script(`PRAGMA cache_size = -8000`)
	if err == nil {
		err = s.w.transact(func(w *writer) (err error) {
			last, err = t.write(w, s.last)
			return err
		})
	}
	err = join(err, s.w.script(`PRAGMA cache_size = -2000; PRAGMA shrink_memory`))
	if err != nil {
		return history.Imported{}, wrap("import", err)
	}
	s.last = last
	return t.Imported, wrap("import", s.afterImport(t.purged))
}

// afterImport brings the running export up to date, and writes it again without games
// that were deleted. Should it be broken off, the next start does it.
func (s *Store) afterImport(deleted int) error {
	if deleted > 0 {
		return s.renumber()
	}
	s.running.behind = true
	s.running.catchUp(s.w)
	if s.running.behind {
		return nil // it will catch up when there is room
	}
	return s.w.exec(`DELETE FROM due WHERE what = 'running'`)
}

// A taking is an intake being written.
type importer struct {
	history.Imported
	in     *history.Import
	last   int64
	purged int // games deleted because the file says so
}

func (t *importer) write(w *writer, last int64) (int64, error) {
	t.last = last
	if err := w.exec(`INSERT INTO due VALUES ('running') ON CONFLICT DO NOTHING`); err != nil {
		return 0, err
	}
	g := &gatherer{w: w, latest: history.NewCatalogue()}
	for _, p := range t.in.People {
		g.latest.Apply(p)
	}
	for _, m := range t.in.Annotations {
		g.latest.Apply(m)
	}
	for i, id := range t.in.Order {
		if err := t.in.Work.Step("writing the games", i+1, len(t.in.Order)); err != nil {
			return 0, err
		}
		if err := t.game(w, id, t.in.Games[id]); err != nil {
			return 0, err
		}
	}
	var err error
	if t.People, err = g.finishPeople(); err != nil {
		return 0, err
	}
	if t.Marks, err = g.finishAnnotations(); err != nil {
		return 0, err
	}
	if err := g.addUnknown(t.in.Seats); err != nil {
		return 0, err
	}
	t.purged, err = purge(w)
	return t.last, err
}

// game adds what the store lacks of a game.
func (t *importer) game(w *writer, id string, g *history.ImportGame) error {
	away, err := isGone(w, id)
	if err != nil {
		return err
	}
	if away {
		t.Gone++
		return nil
	}
	stored := 0
	if err := w.QueryRow(`SELECT coalesce(max(seq), 0) FROM event WHERE game = ?`, id).Scan(&stored); err != nil {
		return err
	}
	sum := "" // of the last entry that both have
	if stored > 0 && !t.in.ByHand {
		alike := min(stored, len(g.Lines))
		if err := w.QueryRow(`SELECT sum FROM event WHERE game = ? AND seq = ?`, id, alike).Scan(&sum); err != nil {
			return err
		}
		e, err := t.in.EntryAt(g.Lines[alike-1])
		if err != nil {
			return err
		}
		if sum != e.Sum { // which is over all before it
			t.Differ = append(t.Differ, id)
			return nil
		}
	}
	switch {
	case stored >= len(g.Lines) || stored > 0 && t.in.ByHand:
		t.Known++
		return nil
	case stored > 0:
		t.Grown++
	default:
		t.Games++
	}
	return t.add(w, g, g.Lines[stored:], sum)
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
		e.N, sum = t.last, e.Sum
		if err := saveEntry(w, e, g.Row.Beginning()); err != nil {
			return err
		}
		t.Entries++
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
