package history

import (
	"bytes"
	"fmt"
	"strings"
)

// What a file looks like that is neither an export nor a table. Each wraps [ErrForeign].
var (
	ErrPDF      = fmt.Errorf("%w: a PDF", ErrForeign)
	ErrPicture  = fmt.Errorf("%w: a picture", ErrForeign)
	ErrPacked   = fmt.Errorf("%w: a packed file", ErrForeign)
	ErrWebPage  = fmt.Errorf("%w: a web page", ErrForeign)
	ErrDatabase = fmt.Errorf("%w: a database", ErrForeign)
)

// errWorkbook is what package bring reads.
var errWorkbook = fmt.Errorf("%w: a workbook", ErrForeign)

// looks are how files begin, with what they are.
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

// brands are what stands in pictures after a length, 4 bytes from their beginning, or 8 in WebP.
// Films and sounds have other ones.
var brands = []string{"ftypheic", "ftypheix", "ftyphevc", "ftypmif1", "ftypmsf1", "ftypavif", "ftypavis"}

// isForeign reports whether a file is not text, by its first line.
func isForeign(begins []byte) bool {
	first, _, _ := bytes.Cut(begins, []byte("\n"))
	return bytes.IndexByte(first, 0) >= 0 || bytes.HasPrefix(begins, []byte(packed))
}

// foreign returns what a file is that is none of Tabby's, by its beginning, or [ErrForeign].
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

// packed begins a packed file, and each file in it, whose name follows after so many bytes.
const (
	packed = "PK\x03\x04"
	nameAt = 30
)

// office returns what a packed file is: a workbook, something else of an office that nobody should
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
