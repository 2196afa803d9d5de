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

// CompareLast compares the running export with all entries of the database.
func CompareLast(db *sql.DB, f disk.Folder, work history.Work) (c *Comparison, err error) {
	for range 3 { // another process may be between an entry and its line
		last, err := read.LastEntry(db)
		if err != nil {
			return &Comparison{}, err
		}
		c, err = compareExport(db, f, last, work)
		if err != nil || c.Same() {
			return c, err
		}
	}
	return c, nil
}

// A Comparison is how a running export differs from the database.
type Comparison struct {
	damaged   int  // lines of the export that are not as they were written, or of games deleted for good that are not there
	DBLacks   int  // entries and revisions in the export that the database lacks
	fileLacks int  // entries in the database that the export lacks
	found     int  // entries that both hold
	others    int  // entries off the main lines that both hold
	removed   int  // games that were deleted for good by both
	Revisions int  // of people and annotations in the export
	Gone      bool // there is no export

	db    *sql.DB
	entry *sql.Stmt
	chain chain
}

// Same reports whether the two hold the same.
func (c *Comparison) Same() bool { return c.Err() == nil }

// Err returns an error that names what differs and what to do, or nil.
func (c *Comparison) Err() error {
	switch {
	case c.DBLacks > 0:
		return history.Damaged(history.Refusal{Reason: history.ErrAhead, Count: c.DBLacks})
	case c.damaged+c.fileLacks > 0:
		return history.Damaged(history.Refusal{Reason: history.ErrExport, Count: c.damaged + c.fileLacks})
	case c.Gone:
		return history.Damaged(history.Refusal{Reason: history.ErrNoExport})
	}
	return nil
}

// Compare compares an export with all entries up to number last.
func Compare(export io.Reader, db *sql.DB, last int64, work history.Work) (*Comparison, error) {
	c := &Comparison{db: db, chain: chain{}}
	var err error
	c.entry, err = db.Prepare(`SELECT sum = ? AND at = ? AND body = ? FROM event WHERE game = ? AND seq = ?`)
	if err != nil {
		return c, err
	}
	defer c.entry.Close()
	if err := history.EachLine(export, func(_ int, text []byte) error {
		return errors.Join(work.CheckStopped(), c.line(text))
	}); err != nil {
		return c, err
	}
	stored := 0
	err = db.QueryRow(`SELECT count(*) FROM event WHERE n <= ?`, last).Scan(&stored)
	c.fileLacks = max(0, stored-c.found)
	s, err2 := database.SchemaOf(db)
	if err = errors.Join(err, err2); err == nil && s.Version >= database.ForkedFrom {
		err = db.QueryRow(`SELECT count(*) FROM other_entry`).Scan(&stored)
		c.fileLacks += max(0, stored-c.others)
	}
	if err == nil && s.Version >= database.NumberedFrom {
		err = db.QueryRow(`SELECT count(*) FROM removed`).Scan(&stored)
		c.damaged += max(0, stored-c.removed)
	}
	return c, err
}

func (c *Comparison) line(text []byte) error {
	if !bytes.HasSuffix(text, []byte("\n")) {
		return nil // the writer was stopped in the middle of it
	}
	what, err := history.ParseLine(text)
	if errors.Is(err, history.ErrRevision) { // an older Tabby took it in; what is said now is in the database
		c.Revisions++
		return nil
	}
	if err != nil || !isAsWritten(c.db, text, what) {
		c.damaged++
		return nil
	}
	switch e := what.(type) {
	case history.Entry:
		return c.checkEntry(e)
	case history.Other:
		return c.checkOther(e)
	case history.Person:
		return c.checkRevision(`SELECT count(*) FROM person WHERE id = ? AND rev >= ?`, e.ID, e.Rev)
	case history.Removed:
		return c.checkRemoved(e)
	case history.Annotation:
		return c.checkRevision(`SELECT count(*) FROM mark WHERE kind = ? AND id = ? AND rev >= ?`, e.Kind, e.ID, e.Rev)
	}
	return nil
}

// isAsWritten reports whether a line that was read as that is as Tabby writes it, or is kept as
// a newer one wrote it.
func isAsWritten(q database.Querier, text []byte, what any) bool {
	line, is := what.(interface{ Line() []byte })
	if !is || bytes.Equal(line.Line(), text) {
		return true
	}
	v, is := history.VerbatimOf(text, what)
	kept := 0
	err := q.QueryRow(`SELECT count(*) FROM verbatim WHERE sum = ? AND line = ?`, v.Sum, v.Text).Scan(&kept)
	return is && err == nil && kept > 0
}

// checkRevision counts a revision that the database does not know.
func (c *Comparison) checkRevision(query string, args ...any) error {
	c.Revisions++
	n := 0
	err := c.db.QueryRow(query, args...).Scan(&n)
	if n == 0 {
		c.DBLacks++
	}
	return err
}

// checkRemoved compares what was deleted for good.
func (c *Comparison) checkRemoved(r history.Removed) error {
	n := 0
	err := c.db.QueryRow(`SELECT count(*) FROM removed WHERE game = ?`, r.Game).Scan(&n)
	if n == 0 {
		c.DBLacks++
	} else {
		c.removed++
	}
	return err
}

func (c *Comparison) checkEntry(e history.Entry) error {
	same := false
	err := c.entry.QueryRow(e.Sum, e.At, e.Body, e.Game, e.Seq).Scan(&same)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		ahead, err := c.chain.ahead(c.db, e)
		if ahead {
			c.DBLacks++
		} else {
			c.damaged++
		}
		return err
	case err != nil:
		return err
	case !same:
		c.damaged++ // the entries of the database were checked
	case e.Seq == c.chain[e.Game].Seq+1:
		c.chain[e.Game] = e
		c.found++
	case e.Seq > c.chain[e.Game].Seq+1:
		c.damaged++ // a line before it is gone
	}
	return nil
}

// checkOther compares an entry off the main line of its game.
func (c *Comparison) checkOther(o history.Other) error {
	n := 0
	err := c.db.QueryRow(`SELECT count(*) FROM other_entry WHERE game = ? AND seq = ? AND sum = ?`, o.Game, o.Seq, o.Sum).Scan(&n)
	if n == 0 {
		c.DBLacks++
	} else {
		c.others++
	}
	return err
}

// compareExport compares the running export with the database, as far as entry
// number last, of which both must know.
func compareExport(db *sql.DB, f disk.Folder, last int64, work history.Work) (*Comparison, error) {
	s, err := database.SchemaOf(db)
	due := false
	if err == nil && s.Version >= database.AnnotatedFrom {
		due, err = IsDue(db, "running") // the next start writes it
	}
	if due || err != nil {
		return &Comparison{}, err
	}
	file, err := f.Open(f.Export())
	if errors.Is(err, fs.ErrNotExist) {
		return &Comparison{Gone: last > 0}, nil
	}
	if err != nil {
		return &Comparison{}, err
	}
	defer file.Close()
	c, err := Compare(file, db, last, work)
	if err == nil && c.fileLacks == 1 {
		err = c.forgive(last)
	}
	return c, err
}

// forgive forgets that the export lacks the last entry of all: a program was stopped
// after it had kept that, and before it wrote it there, which the next start does.
func (c *Comparison) forgive(last int64) error {
	game, seq := "", 0
	err := c.db.QueryRow(`SELECT game, seq FROM event WHERE n = ?`, last).Scan(&game, &seq)
	if err == nil && c.chain[game].Seq < seq {
		c.fileLacks = 0
	}
	return disk.Reasoned(err)
}

// CheckEnd returns an error if the running export ends with an entry that the
// database lacks: then the database holds less than was acknowledged.
func CheckEnd(db *sql.DB, f disk.Folder) error {
	var err error
	for range 3 { // another process may be replacing the export
		if due, err := IsDue(db, "running"); due || err != nil {
			return err
		}
		err = agreeWithExport(db, f)
		if !errors.Is(err, history.ErrDamaged) {
			return err
		}
	}
	return err
}

func agreeWithExport(db *sql.DB, f disk.Folder) error {
	file, err := f.Open(f.Export())
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) {
		return nil
	}
	if err != nil {
		return disk.Wrap(history.OpeningFile, err)
	}
	defer file.Close()
	size, err := sizeOf(file)
	if err != nil {
		return disk.Wrap(history.ReadingFile, err)
	}
	t, err := readTail(file, size)
	if err != nil {
		return disk.Wrap(history.ReadingFile, err)
	}
	r := &Export{File: file, End: t.end}
	if err := r.agree(t, db); err != nil || r.Last > 0 || t.last.Game == "" {
		return err
	}
	at, err := r.lastPlace(db)
	if err == nil {
		_, err = r.wholeFrom(at, db)
	}
	return err
}
