package sqlite

import (
	"bytes"
	"database/sql"
	"errors"
	"io"
	"io/fs"
	"os"

	"tabby/history"
)

// A comparison is how a running export differs from the database.
type comparison struct {
	damaged   int  // lines of the export that are not as they were written
	dbLacks   int  // entries and revisions in the export that the database lacks
	fileLacks int  // entries in the database that the export lacks
	found     int  // entries that both hold
	others    int  // entries off the main lines that both hold
	revisions int  // of people and annotations in the export
	gone      bool // there is no export

	db    *sql.DB
	entry *sql.Stmt
	seen  map[string]int // entries, by game
}

func (c *comparison) same() bool { return c.err() == nil }

// err returns an error that names what differs and what to do, or nil.
func (c *comparison) err() error {
	switch {
	case c.dbLacks > 0:
		return history.Damagedf("tabby.db lacks %d of the entries and changes in tabby.jsonl; a repair brings them back", c.dbLacks)
	case c.damaged > 0:
		return history.Damagedf("%d lines of tabby.jsonl are not as they were written; tabby.db holds all entries, and a repair writes the file again", c.damaged)
	case c.fileLacks > 0:
		return history.Damagedf("tabby.jsonl lacks %d entries of tabby.db; a repair writes the file again", c.fileLacks)
	case c.gone:
		return history.Damagedf("tabby.jsonl is gone; the next start of Tabby writes it again")
	}
	return nil
}

// compareRunning compares an export with all entries up to number last.
func compareRunning(export io.Reader, db *sql.DB, last int64, work history.Work) (*comparison, error) {
	c := &comparison{db: db, seen: map[string]int{}}
	var err error
	c.entry, err = db.Prepare(`SELECT sum = ? AND at = ? AND body = ? FROM event WHERE game = ? AND seq = ?`)
	if err != nil {
		return c, err
	}
	defer c.entry.Close()
	if err := history.EachLine(export, func(_ int, text []byte) error {
		return errors.Join(work.CheckStopped("comparing tabby.jsonl"), c.line(text))
	}); err != nil {
		return c, err
	}
	stored := 0
	err = db.QueryRow(`SELECT count(*) FROM event WHERE n <= ?`, last).Scan(&stored)
	c.fileLacks = max(0, stored-c.found)
	s, err2 := schemaOf(db)
	if err = errors.Join(err, err2); err == nil && s.version >= forkedFrom {
		err = db.QueryRow(`SELECT count(*) FROM other_entry`).Scan(&stored)
		c.fileLacks += max(0, stored-c.others)
	}
	return c, err
}

func (c *comparison) line(text []byte) error {
	if !bytes.HasSuffix(text, []byte("\n")) {
		return nil // the writer was stopped in the middle of it
	}
	what, err := history.ParseLine(text)
	if line, ok := what.(interface{ Line() []byte }); err != nil || ok && !bytes.Equal(line.Line(), text) {
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
	case history.Annotation:
		return c.checkRevision(`SELECT count(*) FROM mark WHERE kind = ? AND id = ? AND (rev >= ? OR kind = 'game' AND body ->> 'gone')`, e.Kind, e.ID, e.Rev)
	}
	return nil
}

// checkRevision counts a revision that the database does not know.
func (c *comparison) checkRevision(query string, args ...any) error {
	c.revisions++
	n := 0
	err := c.db.QueryRow(query, args...).Scan(&n)
	if n == 0 {
		c.dbLacks++
	}
	return err
}

func (c *comparison) checkEntry(e history.Entry) error {
	same := false
	err := c.entry.QueryRow(e.Sum, e.At, e.Body, e.Game, e.Seq).Scan(&same)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		c.dbLacks++
		return nil
	case err != nil:
		return err
	case !same:
		c.damaged++ // the entries of the database were checked
	case e.Seq == c.seen[e.Game]+1:
		c.seen[e.Game]++
		c.found++
	case e.Seq > c.seen[e.Game]+1:
		c.damaged++ // a line before it is gone
	}
	return nil
}

// checkOther compares an entry off the main line of its game.
func (c *comparison) checkOther(o history.Other) error {
	n := 0
	err := c.db.QueryRow(`SELECT count(*) FROM other_entry WHERE game = ? AND seq = ? AND sum = ?`, o.Game, o.Seq, o.Sum).Scan(&n)
	if n == 0 {
		c.dbLacks++
	} else {
		c.others++
	}
	return err
}

// lastEntry returns the number of the last entry of all.
func lastEntry(q querier) (last int64, err error) {
	err = q.QueryRow(`SELECT coalesce(max(n), 0) FROM event`).Scan(&last)
	return last, err
}

// compareExport compares the running export with the database, as far as entry
// number last, of which both must know.
func (r *Reader) compareExport(last int64, work history.Work) (*comparison, error) {
	s, err := schemaOf(r.db)
	due := false
	if err == nil && s.version >= annotatedFrom {
		due, err = isDue(r.db, "running") // the next start writes it
	}
	if due || err != nil {
		return &comparison{}, err
	}
	file, err := os.Open(r.folder.export())
	if errors.Is(err, fs.ErrNotExist) {
		return &comparison{gone: last > 0}, nil
	}
	if err != nil {
		return &comparison{}, err
	}
	defer file.Close()
	c, err := compareRunning(file, r.db, last, work)
	if err == nil && c.fileLacks == 1 {
		err = c.forgive(last)
	}
	return c, err
}

// forgive forgets that the export lacks the last entry of all: a program was stopped
// after it had kept that, and before it wrote it there, which the next start does.
func (c *comparison) forgive(last int64) error {
	game, seq := "", 0
	err := c.db.QueryRow(`SELECT game, seq FROM event WHERE n = ?`, last).Scan(&game, &seq)
	if err == nil && c.seen[game] < seq {
		c.fileLacks = 0
	}
	return reasoned(err)
}

// checkLast returns an error if the running export ends with an entry that the
// database lacks: then the database holds less than was acknowledged.
func (r *Reader) checkLast() error {
	var err error
	for range 3 { // another process may be replacing the export
		if due, err := isDue(r.db, "running"); due || err != nil {
			return err
		}
		err = r.agreeWithExport()
		if !errors.Is(err, history.ErrDamaged) {
			return err
		}
	}
	return err
}

func (r *Reader) agreeWithExport() error {
	file, err := os.Open(r.folder.export())
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) {
		return nil
	}
	if err != nil {
		return wrap("open "+r.folder.export(), err)
	}
	defer file.Close()
	t, err := readTail(file)
	if err != nil {
		return wrap("read "+r.folder.export(), err)
	}
	return (&running{}).agree(t, r.db)
}
