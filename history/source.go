package history

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
)

// A source is input that can be read more than once: to check it, and to store it.
type source interface {
	io.ReaderAt
	Size() int64
}

// sourceOf returns a source of all input. The error wraps [ErrTooMuch] beyond
// 64 MiB.
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
	return unmarked(text)
}

// unmarked returns a source without the byte order mark that it may begin with.
func unmarked(text source) (source, error) {
	const mark = "\ufeff"
	begins, err := beginning(text)
	if err != nil || !bytes.HasPrefix(begins, []byte(mark)) {
		return text, err
	}
	return io.NewSectionReader(text, int64(len(mark)), text.Size()-int64(len(mark))), nil
}

// stays returns a source that reads from a file or memory, or nil for a pipe or a
// device, which can be read only once.
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
		if err != nil || !info.Mode().IsRegular() || info.Size() == 0 { // as files in /proc say
			return nil
		}
		if at, err := from.Seek(0, io.SeekCurrent); err == nil {
			return io.NewSectionReader(from, at, max(0, info.Size()-at))
		}
	}
	return nil
}

// CountLines returns the number of lines of a file, or 0 if it cannot be read twice.
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

// beginning returns the first bytes of a source, up to windowSize.
func beginning(text source) ([]byte, error) {
	begins := make([]byte, min(text.Size(), windowSize))
	if _, err := text.ReadAt(begins, 0); err != nil && !errors.Is(err, io.EOF) {
		return nil, readError(err)
	}
	return begins, nil
}

// all returns a source as a stream from its beginning.
func all(text source) io.Reader { return io.NewSectionReader(text, 0, text.Size()) }

// A Span is the place of a line in a file.
type Span struct {
	At     int64
	Length int32
	Number int32 // of the line, from 1
}

// windowSize is how many bytes are read at a time: a few games, and not many in vain
// where their lines lie far apart.
const windowSize = 16 << 10

// A window is the part of a source that was read last.
type window struct {
	text  source
	at    int64
	bytes []byte
}

// line returns a line, which is valid until the next call.
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
