package history

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/encoding/unicode"

	"tabby/history/bring"
	"tabby/internal/testing/must"
)

func TestAForeignFileIsNamedByItsKind(t *testing.T) {
	zip := func(names ...string) string {
		all := ""
		for _, name := range names {
			all += packed + strings.Repeat("\x00", nameAt-len(packed)) + name + "\x7f\x80"
		}
		return all
	}
	for text, want := range map[string]error{
		zip("[Content_Types].xml", "_rels/.rels", "word/document.xml"): ErrForeign,
		zip("[Content_Types].xml", "ppt/presentation.xml"):             ErrForeign,
		zip("mimetypeapplication/vnd.oasis.opendocument.text"):         ErrForeign,
		zip("evening.jsonl"):                       ErrPacked,
		packed:                                     ErrPacked,
		"\x1f\x8b\x08\x00\x00":                     ErrPacked,
		"%PDF-1.7\n%":                              ErrPDF,
		"\x89PNG\r\n\x1a\n\x00\x00":                ErrPicture,
		"\xff\xd8\xff\xe0\x00\x10JFIF":             ErrPicture,
		"\x00\x00\x00\x20ftypheic":                 ErrPicture,
		"\x00\x00\x00\x18ftypmif1\x00\x00":         ErrPicture,
		"\x00\x00\x00\x20ftypisom\x00\x00":         ErrForeign, // a film
		"\x00\x00\x00\x14ftypqt  \x00\x00":         ErrForeign,
		"RIFF\x24\x00\x00\x00WEBPVP8 ":             ErrPicture,
		"RIFF\x24\x00\x00\x00WAVEfmt ":             ErrForeign, // a sound
		"SQLite format 3\x00\x10":                  ErrDatabase,
		"\n<!DOCTYPE html>\n<title>Scores</title>": ErrWebPage,
		"Dear grandma,\nwe played cards.\n":        ErrForeign,
		"\xff\xfeD\x00e\x00a\x00r\x00":             ErrForeign,
		"name,street\nAnn,Elm Road\n":              ErrForeign,
		`{"scores": [1, 2]}` + "\n":                ErrForeign,
	} {
		_, err := ReadFile(strings.NewReader(text), nothing{}, Work{})
		for _, looks := range []error{ErrForeign, ErrPDF, ErrPicture, ErrPacked, ErrWebPage, ErrDatabase} {
			if errors.Is(err, looks) != (looks == want || looks == ErrForeign) {
				t.Errorf("%.20q: %v, want %v", text, err, want)
			}
		}
	}
}

// TestAPageWithATableIsRead reads what a website saves as a workbook.
func TestAPageWithATableIsRead(t *testing.T) {
	const page = "<html><body><table><tr><th>Datum<th>Spiel<th>Ida<th>Otto</tr><tr><td>12.4.2025<td>Skyjo<td>34<td>50</tr></table></body></html>"
	b, is, err := Understand(strings.NewReader(page), nothing{}, nil, Work{})
	if err != nil || !is || b.Games != 1 {
		t.Errorf("%d games: %v, %v", b.Games, is, err)
	}
}

func TestADamagedWorkbookAndAnOldFormatAreReported(t *testing.T) {
	for text, want := range map[string]error{
		packed + strings.Repeat("\x00", nameAt-len(packed)) + "xl/workbook.xml\x7f": bring.ErrBroken,
		"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + strings.Repeat("\x00", 600):            bring.ErrOldBook,
	} {
		if _, err := ReadFile(strings.NewReader(text), nothing{}, Work{}); !errors.Is(err, want) {
			t.Errorf("%.20q: %v, want %v", text, err, want)
		}
	}
}

func TestTablesInUTF16AreRead(t *testing.T) {
	const table = "date\tvariant\tplayer\ttotal\r\n02.01.2026\trat-a-tat-cat\tZoë\t12\r\n02.01.2026\trat-a-tat-cat\tBen 🐈\t7\r\n"
	for name, order := range map[string]unicode.Endianness{"little": unicode.LittleEndian, "big": unicode.BigEndian} {
		text := must.Get(unicode.UTF16(order, unicode.UseBOM).NewEncoder().String(table))
		in, got, err := Hold(strings.NewReader(text), nothing{}, Work{})
		if err != nil || got.Games != 1 || got.People != 2 {
			t.Fatalf("%s endian: %+v, %v", name, got, err)
		}
		for _, p := range in.People {
			if p.Name != "Zoë" && p.Name != "Ben 🐈" {
				t.Errorf("%s endian: %s", name, p.Name)
			}
		}
	}
}
