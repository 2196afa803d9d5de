package running

import (
	"errors"
	"io"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

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
