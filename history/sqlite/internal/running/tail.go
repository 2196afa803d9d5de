package running

import (
	"bytes"
	"errors"
	"io"

	"tabby/history"
)

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
