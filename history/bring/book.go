package bring

import (
	"archive/zip"
	"bytes"
	"cmp"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Limits of a workbook.
const (
	maxCells = 1_000_000
	maxWide  = 1_000    // columns, beyond which cells are not read
	maxRows  = 200_000  // of a sheet
	maxPart  = 64 << 20 // bytes of one part, unpacked
)

// A book is a workbook while it is read: a zip file with XML parts.
type book struct {
	parts  map[string]*zip.File
	texts  []string     // that cells share
	dates  map[int]bool // the styles that show a number as a day
	epoch  time.Time    // day 0
	sheets []*sheet
	cells  int
	bytes  int64 // of text in cells
}

// openBook returns the sheets of a workbook, .xlsx or .ods.
func openBook(file []byte) ([]*sheet, error) {
	if bytes.HasPrefix(file, []byte("\xd0\xcf\x11\xe0")) {
		return nil, ErrOldBook
	}
	packed, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		return nil, ErrBroken
	}
	b := &book{parts: map[string]*zip.File{}, dates: map[int]bool{}, epoch: time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)}
	for _, f := range packed.File {
		if f.Flags&1 != 0 {
			return nil, ErrLocked
		}
		b.parts[f.Name] = f
	}
	switch {
	case b.parts["content.xml"] != nil:
		err = b.ods()
	case b.parts["xl/workbook.xml"] != nil:
		err = b.xlsx()
	default:
		err = ErrForeign
	}
	return b.sheets, err
}

// each calls do with each start of an element of a part.
func (b *book) each(name string, do func(d *xml.Decoder, e xml.StartElement) error) error {
	z, ok := b.parts[strings.TrimPrefix(name, "/")]
	if !ok {
		return fmt.Errorf("%w: no %s", ErrBroken, name)
	}
	if z.UncompressedSize64 > maxPart {
		return ErrLarge
	}
	part, err := z.Open()
	if err != nil {
		return ErrBroken
	}
	defer part.Close()
	from := &io.LimitedReader{R: part, N: maxPart}
	d := xml.NewDecoder(from)
	for {
		t, err := d.Token()
		switch {
		case from.N <= 0:
			return ErrLarge
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return fmt.Errorf("%w: %w", ErrBroken, err)
		}
		if e, is := t.(xml.StartElement); is {
			if err := do(d, e); err != nil {
				return err
			}
		}
	}
}

func attr(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// besideText are the elements for pronunciations and notes, which are not read. spacesText are the elements before which a space is added.
var (
	besideText = []string{"rPh", "annotation"}
	spacesText = []string{"p", "s", "tab"}
)

// textIn returns all text of an element up to its end, without its pronunciation and its notes.
func textIn(d *xml.Decoder) (string, error) {
	var b strings.Builder
	depth, skip := 0, 0
	for {
		t, err := d.Token()
		if err != nil {
			return "", fmt.Errorf("%w: %w", ErrBroken, err)
		}
		switch t := t.(type) {
		case xml.CharData:
			if skip == 0 {
				b.Write(t)
			}
		case xml.StartElement:
			if depth++; skip == 0 && slices.Contains(besideText, t.Name.Local) {
				skip = depth
			} else if slices.Contains(spacesText, t.Name.Local) && b.Len() > 0 {
				b.WriteByte(' ')
			}
		case xml.EndElement:
			if depth == 0 {
				return b.String(), nil
			}
			if skip == depth {
				skip = 0
			}
			depth--
		}
	}
}

// put puts a text into a cell. A cell far to the right of a table is not part of it.
func (b *book) put(s *sheet, row, column int, text string) error {
	if text = tidy(text); text == "" {
		return nil
	}
	if column >= maxWide {
		s.far = cmp.Or(s.far, Short(text))
		return nil
	}
	if b.cells, b.bytes = b.cells+1, b.bytes+int64(len(text)); b.cells > maxCells || b.bytes > maxPart || row >= maxRows {
		return ErrLarge
	}
	if row < 0 || column < 0 {
		return ErrBroken
	}
	for len(s.cells) <= row {
		s.cells, s.lines = append(s.cells, nil), append(s.lines, int32(len(s.cells)+1))
	}
	for len(s.cells[row]) <= column {
		s.cells[row] = append(s.cells[row], "")
	}
	s.cells[row][column] = text
	return nil
}

// done adds a sheet, without its blank rows.
func (b *book) done(s *sheet) {
	kept := &sheet{name: s.name, far: s.far}
	for i, row := range s.cells {
		kept.add(s.line(i), row...)
	}
	b.sheets = append(b.sheets, kept)
}

// merge copies the value of the first of merged cells to all of them.
func (b *book) merge(s *sheet, ref string) error {
	from, to, _ := strings.Cut(ref, ":")
	c0, r0 := placeOf(from)
	_, r1 := placeOf(to)
	if r0 < 0 || c0 < 0 || r0 >= len(s.cells) || c0 >= len(s.cells[r0]) {
		return nil
	}
	text := s.cells[r0][c0]
	for r := r0; r <= min(r1, maxRows); r++ { // a title that spans columns is not repeated
		if err := b.put(s, r, c0, text); err != nil {
			return err
		}
	}
	return nil
}

// xlsx reads a workbook of most programs.
func (b *book) xlsx() error {
	targets, err := b.targets()
	if err == nil && b.parts["xl/sharedStrings.xml"] != nil {
		err = b.each("xl/sharedStrings.xml", b.shared)
	}
	if err == nil && b.parts["xl/styles.xml"] != nil {
		err = b.styles()
	}
	if err != nil {
		return err
	}
	return b.each("xl/workbook.xml", func(_ *xml.Decoder, e xml.StartElement) error {
		switch e.Name.Local {
		case "workbookPr":
			if v := attr(e, "date1904"); v == "1" || v == "true" {
				b.epoch = time.Date(1904, 1, 1, 0, 0, 0, 0, time.UTC)
			}
		case "sheet":
			at := slices.IndexFunc(e.Attr, func(a xml.Attr) bool { return a.Name.Local == "id" && a.Name.Space != "" })
			if at >= 0 && !strings.HasSuffix(strings.ToLower(attr(e, "state")), "hidden") {
				return b.sheet(attr(e, "name"), targets[e.Attr[at].Value])
			}
		}
		return nil
	})
}

// targets returns the paths of the parts of a workbook, by their ids in it.
func (b *book) targets() (map[string]string, error) {
	all := map[string]string{}
	err := b.each("xl/_rels/workbook.xml.rels", func(_ *xml.Decoder, e xml.StartElement) error {
		if e.Name.Local == "Relationship" {
			to := attr(e, "Target")
			if !strings.HasPrefix(to, "/") {
				to = path.Join("xl", to)
			}
			all[attr(e, "Id")] = to
		}
		return nil
	})
	return all, err
}

func (b *book) shared(d *xml.Decoder, e xml.StartElement) error {
	if e.Name.Local != "si" {
		return nil
	}
	text, err := textIn(d)
	if b.texts = append(b.texts, text); len(b.texts) > maxCells {
		return ErrLarge
	}
	return err
}

// styles finds which styles show a number as a day.
func (b *book) styles() error {
	codes, inCells, n := map[string]string{}, false, 0
	return b.each("xl/styles.xml", func(_ *xml.Decoder, e xml.StartElement) error {
		switch e.Name.Local {
		case "numFmt":
			codes[attr(e, "numFmtId")] = attr(e, "formatCode")
		case "cellXfs":
			inCells = true
		case "cellStyles", "dxfs":
			inCells = false
		case "xf":
			if inCells {
				id := atoi(attr(e, "numFmtId"))
				b.dates[n] = 14 <= id && id <= 17 || id == 22 || 27 <= id && id <= 36 || 50 <= id && id <= 58 || showsDay(codes[attr(e, "numFmtId")])
				n++
			}
		}
		return nil
	})
}

// besideFormat is text in a format that is quoted, in brackets or escaped.
var besideFormat = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|[\\_].`)

// showsDay reports whether a format shows a day.
func showsDay(code string) bool {
	return strings.ContainsAny(besideFormat.ReplaceAllString(code, ""), "dDyYjJ")
}

// sheet reads one sheet.
func (b *book) sheet(name, from string) error {
	s := &sheet{name: name}
	row, column := -1, -1
	err := b.each(from, func(d *xml.Decoder, e xml.StartElement) error {
		switch e.Name.Local {
		case "row":
			row, column = row+1, -1
			if n, err := strconv.Atoi(attr(e, "r")); err == nil {
				row = n - 1
			}
		case "c":
			column++
			if ref := attr(e, "r"); ref != "" {
				column, _ = placeOf(ref)
			}
			text, err := b.cell(d, e)
			if err != nil {
				return err
			}
			return b.put(s, row, column, text)
		case "mergeCell":
			return b.merge(s, attr(e, "ref"))
		}
		return nil
	})
	b.done(s)
	return err
}

// placeOf returns the column and the row of a reference such as "B7", counted from 0.
func placeOf(ref string) (column, row int) {
	i := 0
	for ; i < len(ref) && i < 4 && 'A' <= ref[i]&^32 && ref[i]&^32 <= 'Z'; i++ {
		column = column*26 + int(ref[i]&^32-'A') + 1
	}
	row, _ = strconv.Atoi(ref[i:])
	return column - 1, row - 1
}

// cell reads a cell as it is displayed, but days as 2006-01-02.
func (b *book) cell(d *xml.Decoder, e xml.StartElement) (string, error) {
	var v struct {
		F  *string `xml:"f"`
		V  *string `xml:"v"`
		Is struct {
			T []string `xml:"t"`
			R []string `xml:"r>t"`
		} `xml:"is"`
	}
	if err := d.DecodeElement(&v, &e); err != nil {
		return "", fmt.Errorf("%w: %w", ErrBroken, err)
	}
	switch kind := attr(e, "t"); {
	case kind == "inlineStr":
		return strings.Join(append(v.Is.T, v.Is.R...), ""), nil
	case v.V == nil && v.F != nil:
		return bare, nil
	case v.V == nil:
		return "", nil
	case kind == "s":
		n, err := strconv.Atoi(*v.V)
		if err != nil || n < 0 || n >= len(b.texts) {
			return "", ErrBroken
		}
		return b.texts[n], nil
	case kind == "" || kind == "n":
		return b.numberText(*v.V, b.dates[atoi(attr(e, "s"))]), nil
	}
	return *v.V, nil
}

// numberText returns a number as it is displayed: as a day, or a whole number without decimals.
func (b *book) numberText(text string, isDay bool) string {
	n, err := strconv.ParseFloat(text, 64)
	switch {
	case err != nil:
	case isDay && 0 < n && n < 1e6:
		return dayText(b.epoch.Add(time.Duration(math.Round(n*86400)) * time.Second))
	case n == math.Trunc(n) && math.Abs(n) < 1e9:
		return strconv.Itoa(int(n))
	}
	return text
}

// dayText returns a day as it is read again, with its time if it has one.
func dayText(at time.Time) string {
	if at.Hour() == 0 && at.Minute() == 0 {
		return at.Format(time.DateOnly)
	}
	return at.Format(time.DateTime)
}
