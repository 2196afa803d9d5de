package bring

import (
	"bytes"
	"encoding/binary"
	"regexp"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// A sheet is a table of cells. The cells of a text are parsed when they are needed, to save memory;
// those of a workbook are in memory.
type sheet struct {
	name  string // of one of several, or ""
	text  string
	comma byte
	ruled bool       // a line of dashes is below the headings, as in Markdown, so rows may begin and end with a separator
	at    []int32    // where each row begins, for a text
	lines []int32    // of each row, from 1
	cells [][]string // of a workbook
	apart []bool     // whether a blank row is above each
	gap   bool       // the last row was blank
	quote int        // the line of a quotation mark that is not closed, or 0
	far   string     // the first text to the right of the columns that are read, or ""
	seen  struct {   // the last sample
		below int
		rows  [][]string
	}
}

// separators are the characters that programs write between cells. Spreadsheets use a
// semicolon if numbers may have commas.
const separators = ";\t|,"

// sheetOf returns the table in a text.
func sheetOf(text string) *sheet {
	s := &sheet{text: quotedRows(text)}
	text = s.text
	from := 0
	if rest, is := strings.CutPrefix(text, "sep="); is && len(rest) > 1 && (rest[1] == '\n' || rest[1] == '\r') {
		s.comma, from = rest[0], len("sep=")+1
	} else {
		s.comma = separator(text)
		s.ruled = s.comma == '|' && aRuler.MatchString(text)
	}
	line := int32(1)
	for at := from; at < len(text); {
		row := at
		cells, next, ok := s.parse(at, nil)
		if !ok && s.quote == 0 {
			s.quote = int(line)
		}
		if !s.isRuler(cells) && s.begin(line, isBlank(cells)) {
			s.at = append(s.at, int32(row))
		}
		line += int32(ends(text[row:next]))
		at = next
	}
	return s
}

// aQuotedRow matches a line that is one cell in quotation marks, with a separator in it.
var aQuotedRow = regexp.MustCompile(`^"((?:[^"]|"")*[;,\t](?:[^"]|"")*)"(\r?\n?)$`)

// quotedRows returns a text whose lines are each in quotation marks without those: it was saved as a table of one column.
func quotedRows(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		p := aQuotedRow.FindStringSubmatch(line)
		if p == nil {
			return text
		}
		b.WriteString(strings.ReplaceAll(p[1], `""`, `"`) + p[2])
	}
	return b.String()
}

// aRuler matches a line of dashes between the heads and the rows of a table, as in Markdown and in Org: "|---|:--:|", "|---+---|".
var aRuler = regexp.MustCompile(`(?m)^[ \t]*[|+]?(?:[ \t]*:?-+:?[ \t]*[|+])+[ \t]*(?::?-+:?)?[ \t]*\r?$`)

// isRuler reports whether a row is a line of dashes: below the heads, or above the sums.
func (s *sheet) isRuler(cells []string) bool {
	long := s.ruled
	for _, c := range cells {
		if strings.Trim(c, ":+-=_ ") != "" {
			return false
		}
		long = long || len(c) > 2
	}
	return long && !isBlank(cells)
}

func isBlank(cells []string) bool {
	return !slices.ContainsFunc(cells, func(c string) bool { return c != "" })
}

// ends counts the ends of lines: CR, LF, or both together as one.
func ends(text string) int {
	return strings.Count(text, "\n") + strings.Count(text, "\r") - strings.Count(text, "\r\n")
}

// len returns how many rows there are that are not blank.
func (s *sheet) len() int { return max(len(s.at), len(s.cells)) }

// line returns the line of a row, from 1.
func (s *sheet) line(i int) int { return int(s.lines[i]) }

// row returns the cells of a row, without spaces around them, in a buffer.
func (s *sheet) row(i int, buffer []string) []string {
	if s.cells != nil {
		return s.cells[i]
	}
	cells, _, _ := s.parse(int(s.at[i]), buffer)
	return cells
}

// begin begins a row of a line, unless it is blank, and reports whether it did.
func (s *sheet) begin(line int32, blank bool) bool {
	if !blank {
		s.lines, s.apart = append(s.lines, line), append(s.apart, s.gap)
	}
	s.gap = blank
	return !blank
}

// add adds a row of a line, unless it is blank.
func (s *sheet) add(line int, cells ...string) {
	if !s.isRuler(cells) && s.begin(int32(line), isBlank(cells)) {
		s.cells = append(s.cells, cells)
	}
}

// addOf adds a row that is written from one of another sheet, below a blank one if that is.
func (s *sheet) addOf(from *sheet, i int, cells []string) {
	s.gap = s.gap || from.after(i)
	s.add(from.line(i), cells...)
}

// after reports whether there is a blank row between a row and the one before it.
func (s *sheet) after(i int) bool { return i > 0 && s.apart[i] }

// parse returns the cells of the row that begins at a place, and where the next begins. A quotation
// mark within a cell, or one after which the cell continues, is part of the text. ok is false if one is
// never closed.
func (s *sheet) parse(at int, buffer []string) (cells []string, next int, ok bool) {
	cells, ok = buffer[:0], true
	if s.ruled && strings.HasPrefix(strings.TrimLeft(s.text[at:], " "), "|") {
		at += strings.IndexByte(s.text[at:], '|') + 1
	}
	for {
		cell, end := "", at
		if at < len(s.text) && s.text[at] == '"' {
			quoted, after := s.quoted(at)
			ok = ok && after >= 0
			if after >= 0 && s.isEnd(after) {
				cell, end = quoted, after
			}
		}
		if end == at {
			for !s.isEnd(end) {
				end++
			}
			cell = s.text[at:end]
		}
		cells = append(cells, s.tidy(cell))
		if end >= len(s.text) {
			return cells, end, ok
		}
		if s.text[end] == s.comma {
			at = end + 1
			continue
		}
		if strings.HasPrefix(s.text[end:], "\r\n") {
			end++
		}
		return cells, end + 1, ok
	}
}

// isEnd reports whether a cell ends at a place.
func (s *sheet) isEnd(at int) bool {
	return at >= len(s.text) || s.text[at] == s.comma || s.text[at] == '\n' || s.text[at] == '\r'
}

// quoted returns the text between the quotation mark at a position and the one that closes it, and the
// position after that, or -1.
func (s *sheet) quoted(at int) (text string, after int) {
	doubled := false
	for i := at + 1; i < len(s.text); i++ {
		if s.text[i] != '"' {
			continue
		}
		if i+1 < len(s.text) && s.text[i+1] == '"' {
			doubled, i = true, i+1
			continue
		}
		if text = s.text[at+1 : i]; doubled {
			text = strings.ReplaceAll(text, `""`, `"`)
		}
		return text, i + 1
	}
	return "", -1
}

// tidy returns a cell without spaces around it and, in a Markdown table, without marks for bold text.
func (s *sheet) tidy(cell string) string {
	cell = tidy(cell)
	for _, mark := range []string{"**", "__", "*", "_"} {
		if inner, is := strings.CutPrefix(cell, mark); s.ruled && is && len(inner) > len(mark) && strings.HasSuffix(inner, mark) {
			return tidy(strings.TrimSuffix(inner, mark))
		}
	}
	return cell
}

// tidy returns a cell without spaces around it.
func tidy(cell string) string {
	if cell == "" || cell[0] > ' ' && cell[0] < 0x80 && cell[len(cell)-1] > ' ' && cell[len(cell)-1] < 0x80 {
		return cell
	}
	return strings.Trim(strings.TrimSpace(cell), "\u00a0\u202f\u200b\ufeff")
}

// looked is the number of lines that are examined to find the separator.
const looked = 60

// separator returns the separator of a text: the character that occurs equally often in the largest number of lines.
func separator(text string) byte {
	best, most := byte(','), 0
	for i := range len(separators) {
		counts, n := map[int]int{}, 0
		for line := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
			if n++; n > looked {
				break
			}
			if k := outside(line, separators[i]); k > 0 {
				counts[k]++
			}
		}
		score := 0
		for _, lines := range counts {
			score = max(score, lines)
		}
		if score > most {
			best, most = separators[i], score
		}
	}
	return best
}

// outside counts a byte in a line outside of quotation marks.
func outside(line string, b byte) (n int) {
	quoted := false
	for i := range len(line) {
		if line[i] == '"' {
			quoted = !quoted
		} else if line[i] == b && !quoted {
			n++
		}
	}
	return n
}

// Encodings other than UTF-8.
const (
	UTF16       = "UTF-16"
	Windows1252 = "windows-1252"
	MacRoman    = "Mac OS Roman" // what Excel for the Mac saves as CSV
	// TwiceUTF8 is UTF-8 that was taken for windows-1252 and written as UTF-8 again, so that an ü
	// became two letters.
	TwiceUTF8 = "UTF-8, twice"
)

// byteOrderMark is what some programs begin a text with.
const byteOrderMark = "\ufeff"

// strange matches what no language has after a small letter: a text in Mac OS Roman that was taken for windows-1252.
var strange = regexp.MustCompile(`\p{Ll}[ŠŽŸ‘‡ˆ‰‹]`)

// textOf returns bytes as a text, and in which encoding they were, or "" for UTF-8.
func textOf(b []byte) (text, encoding string) {
	if order := orderOf(b); order != nil {
		units := make([]uint16, len(b)/2)
		for i := range units {
			units[i] = order.Uint16(b[2*i:])
		}
		return strings.TrimPrefix(string(utf16.Decode(units)), byteOrderMark), UTF16
	}
	text = strings.TrimPrefix(string(b), byteOrderMark)
	if utf8.ValidString(text) {
		if text, is := once(text); is {
			return text, TwiceUTF8
		}
		return text, ""
	}
	decode := func(m *charmap.Charmap) string { text, _ := m.NewDecoder().String(text); return text } // any byte is a letter
	if ansi := decode(charmap.Windows1252); !strange.MatchString(ansi) {
		return ansi, Windows1252
	}
	return decode(charmap.Macintosh), MacRoman
}

// orderOf returns the order of the bytes of a text in UTF-16, or nil.
func orderOf(b []byte) binary.ByteOrder {
	switch {
	case bytes.HasPrefix(b, []byte("\xff\xfe")), len(b) > 3 && b[0] != 0 && b[1] == 0 && b[2] != 0 && b[3] == 0:
		return binary.LittleEndian
	case bytes.HasPrefix(b, []byte("\xfe\xff")), len(b) > 3 && b[0] == 0 && b[1] != 0 && b[2] == 0 && b[3] != 0:
		return binary.BigEndian
	}
	return nil
}

// once returns a text without the second of two encodings, and whether it had two: all that is not
// ASCII makes letters of UTF-8 again.
func once(text string) (string, bool) {
	if strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 {
		return "", false
	}
	out, err := charmap.Windows1252.NewEncoder().String(text)
	return out, err == nil && utf8.ValidString(out)
}
