// Package running keeps tabby.jsonl, the running export beside a database, and compares the two.
package running

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
)

// An Export is the copy of all entries in tabby.jsonl. It follows the
// database: what is durable there is appended here, without waiting for the
// disk. If that fails, or the power goes, the lines that are missing are written
// the next time; they never hold up a game.
type Export struct {
	File   disk.File
	End    int64 // after the last good line
	Last   int64 // number of the last entry in it
	Behind bool  // something is missing
}

// Open opens the running export, and brings it up to date. It is rewritten if there is none,
// or that is due. One that has holes, as a power cut may leave them, is mended; one that does not
// hold what it held when it was on the disk last is set aside and rewritten. The error
// wraps [history.ErrDamaged] if it holds what the database does not.
func Open(f disk.Folder, w *database.Writer) (*Export, error) {
	due, err := isDue(w, "running")
	if err != nil {
		return nil, disk.Wrap(history.Reading, err)
	}
	if due || !f.Exists(f.Export()) {
		return Replace(f, w)
	}
	file, err := f.Disk.OpenFile(f.Export(), os.O_RDWR, 0)
	if err != nil {
		return nil, disk.Wrap(history.OpeningFile, err)
	}
	r := &Export{File: file}
	if err = r.find(w); err == nil {
		return r, nil
	}
	err = disk.Join(err, file.Close())
	if errors.Is(err, errHoles) {
		return SetAside(f, w)
	}
	return nil, err
}

// InPlace reports whether the running export has its name still.
func (r *Export) InPlace(f disk.Folder) bool {
	open, err1 := r.File.Stat()
	is, err2 := f.Disk.Lstat(f.Export())
	return err1 == nil && err2 == nil && disk.IsSame(open, is)
}

// SetAside gives the running export another name, and rewrites it.
func SetAside(f disk.Folder, w *database.Writer) (*Export, error) {
	aside := filepath.Join(f.Path, disk.Damaged+f.Now().UTC().Format(disk.Stamp)+".jsonl")
	if err := f.Rename(f.Export(), aside); err != nil {
		return nil, disk.Wrap(history.SettingAside, err)
	}
	return Replace(f, w)
}

// Replace writes the whole running export and opens it, or leaves the one before. The error wraps
// [history.ErrDamaged] if what was written cannot be read.
func Replace(f disk.Folder, w *database.Writer) (*Export, error) {
	part := f.Export() + ".part"
	file, err := f.Create(part)
	if err != nil {
		return nil, disk.Wrap(history.WritingFile, err)
	}
	r, c := &Export{File: file}, new(Comparison)
	if err = r.write(w); err == nil {
		c, _, err = r.look(w)
	}
	err = disk.Join(err, c.Err())
	if err = disk.Join(disk.Join(err, file.Sync()), file.Close()); err == nil {
		err = f.Rename(part, f.Export())
	}
	if err == nil {
		err = w.Exec(`DELETE FROM due WHERE what = 'running'`)
	}
	if err == nil {
		r.File, err = f.Disk.OpenFile(f.Export(), os.O_RDWR, 0)
	}
	if err != nil {
		return nil, disk.Wrap(history.WritingFile, err)
	}
	return r, nil
}

// write writes everything. Entries off the main lines, and which games were deleted for good, come in
// only here: whatever adds one has the whole file replaced.
func (r *Export) write(q database.Querier) error {
	l, err := read.Scope{}.Lines(q)
	if err == nil {
		err = read.Scope{}.Count(q, &l.Counts)
	}
	if err == nil {
		l.Removed, err = database.Texts(q, `SELECT game FROM removed ORDER BY game`)
	}
	if err != nil {
		return err
	}
	return r.lines(q, l, func(l history.Lines, to history.Sink) error { return l.Write(to, history.Work{}) })
}

// errHoles means that the running export is not what it was when it was on the disk.
var errHoles = errors.New("the running export has holes")

// find finds the last entry in the file, drops the incomplete part after the last sync, and follows
// the database from there. The error is [errHoles] if something is missing before.
func (r *Export) find(q database.Querier) error {
	c, at, err := r.look(q)
	switch {
	case err != nil:
		return err
	case c.Ahead > 0:
		return c.Err()
	case c.Wrong > 0 && at == offset{}:
		return errHoles
	case c.Wrong > 0:
		r.End, r.Last, r.Behind = at.bytes, at.n, true
	}
	revised, err := isDue(q, "revisions") // of which a missing one is not noticed
	if err != nil {
		return err
	}
	r.Behind = r.Behind || revised
	r.CatchUp(q)
	return nil
}

// CatchUp writes what is missing, if that is possible now.
func (r *Export) CatchUp(q database.Querier) {
	last, err := read.LastEntry(q)
	if err != nil {
		r.Behind = true
	} else if r.Behind || last != r.Last {
		r.Behind = r.File.Truncate(r.End) != nil || r.follow(q) != nil
	}
}

// Came appends what came in: lines about people and annotations, and every entry after the last.
func (r *Export) Came(q database.Querier, lines []byte) {
	if r.Behind || r.add(lines) != nil || r.entries(q) != nil {
		r.Behind = true
		r.CatchUp(q)
	}
}

// follow appends all people and marks, and every entry after the last.
func (r *Export) follow(q database.Querier) error {
	l, err := read.Scope{}.Lines(q)
	if err != nil {
		return err
	}
	return r.lines(q, l, func(l history.Lines, to history.Sink) error {
		if err := l.Revisions(to); err != nil {
			return err
		}
		return l.Entries(to)
	})
}

// entries appends every entry after the last.
func (r *Export) entries(q database.Querier) error {
	newer, err := read.ReadVerbatim(q)
	if err != nil {
		return err
	}
	return r.lines(q, history.Lines{Newer: newer}, history.Lines.Entries)
}

// atOnce is how many bytes are appended at once, or a line more.
const atOnce = 64 << 10

// lines appends some of the lines of an export that grows, whose entries are those after the last.
func (r *Export) lines(q database.Querier, l history.Lines, write func(history.Lines, history.Sink) error) error {
	var lines []byte
	last := r.Last
	l.Grows = true
	l.Each = func(f func(history.Entry) error) error {
		return read.EachEntry(q, `WHERE n > ? ORDER BY n`, func(e history.Entry) error {
			last = e.N
			return f(e)
		}, r.Last)
	}
	flush := func() error {
		err := r.add(lines)
		if lines = lines[:0]; err == nil {
			r.Last = last
		}
		return err
	}
	err := write(l, func(line []byte) error {
		if lines = append(lines, line...); len(lines) < atOnce {
			return nil
		}
		return flush()
	})
	if err == nil {
		err = flush()
	}
	return err
}

// Entry appends an entry.
func (r *Export) Entry(q database.Querier, e history.Entry) {
	if !r.Behind && r.Last == e.N-1 && r.add(e.Line()) == nil {
		r.Last = e.N
		return
	}
	r.Behind = true
	r.CatchUp(q)
}

// Revision appends a line about a person or an annotation. It is rare and has no
// number by which a missing one would be noticed, so it waits for the disk.
func (r *Export) Revision(q database.Querier, line []byte) {
	if r.Behind || r.add(line) != nil || r.File.Sync() != nil {
		r.Behind = true
		r.CatchUp(q)
	}
}

// add appends whole lines. What it leaves behind if it fails is beyond end.
func (r *Export) add(lines []byte) error {
	n, err := r.File.WriteAt(lines, r.End)
	if err != nil {
		return fmt.Errorf("%d of %d bytes: %w", n, len(lines), err)
	}
	r.End += int64(len(lines))
	return nil
}

// isDue reports whether something is still to be done.
func isDue(q database.Querier, what string) (bool, error) {
	n := 0
	err := q.QueryRow(`SELECT count(*) FROM due WHERE what = ?`, what).Scan(&n)
	return n > 0, err
}
