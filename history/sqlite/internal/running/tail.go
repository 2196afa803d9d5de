package running

import (
	"bytes"
	"errors"
	"io"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
)

// A tail is the end of a running export.
type tail struct {
	end    int64                     // after the last line that can be read
	last   history.Entry             // the last entry, or none
	people map[string]history.Person // those after it, by id
	torn   bool                      // there was something after end
}

// sizeOf returns how many bytes a file has.
func sizeOf(file disk.File) (int64, error) {
	info, err := file.Stat()
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}

// readTail reads as much of the end of a file of some size as it takes to find an entry.
func readTail(file io.ReaderAt, size int64) (tail, error) {
	for window := int64(64 << 10); ; window *= 4 {
		from := max(0, size-window)
		text := make([]byte, size-from)
		if _, err := file.ReadAt(text, from); err != nil && !errors.Is(err, io.EOF) {
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
		if line[len(line)-1] == '\n' && (err == nil || errors.Is(err, history.ErrRevision)) {
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
