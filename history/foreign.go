package history

import (
	"bytes"
	"fmt"
	"strings"
)

// What a file looks like that is neither an export nor a table. Each wraps [ErrForeign].
var (
	ErrWorkbook = fmt.Errorf("%w: a workbook", ErrForeign) // of a spreadsheet, which can save it as a table
	ErrPDF      = fmt.Errorf("%w: a PDF", ErrForeign)
	ErrPicture  = fmt.Errorf("%w: a picture", ErrForeign)
	ErrPacked   = fmt.Errorf("%w: a packed file", ErrForeign)
	ErrWebPage  = fmt.Errorf("%w: a web page", ErrForeign)
	ErrDatabase = fmt.Errorf("%w: a database", ErrForeign)
)

// looks are how files begin, with what they are.
var looks = []struct {
	begins string
	is     error
}{
	{"\xd0\xcf\x11\xe0", ErrWorkbook}, // of long ago
	{"%PDF-", ErrPDF},
	{"\x89PNG", ErrPicture},
	{"\xff\xd8\xff", ErrPicture}, // JPEG
	{"GIF8", ErrPicture},
	{"RIFF", ErrPicture}, // WebP
	{"\x00\x00\x00\x1cftyp", ErrPicture},
	{"\x00\x00\x00\x20ftyp", ErrPicture}, // of telephones
	{"PK\x03\x04", ErrPacked},
	{"\x1f\x8b", ErrPacked},
	{"SQLite format 3\x00", ErrDatabase},
	{"<!doctype html", ErrWebPage},
	{"<html", ErrWebPage},
}

// sheets are what is near the beginning of packed files that are workbooks.
var sheets = []string{"[Content_Types].xml", "xl/workbook", "opendocument.spreadsheet"}

// foreign returns what a file is that is none of Tabby's, by its beginning, or [ErrForeign].
func foreign(begins []byte) error {
	begins = bytes.TrimLeft(begins, " \t\r\n")
	for _, l := range looks {
		first := string(begins[:min(len(begins), len(l.begins))])
		if page := l.is == ErrWebPage && strings.EqualFold(first, l.begins); !page && first != l.begins {
			continue
		}
		for _, name := range sheets {
			if l.is == ErrPacked && bytes.Contains(begins, []byte(name)) {
				return ErrWorkbook
			}
		}
		return l.is
	}
	return ErrForeign
}
