package running

import (
	"bytes"
	"database/sql"
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

// Open opens the running export, makes it if there is none, and brings it
// up to date. One that has holes, as a power cut may leave them, is mended; one that does not
// hold what it held when it was on the disk last is set aside and written anew. The error
// wraps [history.ErrDamaged] if it holds an entry that the database does not.
func Open(f disk.Folder, q database.Querier) (*Export, error) {
	r, err := findRunning(f, q)
	if !errors.Is(err, errHoles) {
		return r, err
	}
	aside := filepath.Join(f.Path, disk.Damaged+f.Now().UTC().Format(disk.Stamp)+".jsonl")
	if err := f.Rename(f.Export(), aside); err != nil {
		return nil, disk.Wrap(history.SettingAside, err)
	}
	if r, err = findRunning(f, q); errors.Is(err, errHoles) { // what was written cannot be read
		return nil, history.Damaged(history.Refusal{Reason: history.ErrExport})
	}
	return r, err
}

// findRunning opens the running export where it ends. The error wraps [errHoles] if it has to
// be written anew.
func findRunning(f disk.Folder, q database.Querier) (*Export, error) {
	if !f.Exists(f.Export()) {
		if err := writeRunning(f, q); err != nil {
			return nil, disk.Wrap(history.WritingFile, err)
		}
	}
	file, err := f.Disk.OpenFile(f.Export(), os.O_RDWR, 0)
	if err != nil {
		return nil, disk.Wrap(history.OpeningFile, err)
	}
	r := &Export{File: file}
	if err := r.find(q); err != nil {
		return nil, disk.Join(err, file.Close())
	}
	return r, nil
}

// writeRunning writes the whole file, or leaves the one before.
func writeRunning(f disk.Folder, q database.Querier) error {
	part := f.Export() + ".part"
	file, err := f.Create(part)
	if err != nil {
		return err
	}
	r := &Export{File: file}
	err = r.write(q)
	if err = disk.Join(disk.Join(err, file.Sync()), file.Close()); err != nil {
		return err
	}
	return f.Rename(part, f.Export())
}

// write writes everything. Entries off the main lines come in only here: whatever adds
// one has the whole file replaced.
func (r *Export) write(q database.Querier) error {
	_, c, err := read.Scope{}.Revisions(q)
	if err == nil {
		err = read.Scope{}.Count(q, &c)
	}
	if err == nil {
		err = r.add(c.RunningHeader())
	}
	if err == nil {
		err = r.removed(q)
	}
	if err == nil {
		err = r.follow(q)
	}
	if err != nil {
		return err
	}
	newer, err := read.ReadVerbatim(q)
	if err != nil {
		return err
	}
	return read.EachOther(q, "", func(o history.Other) error { return r.add(newer.Line(o.Sum, o.Line())) })
}

// removed writes which games were deleted for good: whatever changes that has the whole file
// replaced.
func (r *Export) removed(q database.Querier) error {
	ids, err := database.Texts(q, `SELECT game FROM removed ORDER BY game`)
	for _, id := range ids {
		err = disk.Join(err, r.add(history.Removed{Game: id}.Line()))
	}
	return err
}

// find finds the last entry in the file, drops what is not whole since the file was on the
// disk last, and follows the database from there.
func (r *Export) find(q database.Querier) error {
	size, err := sizeOf(r.File)
	if err != nil {
		return disk.Wrap(history.ReadingFile, err)
	}
	tail, err := readTail(r.File, size)
	if err != nil {
		return disk.Wrap(history.ReadingFile, err)
	}
	r.End = tail.end
	if err := r.agree(tail, q); err != nil {
		return err
	}
	revised, err := IsDue(q, "revisions") // of which a missing one is not noticed
	if err != nil {
		return err
	}
	r.Behind = tail.torn || revised
	if err := r.mend(q); err != nil {
		return err
	}
	r.CatchUp(q)
	return nil
}

// agree checks that the database holds the people who are last in the file, for they were there
// first, and finds its last entry. It is 0 where the database does not have that.
func (r *Export) agree(t tail, q database.Querier) error {
	if t.last.Game != "" {
		err := q.QueryRow(`SELECT n FROM event WHERE game = ? AND seq = ? AND sum = ?`, t.last.Game, t.last.Seq, t.last.Sum).
			Scan(&r.Last)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return disk.Wrap(history.Reading, err)
		}
	}
	for id, p := range t.people {
		known := 0
		if err := q.QueryRow(`SELECT count(*) FROM person WHERE id = ? AND rev >= ?`, id, p.Rev).Scan(&known); err != nil {
			return disk.Wrap(history.Reading, err)
		}
		if known == 0 {
			return history.Damaged(history.Refusal{Reason: history.ErrAhead})
		}
	}
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

// follow appends all people and marks, and every entry after the last.
func (r *Export) follow(q database.Querier) error {
	people, _, err := read.Scope{}.Revisions(q)
	if err == nil {
		err = r.add(people)
	}
	if err != nil {
		return err
	}
	newer, err := read.ReadVerbatim(q)
	if err != nil {
		return err
	}
	var lines bytes.Buffer
	last := r.Last
	flush := func() error {
		err := r.add(lines.Bytes())
		if err == nil {
			r.Last = last
			lines.Reset()
		}
		return err
	}
	err = read.EachEntry(q, `WHERE n > ? ORDER BY n`, func(e history.Entry) error {
		lines.Write(newer.Line(e.Sum, e.Line()))
		last = e.N
		if lines.Len() < 1<<18 {
			return nil
		}
		return flush()
	}, r.Last)
	return disk.Join(err, flush())
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

// add appends whole lines. What it leaves behind where it fails is beyond end.
func (r *Export) add(lines []byte) error {
	n, err := r.File.WriteAt(lines, r.End)
	if err != nil {
		return fmt.Errorf("%d of %d bytes: %w", n, len(lines), err)
	}
	r.End += int64(len(lines))
	return nil
}

// Replace writes the running export again and opens it.
func Replace(f disk.Folder, w *database.Writer) (*Export, error) {
	if err := writeRunning(f, w); err != nil {
		return nil, err
	}
	if err := w.Exec(`DELETE FROM due WHERE what = 'running'`); err != nil {
		return nil, err
	}
	return Open(f, w)
}

// IsDue reports whether something is still to be done.
func IsDue(q database.Querier, what string) (bool, error) {
	n := 0
	err := q.QueryRow(`SELECT count(*) FROM due WHERE what = ?`, what).Scan(&n)
	return n > 0, err
}
