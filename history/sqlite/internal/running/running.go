// Package running keeps tabby.jsonl, the running export beside a database, and compares the two.
package running

import (
	"bytes"
	"errors"
	"fmt"
	"io"
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

// An offset is up to where the running export was on the disk: that many bytes, and the number of
// the last entry in them. The lines after it were appended without waiting for the disk:
// where the power was cut, some of them may be there and some before them not.
type offset struct{ bytes, n int64 }

// Sync waits until the running export is on the disk, and keeps up to where. Should
// that fail, the next start checks more of it.
func (r *Export) Sync(w *database.Writer) {
	if r.Behind || r.File.Sync() != nil {
		return
	}
	at := offset{r.End, r.Last}
	if was, err := syncedPlace(w); err == nil && was == at {
		return
	}
	_ = w.Transact(func(w *database.Writer) error {
		return errors.Join(w.Exec(`DELETE FROM due WHERE what = 'revisions'`), w.Exec(`DELETE FROM synced`),
			w.Exec(`INSERT INTO synced VALUES (?, ?)`, at.bytes, at.n))
	})
}

// syncedPlace returns up to where the running export was on the disk, as far as is known.
func syncedPlace(q database.Querier) (at offset, err error) {
	err = q.QueryRow(`SELECT coalesce(max(bytes), 0), coalesce(max(n), 0) FROM synced`).Scan(&at.bytes, &at.n)
	return at, disk.Reasoned(err)
}

// mostChecked is how many bytes an opening checks if it is not known how much was on the disk, as
// of a file of an older Tabby: a second of work. A longer one is checked once a week.
const mostChecked = 16 << 20

// look finds the end of the file, and compares what was added since the last sync. If that place is
// unknown, it compares the whole file, or the part of a long one that follows on the last entry.
func (r *Export) look(q database.Querier) (c *Comparison, at offset, err error) {
	c = new(Comparison)
	info, err := r.File.Stat()
	if err != nil {
		return c, at, disk.Wrap(history.ReadingFile, err)
	}
	end, last, err := r.tail(info.Size(), q)
	r.End, r.Behind = end, end < info.Size()
	if err == nil {
		at, err = r.lastPlace(q)
	}
	if err != nil {
		return c, at, disk.Wrap(history.ReadingFile, err)
	}
	if (at == offset{}) && end > mostChecked && last.n > 0 {
		at = last
	}
	c, err = (&Comparison{q: q, from: at}).compare(io.NewSectionReader(r.File, at.bytes, end-at.bytes), 0, history.Work{})
	if r.Last = c.last; end == 0 {
		c.Wrong++
	}
	return c, at, err
}

// lastPlace returns up to where the file is as it was on the disk, or its beginning if that is
// not known: the bytes up to there end with the entry.
func (r *Export) lastPlace(q database.Querier) (offset, error) {
	at, err := syncedPlace(q)
	if err != nil || at.bytes > r.End {
		return offset{}, err
	}
	end, last, err := r.tail(at.bytes, q)
	if end != at.bytes || last.n != at.n {
		return offset{}, err
	}
	return at, err
}

// tail returns where the last line that can be read ends in that many bytes of the file, and the place
// of the last entry there. Its number is 0 if there is none, and -1 if it is missing in the database.
func (r *Export) tail(size int64, q database.Querier) (end int64, last offset, err error) {
	t, err := readTail(r.File, size)
	if err != nil || t.last.Game == "" {
		return t.end, offset{}, err
	}
	last = offset{bytes: t.from}
	err = q.QueryRow(`SELECT coalesce(max(n), -1) FROM event WHERE game = ? AND seq = ? AND sum = ?`, t.last.Game, t.last.Seq, t.last.Sum).
		Scan(&last.n)
	return t.end, last, disk.Reasoned(err)
}

// A tail is the end of a running export.
type tail struct {
	end  int64         // after the last line that can be read
	last history.Entry // the last entry, or none
	from int64         // after its line
}

// readTail reads as much of the end of a file as it takes to find an entry.
func readTail(file io.ReaderAt, size int64) (tail, error) {
	for window := int64(64 << 10); ; window *= 4 {
		from := max(0, size-window)
		text := make([]byte, size-from)
		if _, err := file.ReadAt(text, from); err != nil && !errors.Is(err, io.EOF) {
			return tail{}, err
		}
		if t := scanTail(text, from); t.last.Game != "" || from == 0 {
			return t, nil
		}
	}
}

// scanTail scans the lines of text, which begins at an offset of the file, from the last to the
// first. Unless the offset is 0, the first line may be incomplete.
func scanTail(text []byte, offset int64) (t tail) {
	for to := len(text); to > 0 && t.last.Game == ""; {
		from := bytes.LastIndexByte(text[:to-1], '\n') + 1
		what, err := history.ParseLine(text[from:to])
		if text[to-1] == '\n' && (err == nil || errors.Is(err, history.ErrRevision)) {
			t.from = offset + int64(to)
			t.end = max(t.end, t.from)
			t.last, _ = what.(history.Entry)
		}
		to = from
	}
	return t
}
