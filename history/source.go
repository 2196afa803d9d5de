package history

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
)

// A source is a file that is read more than once: to be checked, and to be
// written down. What stays where it is need not be held in memory meanwhile.
type source interface {
	io.ReaderAt
	Size() int64
}

// sourceOf returns a source of all that can be read. The error wraps [ErrTooMuch]
// beyond 64 MiB.
func sourceOf(from io.Reader) (source, error) {
	text := stays(from)
	if text == nil {
		all := new(memorySource)
		if _, err := io.Copy(all, io.LimitReader(from, MaxImport+1)); err != nil {
			return nil, readError(err)
		}
		text = all
	}
	if text.Size() > MaxImport {
		return nil, fmt.Errorf("%w: a file may have %d MiB; whole stores move by backup and restore", ErrTooMuch, MaxImport>>20)
	}
	return text, nil
}

// stays returns a source of what can be read again where it is, or nil of a pipe
// or a device, which gives everything only once.
func stays(from io.Reader) source {
	switch from := from.(type) {
	case interface { // in memory
		source
		Len() int
	}:
		return io.NewSectionReader(from, from.Size()-int64(from.Len()), int64(from.Len()))
	case interface { // on disk
		Stat() (fs.FileInfo, error)
		io.ReaderAt
		io.Seeker
	}:
		info, err := from.Stat()
		if err != nil || !info.Mode().IsRegular() || info.Size() == 0 { // as much of /proc says
			return nil
		}
		if at, err := from.Seek(0, io.SeekCurrent); err == nil {
			return io.NewSectionReader(from, at, max(0, info.Size()-at))
		}
	}
	return nil
}

// CountLines returns how many lines a file has, or 0 if it cannot be read twice.
func CountLines(from io.Reader) int {
	text := stays(from)
	if text == nil {
		return 0
	}
	lines, err := linesOf(text)
	if err != nil {
		return 0
	}
	return lines
}

// wholeText reads a source into memory.
func wholeText(text source) ([]byte, error) {
	all := make([]byte, text.Size())
	if _, err := io.ReadFull(io.NewSectionReader(text, 0, text.Size()), all); err != nil {
		return nil, readError(err)
	}
	return all, nil
}

// A held source is in memory, in pieces so that it grows without being copied.
type memorySource struct{ pieces [][]byte }

// heldPiece is how large a piece is.
const pieceSize = 1 << 20

// Size returns how many bytes there are.
func (h *memorySource) Size() int64 {
	if len(h.pieces) == 0 {
		return 0
	}
	last := len(h.pieces) - 1
	return int64(last)*pieceSize + int64(len(h.pieces[last]))
}

// Write implements [io.Writer]. It never fails.
func (h *memorySource) Write(p []byte) (int, error) {
	written := len(p)
	for len(p) > 0 {
		last := len(h.pieces) - 1
		if last < 0 || len(h.pieces[last]) == pieceSize {
			h.pieces = append(h.pieces, make([]byte, 0, pieceSize))
			last++
		}
		n := min(len(p), pieceSize-len(h.pieces[last]))
		h.pieces[last], p = append(h.pieces[last], p[:n]...), p[n:]
	}
	return written, nil
}

// ReadAt implements [io.ReaderAt].
func (h *memorySource) ReadAt(p []byte, at int64) (int, error) {
	read := 0
	for read < len(p) && at < h.Size() {
		n := copy(p[read:], h.pieces[at/pieceSize][at%pieceSize:])
		read, at = read+n, at+int64(n)
	}
	if read < len(p) {
		return read, io.EOF
	}
	return read, nil
}

// A Span is the place of a line in a file.
type Span struct {
	At     int64
	Length int32
	Number int32 // of the line, from 1
}

// windowSize is how much is read at a time: a few games, and not much in vain
// where their lines stand far apart.
const windowSize = 16 << 10

// A window is the part of a source that was read last.
type window struct {
	text  source
	at    int64
	bytes []byte
}

// line returns a line, which is good until the next.
func (w *window) line(s Span) ([]byte, error) {
	from, to := s.At, s.At+int64(s.Length)
	if from < w.at || to > w.at+int64(len(w.bytes)) {
		size := min(max(windowSize, int64(s.Length)), w.text.Size()-from)
		w.at, w.bytes = from, slices.Grow(w.bytes[:0], int(size))[:size]
		if _, err := w.text.ReadAt(w.bytes, from); err != nil && !errors.Is(err, io.EOF) {
			w.bytes = w.bytes[:0]
			return nil, readError(err)
		}
	}
	return w.bytes[from-w.at : to-w.at], nil
}
