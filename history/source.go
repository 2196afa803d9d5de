package history

import (
	"bytes"
	"compress/flate"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"golang.org/x/text/encoding/unicode"
)

// A source is input that can be read more than once: to check it, and to store it.
type source interface {
	io.ReaderAt
	Size() int64
}

// sourceOf returns a source of all input, in UTF-8. The error wraps [ErrTooMuch] beyond 64 MiB of
// what is held in memory. A file on disk may have any size.
func sourceOf(from io.Reader) (source, error) {
	text := seekable(from)
	if text == nil {
		all, err := inMemory(from)
		if err != nil {
			return nil, err
		}
		text = all
	}
	if _, onDisk := from.(interface{ Stat() (fs.FileInfo, error) }); !onDisk {
		if err := checkSize(text); err != nil {
			return nil, err
		}
	}
	return unmarked(text)
}

// inMemory returns a source of all input up to the first byte that is too much.
func inMemory(from io.Reader) (source, error) {
	all := new(memorySource)
	if _, err := io.Copy(all, io.LimitReader(from, MaxImport+1)); err != nil {
		return nil, readError(err)
	}
	return all, nil
}

// checkSize returns an error for a source that is too large to be held in memory.
func checkSize(text source) error {
	if text.Size() > MaxImport {
		return Refusal{Reason: ErrTooMuch, Limit: FileMiB, Count: MaxImport >> 20}
	}
	return nil
}

// unmarked returns a source without the byte order mark at its beginning. The mark also says
// whether the text is UTF-16, as some spreadsheets write it; such a text is held in memory.
func unmarked(text source) (source, error) {
	const mark = "\ufeff"
	begins, err := beginning(text)
	switch {
	case err != nil:
		return nil, err
	case bytes.HasPrefix(begins, []byte(mark)):
		return io.NewSectionReader(text, int64(len(mark)), text.Size()-int64(len(mark))), nil
	case bytes.HasPrefix(begins, []byte("\xff\xfe")), bytes.HasPrefix(begins, []byte("\xfe\xff")):
		if err := checkSize(text); err != nil {
			return nil, err
		}
		in := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder()
		if text, err = inMemory(in.Reader(readerOf(text))); err != nil {
			return nil, err
		}
		return text, checkSize(text)
	}
	return text, nil
}

// seekable returns a source that reads from a file or memory, or nil for a pipe or a
// device, which can be read only once.
func seekable(from io.Reader) source {
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
	text := seekable(from)
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

// readerOf returns a source as a stream from its beginning.
func readerOf(text source) *io.SectionReader { return io.NewSectionReader(text, 0, text.Size()) }

// windowSize is how many bytes of the beginning of a file are looked at.
const windowSize = 16 << 10

// A memorySource is held in memory, in pieces so that it grows without being
// copied, and packed, as all lines of an export are much alike. It is for one
// goroutine.
type memorySource struct {
	packed [][]byte // pieces of pieceSize
	last   []byte   // the piece that is not full yet

	packer   *flate.Writer
	unpacked []byte // the piece read last
	which    int    // its index in packed
}

// pieceSize is the size of a piece in bytes.
const pieceSize = 1 << 20

func (m *memorySource) Size() int64 { return int64(len(m.packed))*pieceSize + int64(len(m.last)) }

// Write implements [io.Writer]. It never fails.
func (m *memorySource) Write(p []byte) (int, error) {
	written := len(p)
	for len(p) > 0 {
		n := min(len(p), pieceSize-len(m.last))
		m.last, p = append(m.last, p[:n]...), p[n:]
		if len(m.last) == pieceSize {
			m.packed, m.last = append(m.packed, m.pack(m.last)), m.last[:0]
		}
	}
	return written, nil
}

func (m *memorySource) pack(piece []byte) []byte {
	var b bytes.Buffer
	if m.packer == nil {
		m.packer, _ = flate.NewWriter(nil, flate.BestSpeed) // a level there is
	}
	m.packer.Reset(&b)
	_, _ = m.packer.Write(piece) // memory takes all
	_ = m.packer.Close()
	return bytes.Clone(b.Bytes())
}

func (m *memorySource) ReadAt(p []byte, at int64) (int, error) {
	read := 0
	for read < len(p) && at < m.Size() {
		piece, err := m.piece(int(at / pieceSize))
		if err != nil {
			return read, err
		}
		n := copy(p[read:], piece[at%pieceSize:])
		read, at = read+n, at+int64(n)
	}
	if read < len(p) {
		return read, io.EOF
	}
	return read, nil
}

// piece returns a piece, which is valid until the next call.
func (m *memorySource) piece(i int) ([]byte, error) {
	if i == len(m.packed) {
		return m.last, nil
	}
	if m.unpacked == nil || m.which != i {
		if m.unpacked == nil {
			m.unpacked = make([]byte, pieceSize)
		}
		if _, err := io.ReadFull(flate.NewReader(bytes.NewReader(m.packed[i])), m.unpacked); err != nil {
			return nil, err
		}
		m.which = i
	}
	return m.unpacked, nil
}

// readError returns an error for a file that could not be read to its end.
func readError(err error) error { return fmt.Errorf("read the file: %w", err) }

// linesOf counts the ends of lines.
func linesOf(text source) (lines int, err error) {
	in, piece := readerOf(text), make([]byte, 64<<10)
	for {
		n, err := in.Read(piece)
		lines += bytes.Count(piece[:n], []byte("\n"))
		if errors.Is(err, io.EOF) {
			return lines, nil
		}
		if err != nil {
			return 0, readError(err)
		}
	}
}

// What a file looks like that is neither an export nor a table. Each wraps [ErrForeign].
var (
	ErrPDF      = reasons.Of(ErrForeign, "PDF", "a PDF")
	ErrPicture  = reasons.Of(ErrForeign, "Picture", "a picture")
	ErrPacked   = reasons.Of(ErrForeign, "Packed", "a packed file")
	ErrWebPage  = reasons.Of(ErrForeign, "WebPage", "a web page")
	ErrDatabase = reasons.Of(ErrForeign, "Database", "a database")
)

// errWorkbook is what package bring reads.
var errWorkbook = fmt.Errorf("%w: a workbook", ErrForeign)

// looks are the beginnings of files, and the kind of file that each belongs to.
var looks = []struct {
	begins string
	is     error
}{
	{"\xd0\xcf\x11\xe0", errWorkbook}, // of long ago
	{"%PDF-", ErrPDF},
	{"\x89PNG", ErrPicture},
	{"\xff\xd8\xff", ErrPicture}, // JPEG
	{"GIF8", ErrPicture},
	{packed, ErrPacked},
	{"\x1f\x8b", ErrPacked},
	{"SQLite format 3\x00", ErrDatabase},
	{"<!doctype html", ErrWebPage},
	{"<html", ErrWebPage},
}

// brands are the texts in pictures after a length, 4 bytes from the beginning, or 8 in WebP. Films
// and sounds have other ones.
var brands = []string{"ftypheic", "ftypheix", "ftyphevc", "ftypmif1", "ftypmsf1", "ftypavif", "ftypavis"}

// isForeign reports whether a file is not text, by its first line.
func isForeign(begins []byte) bool {
	first, _, _ := bytes.Cut(begins, []byte("\n"))
	return bytes.IndexByte(first, 0) >= 0 || bytes.HasPrefix(begins, []byte(packed))
}

// foreign returns what a file is that Tabby did not write, by its beginning, or
// [ErrForeign].
func foreign(begins []byte) error {
	for _, brand := range brands {
		if hasAt(begins, 4, brand) {
			return ErrPicture
		}
	}
	if hasAt(begins, 0, "RIFF") && hasAt(begins, 8, "WEBP") {
		return ErrPicture
	}
	begins = bytes.TrimLeft(begins, " \t\r\n")
	for _, l := range looks {
		first := string(begins[:min(len(begins), len(l.begins))])
		if page := l.is == ErrWebPage && strings.EqualFold(first, l.begins); !page && first != l.begins {
			continue
		}
		if l.begins == packed {
			return office(begins)
		}
		return l.is
	}
	return ErrForeign
}

// hasAt reports whether a text stands at a place.
func hasAt(begins []byte, at int, text string) bool {
	return len(begins) >= at+len(text) && string(begins[at:at+len(text)]) == text
}

// packed begins a packed file, and each file in it, whose name follows after that many bytes.
const (
	packed = "PK\x03\x04"
	nameAt = 30
)

// office returns the kind of a packed file: a workbook, another office file that nobody should
// unpack, or a file that somebody packed.
func office(begins []byte) error {
	is := ErrPacked
	for rest := begins; len(rest) > 0; {
		name := rest[min(nameAt, len(rest)):]
		switch {
		case bytes.HasPrefix(name, []byte("xl/")), bytes.HasPrefix(name, []byte("mimetypeapplication/vnd.oasis.opendocument.spreadsheet")):
			return errWorkbook
		case bytes.HasPrefix(name, []byte("[Content_Types].xml")), bytes.HasPrefix(name, []byte("mimetypeapplication/")):
			is = ErrForeign
		}
		next := bytes.Index(rest[len(packed):], []byte(packed))
		if next < 0 {
			break
		}
		rest = rest[len(packed)+next:]
	}
	return is
}
