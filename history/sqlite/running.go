package sqlite

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"os"

	"tabby/history"
)

// A running export is the copy of all entries in tabby.jsonl. It follows the
// database: what is durable there is appended here, without waiting for the
// disk. If that fails, or the power goes, the lines that are missing are written
// the next time; they never hold up a game.
type running struct {
	file   *os.File
	end    int64 // after the last good line
	last   int64 // number of the last entry in it
	behind bool  // something is missing
}

// openRunning opens the running export, makes it if there is none, and brings it
// up to date. The error wraps [history.ErrDamaged] if it holds an entry that the database
// does not.
func openRunning(f folder, q querier) (*running, error) {
	if !exists(f.export()) {
		if err := writeRunning(f, q); err != nil {
			return nil, wrap("write "+f.export(), err)
		}
	}
	file, err := os.OpenFile(f.export(), os.O_RDWR, 0)
	if err != nil {
		return nil, wrap("open "+f.export(), err)
	}
	r := &running{file: file}
	if err := r.find(q); err != nil {
		return nil, join(err, file.Close())
	}
	return r, nil
}

// writeRunning writes the whole file, or leaves the one before.
func writeRunning(f folder, q querier) error {
	part := f.export() + ".part"
	file, err := create(part)
	if err != nil {
		return err
	}
	r := &running{file: file}
	err = r.write(q)
	if err = join(join(err, file.Sync()), file.Close()); err != nil {
		return err
	}
	return f.rename(part, f.export())
}

// write writes everything. Entries off the main lines come in only here: whatever adds
// one has the whole file replaced.
func (r *running) write(q querier) error {
	_, c, err := scope{}.revisions(q)
	if err == nil {
		err = scope{}.count(q, &c)
	}
	if err == nil {
		err = r.add(c.RunningHeader())
	}
	if err == nil {
		err = r.follow(q)
	}
	if err != nil {
		return err
	}
	return eachOther(q, "", func(o history.Other) error { return r.add(o.Line()) })
}

// find finds the last entry in the file, drops an incomplete line after it, and
// follows the database from there.
func (r *running) find(q querier) error {
	tail, err := readTail(r.file)
	if err != nil {
		return wrap("read the running export", err)
	}
	r.end = tail.end
	if err := r.agree(tail, q); err != nil {
		return err
	}
	r.behind = tail.torn
	r.catchUp(q)
	return nil
}

// agree checks that the database holds what is last in the file, for it was there
// first.
func (r *running) agree(t tail, q querier) error {
	if t.last.Game != "" {
		err := q.QueryRow(`SELECT n FROM event WHERE game = ? AND seq = ? AND sum = ?`, t.last.Game, t.last.Seq, t.last.Sum).
			Scan(&r.last)
		if errors.Is(err, sql.ErrNoRows) {
			return history.Damagedf("tabby.jsonl holds entry %d of game %s, tabby.db does not", t.last.Seq, t.last.Game)
		}
		if err != nil {
			return wrap("find the last entry exported", err)
		}
	}
	for id, p := range t.people {
		known := 0
		if err := q.QueryRow(`SELECT count(*) FROM person WHERE id = ? AND rev >= ?`, id, p.Rev).Scan(&known); err != nil {
			return wrap("find the last person exported", err)
		}
		if known == 0 {
			return history.Damagedf("tabby.jsonl knows more about person %s than tabby.db", id)
		}
	}
	return nil
}

// catchUp writes what is missing, if that is possible now.
func (r *running) catchUp(q querier) {
	last, err := lastEntry(q)
	if err != nil {
		r.behind = true
	} else if r.behind || last != r.last {
		r.behind = r.file.Truncate(r.end) != nil || r.follow(q) != nil
	}
}

// follow appends all people and marks, and every entry after the last.
func (r *running) follow(q querier) error {
	people, _, err := scope{}.revisions(q)
	if err == nil {
		err = r.add(people)
	}
	if err != nil {
		return err
	}
	var lines bytes.Buffer
	last := r.last
	flush := func() error {
		err := r.add(lines.Bytes())
		if err == nil {
			r.last = last
			lines.Reset()
		}
		return err
	}
	err = eachEntry(q, `WHERE n > ? ORDER BY n`, func(e history.Entry) error {
		lines.Write(e.Line())
		last = e.N
		if lines.Len() < 1<<18 {
			return nil
		}
		return flush()
	}, r.last)
	return join(err, flush())
}

// entry appends an entry.
func (r *running) entry(q querier, e history.Entry) {
	if !r.behind && r.last == e.N-1 && r.add(e.Line()) == nil {
		r.last = e.N
		return
	}
	r.behind = true
	r.catchUp(q)
}

// revision appends a line about a person or an annotation. It is rare and has no
// number by which a missing one would be noticed, so it waits for the disk.
func (r *running) revision(q querier, line []byte) {
	if r.behind || r.add(line) != nil || r.file.Sync() != nil {
		r.behind = true
		r.catchUp(q)
	}
}

// add appends whole lines. What it leaves behind where it fails is beyond end.
func (r *running) add(lines []byte) error {
	n, err := r.file.WriteAt(lines, r.end)
	if err != nil {
		return fmt.Errorf("%d of %d bytes: %w", n, len(lines), err)
	}
	r.end += int64(len(lines))
	return nil
}

// A tail is the end of a running export.
type tail struct {
	end    int64                     // after the last line that can be read
	last   history.Entry             // the last entry, or none
	people map[string]history.Person // those after it, by id
	torn   bool                      // there was something after end
}

// readTail reads as much of the end of a file as it takes to find an entry.
func readTail(file *os.File) (tail, error) {
	info, err := file.Stat()
	if err != nil {
		return tail{}, err
	}
	for window := int64(64 << 10); ; window *= 4 {
		from := max(0, info.Size()-window)
		text := make([]byte, info.Size()-from)
		if _, err := file.ReadAt(text, from); err != nil {
			return tail{}, err
		}
		t := scanTail(text, from)
		if t.last.Game != "" || from == 0 {
			return t, nil
		}
	}
}

// take uses what a line says, the last line first, and reports whether that is
// all.
func (t *tail) take(what any) bool {
	switch what := what.(type) {
	case history.Person:
		if what.Newer(t.people[what.ID]) {
			t.people[what.ID] = what
		}
	case history.Entry:
		t.last = what
		return true
	}
	return false
}

// scanTail scans the lines of text, which begins at an offset of the file, from
// the last to the first. Unless that is the beginning, its first line may be
// incomplete.
func scanTail(text []byte, offset int64) tail {
	t := tail{end: -1, people: map[string]history.Person{}}
	for end := len(text); end > 0; {
		begin := bytes.LastIndexByte(text[:end-1], '\n') + 1
		line := text[begin:end]
		what, err := history.ParseLine(line)
		if line[len(line)-1] == '\n' && err == nil {
			if t.end < 0 {
				t.end = offset + int64(end)
			}
			if t.take(what) {
				break
			}
		}
		end = begin
	}
	t.end = max(t.end, 0)
	t.torn = t.end < offset+int64(len(text))
	return t
}
