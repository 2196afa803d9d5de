package history

import (
	"errors"
	"strings"
	"testing"
)

func TestAFileThatIsNoneSaysWhatItLooksLike(t *testing.T) {
	for text, want := range map[string]error{
		"PK\x03\x04\x14\x00\x06\x00[Content_Types].xml":                                ErrWorkbook,
		"PK\x03\x04\x14\x00\x00mimetypeapplication/vnd.oasis.opendocument.spreadsheet": ErrWorkbook,
		"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + strings.Repeat("\x00", 600):               ErrWorkbook,
		"PK\x03\x04\x14\x00\x00evening.jsonl":                                          ErrPacked,
		"\x1f\x8b\x08\x00\x00":                                                         ErrPacked,
		"%PDF-1.7\n%":                                                                  ErrPDF,
		"\x89PNG\r\n\x1a\n\x00\x00":                                                    ErrPicture,
		"\xff\xd8\xff\xe0\x00\x10JFIF":                                                 ErrPicture,
		"\x00\x00\x00\x20ftypheic":                                                     ErrPicture,
		"SQLite format 3\x00\x10":                                                      ErrDatabase,
		"\n<!DOCTYPE html>\n<title>Scores</title>":                                     ErrWebPage,
		"Dear grandma,\nwe played cards.\n":                                            ErrForeign,
		`{"scores": [1, 2]}` + "\n":                                                    ErrForeign,
	} {
		_, err := ReadFile(strings.NewReader(text), emptyKept{}, Work{})
		for _, looks := range []error{ErrForeign, ErrWorkbook, ErrPDF, ErrPicture, ErrPacked, ErrWebPage, ErrDatabase} {
			if errors.Is(err, looks) != (looks == want || looks == ErrForeign) {
				t.Errorf("%.20q: %v, want %v", text, err, want)
			}
		}
	}
}

// emptyKept is a store with nothing in it.
type emptyKept struct{}

func (emptyKept) Detail(string) (Detail, error) { return Detail{}, ErrNoGame }
func (emptyKept) Has(string) (bool, error)      { return false, nil }
func (emptyKept) Everyone() ([]Person, error)   { return nil, nil }
func (emptyKept) NewID() (string, error)        { return "id", nil }
