package running

import (
	"bytes"
	"database/sql"
	"errors"
	"io"
	"io/fs"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
)

// A Comparison is how lines of a running export differ from the database.
type Comparison struct {
	Ahead int  // entries, revisions and games deleted for good that are missing in the database
	Wrong int  // lines that are not as they were written, and those that are missing although the database has them
	Gone  bool // there is no export

	q       database.Querier
	from    offset                   // where the lines begin
	last    int64                    // number of the last entry
	found   int                      // entries
	others  int                      // entries off the main lines
	removed int                      // games that were deleted for good
	beyond  map[string]history.Entry // the last entry that is missing in the database, by game
}

// Err returns an error that names what differs and what to do, or nil.
func (c *Comparison) Err() error {
	switch {
	case c.Ahead > 0:
		return history.Damaged(history.Refusal{Reason: history.ErrAhead, Count: c.Ahead})
	case c.Wrong > 0:
		return history.Damaged(history.Refusal{Reason: history.ErrExport, Count: c.Wrong})
	case c.Gone:
		return history.Damaged(history.Refusal{Reason: history.ErrNoExport})
	}
	return nil
}

// Compare compares all of the export that is there with the database.
func (r *Export) Compare(q database.Querier) (*Comparison, error) {
	return (&Comparison{q: q}).compare(io.NewSectionReader(r.File, 0, r.End), r.Last, history.Work{})
}

// compare compares the lines of an export from a place on with the entries up to number last, and
// with those up to the last that the lines have.
func (c *Comparison) compare(export io.Reader, last int64, work history.Work) (*Comparison, error) {
	c.last, c.beyond = c.from.n, map[string]history.Entry{}
	if err := history.EachLine(export, func(_ int, text []byte) error {
		return disk.Join(work.CheckStopped(), c.line(text))
	}); err != nil {
		return c, disk.Wrap(history.ReadingFile, err)
	}
	return c, disk.Reasoned(c.count(last))
}

// count counts what the database has and is missing in the lines.
func (c *Comparison) count(last int64) error {
	entries, others, removed := 0, 0, 0
	err := c.q.QueryRow(`SELECT (SELECT count(*) FROM event WHERE n > ? AND n <= ?), (SELECT count(*) FROM other_entry), (SELECT count(*) FROM removed)`,
		c.from.n, max(last, c.last)).Scan(&entries, &others, &removed)
	lacks := entries - c.found
	if lacks == 1 && c.last < last { // a program was stopped after it had kept that, and the next start writes it
		lacks = 0
	}
	if (c.from == offset{}) { // where these are: whatever adds one has the whole file replaced
		lacks += max(0, others-c.others) + max(0, removed-c.removed)
	}
	c.Wrong += lacks
	return err
}

func (c *Comparison) line(text []byte) error {
	if !bytes.HasSuffix(text, []byte("\n")) {
		return nil // the writer was stopped in the middle of it
	}
	what, err := history.ParseLine(text)
	if errors.Is(err, history.ErrRevision) { // an older Tabby took it in; what is said now is in the database
		return nil
	}
	if err != nil || !c.isAsWritten(text, what) {
		c.Wrong++
		return nil
	}
	switch e := what.(type) {
	case history.Entry:
		return c.entry(e)
	case history.Other:
		return c.has(&c.others, `SELECT count(*) FROM other_entry WHERE game = ? AND seq = ? AND sum = ?`, e.Game, e.Seq, e.Sum)
	case history.Removed:
		return c.has(&c.removed, `SELECT count(*) FROM removed WHERE game = ?`, e.Game)
	case history.Person:
		return c.has(new(int), `SELECT count(*) FROM person WHERE id = ? AND rev >= ?`, e.ID, e.Rev)
	case history.Annotation:
		return c.has(new(int), `SELECT count(*) FROM mark WHERE kind = ? AND id = ? AND rev >= ?`, e.Kind, e.ID, e.Rev)
	}
	return nil
}

// isAsWritten reports whether a line that was read as that is as Tabby writes it, or is kept as
// a newer one wrote it.
func (c *Comparison) isAsWritten(text []byte, what any) bool {
	line, is := what.(interface{ Line() []byte })
	if !is || bytes.Equal(line.Line(), text) {
		return true
	}
	v, is := history.VerbatimOf(text, what)
	kept := 0
	err := c.q.QueryRow(`SELECT count(*) FROM verbatim WHERE sum = ? AND line = ?`, v.Sum, v.Text).Scan(&kept)
	return is && err == nil && kept > 0
}

// has counts a line as present if the database has what a query counts, and otherwise as missing.
func (c *Comparison) has(lines *int, query string, args ...any) error {
	n := 0
	err := c.q.QueryRow(query, args...).Scan(&n)
	if n == 0 {
		lines = &c.Ahead
	}
	*lines++
	return err
}

func (c *Comparison) entry(e history.Entry) error {
	n, same := int64(0), false
	err := c.q.QueryRow(`SELECT n, at = ? AND body = ? FROM event WHERE game = ? AND seq = ? AND sum = ?`, e.At, e.Body, e.Game, e.Seq, e.Sum).
		Scan(&n, &same)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return c.missing(e)
	case err != nil:
		return err
	case same && n > c.last:
		c.last = n
		c.found++
	default: // a line before it is gone, or it is there twice
		c.Wrong++
	}
	return nil
}

// missing counts an entry that is missing in the database. It was once written so if it follows on the one
// before; otherwise it is of pieces of lines, as power cuts leave them, or the line before it is gone.
func (c *Comparison) missing(e history.Entry) error {
	before := c.beyond[e.Game]
	if before.Seq != e.Seq-1 {
		if err := c.q.QueryRow(`SELECT coalesce(max(sum), '') FROM event WHERE game = ? AND seq = ?`, e.Game, e.Seq-1).Scan(&before.Sum); err != nil {
			return err
		}
	}
	if (before.Sum == "") != (e.Seq == 1) || e.Sum != e.Chained(before.Sum) {
		c.Wrong++
		return nil
	}
	c.Ahead++
	c.beyond[e.Game] = e
	return nil
}

// CompareLast compares the running export beside a database with all entries. After a power cut, what was appended
// since the last flush may have holes or be missing: the next start writes it again.
func CompareLast(db *sql.DB, f disk.Folder, work history.Work) (*Comparison, error) {
	return compareBeside(db, f, func(file disk.File, last int64) (*Comparison, error) {
		c, err := (&Comparison{q: db}).compare(file, last, work)
		if err != nil || c.Ahead > 0 || c.Wrong == 0 {
			return c, err
		}
		_, at, err := (&Export{File: file}).look(db)
		if err != nil || at == (offset{}) {
			return c, err
		}
		return (&Comparison{q: db}).compare(io.NewSectionReader(file, 0, at.bytes), at.n, work)
	})
}

// CheckEnd returns an error if the running export beside a database ends with an entry that is
// missing in the database: then the database holds less than was acknowledged.
func CheckEnd(db *sql.DB, f disk.Folder) error {
	c, err := compareBeside(db, f, func(file disk.File, _ int64) (*Comparison, error) {
		c, _, err := (&Export{File: file}).look(db)
		return c, err
	})
	switch {
	case errors.Is(err, fs.ErrPermission):
		return nil
	case err == nil && c.Ahead > 0:
		return c.Err()
	}
	return err
}

// compareBeside compares the running export with the database, unless the next start writes it
// anew. If they differ it compares once more: another process may be between an entry and its line,
// or replacing the export.
func compareBeside(db *sql.DB, f disk.Folder, compare func(file disk.File, last int64) (*Comparison, error)) (*Comparison, error) {
	c := &Comparison{Gone: true}
	for again := 0; again < 3 && c.Err() != nil; again++ {
		last, err1 := read.LastEntry(db)
		due, err2 := isDue(db, "running")
		if err := disk.Join(err1, err2); due || err != nil {
			return &Comparison{}, err
		}
		file, err := f.Open(f.Export())
		if errors.Is(err, fs.ErrNotExist) {
			c = &Comparison{Gone: last > 0}
			continue
		}
		if err != nil {
			return &Comparison{}, disk.Wrap(history.OpeningFile, err)
		}
		c, err = compare(file, last)
		if err = disk.Join(err, file.Close()); err != nil {
			return c, err
		}
	}
	return c, nil
}
