package bring_test

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tabby/history/bring"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// A form is a way to keep rows as a workbook.
type form struct {
	name string
	part string // in which the rows are
	book func(rows [][]string) []byte
}

var forms = []form{
	{".xlsx", "xl/worksheets/s0.xml", func(rows [][]string) []byte { return xlsxOf(rows, "", 0) }},
	{".xlsx with shared texts", "xl/sharedStrings.xml", sharedOf},
	{".ods", "content.xml", odsOf},
}

// escaped returns a text in XML.
func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // memory takes all
	return b.String()
}

// xlsxOf returns rows as a workbook whose day 0 is so many days later, with something after the rows. Cells that are
// numbers are kept as such; one that begins with @ is the number of a day.
func xlsxOf(rows [][]string, more string, later int) []byte {
	var b strings.Builder
	for r, cells := range rows {
		fmt.Fprintf(&b, `<row r="%d">`, r+1)
		for c, cell := range cells {
			at := fmt.Sprintf("%c%d", 'A'+c, r+1)
			day, isDay := strings.CutPrefix(cell, "@")
			switch {
			case isDay:
				n := 0
				_, _ = fmt.Sscan(day, &n)
				fmt.Fprintf(&b, `<c r="%s" s="1"><v>%d</v></c>`, at, n-later)
			case isValue(cell) && cell[0] != '0':
				fmt.Fprintf(&b, `<c r="%s"><v>%s</v></c>`, at, cell)
			case cell != "":
				fmt.Fprintf(&b, `<c r="%s" t="inlineStr"><is><t>%s</t></is></c>`, at, escaped(cell))
			}
		}
		b.WriteString("</row>")
	}
	return unnamed(xlsx(more, b.String()))
}

// unnamed returns a workbook whose sheet names no game.
func unnamed(file []byte) []byte {
	return repacked(file, func(_, text string) (string, bool) { return strings.Replace(text, "Skyjo 0", "Sheet1", 1), true })
}

// sharedOf returns rows as a workbook whose texts stand in a part of their own.
func sharedOf(rows [][]string) []byte {
	var b, texts strings.Builder
	n := 0
	for r, cells := range rows {
		fmt.Fprintf(&b, `<row r="%d">`, r+1)
		for _, cell := range cells {
			fmt.Fprintf(&b, `<c t="s"><v>%d</v></c>`, n)
			texts.WriteString("<si><t>" + escaped(cell) + "</t></si>")
			n++
		}
		b.WriteString("</row>")
	}
	return repacked(unnamed(xlsx("", b.String())), func(name, text string) (string, bool) {
		if name == "xl/sharedStrings.xml" {
			text = "<sst>" + texts.String() + "</sst>"
		}
		return text, true
	})
}

// odsOf returns rows as a workbook of OpenDocument.
func odsOf(rows [][]string) []byte {
	var b strings.Builder
	for _, cells := range rows {
		b.WriteString("<t:table-row>")
		for _, cell := range cells {
			switch {
			case cell == "":
				b.WriteString("<t:table-cell/>")
			case isValue(cell) && cell[0] != '0':
				fmt.Fprintf(&b, `<t:table-cell t:value-type="float" t:value="%s"><x:p>%s</x:p></t:table-cell>`, cell, cell)
			default:
				fmt.Fprintf(&b, `<t:table-cell t:value-type="string"><x:p>%s</x:p></t:table-cell>`, escaped(cell))
			}
		}
		b.WriteString("</t:table-row>")
	}
	return packed(map[string]string{"content.xml": `<d xmlns:t="t" xmlns:x="x"><t:table t:name="1">` + b.String() + "</t:table></d>"})
}

// repacked returns a packed file with each part changed, or left out.
func repacked(file []byte, change func(name, text string) (string, bool)) []byte {
	parts := map[string]string{}
	for _, f := range must.Get(zip.NewReader(bytes.NewReader(file), int64(len(file)))).File {
		if text, kept := change(f.Name, string(must.Get(io.ReadAll(must.Get(f.Open()))))); kept {
			parts[f.Name] = text
		}
	}
	return packed(parts)
}

// rowsOf returns the cells of a table without quotation marks.
func rowsOf(text string) (rows [][]string) {
	for line := range strings.Lines(text) {
		rows = append(rows, strings.Split(strings.TrimSuffix(line, "\n"), ","))
	}
	return rows
}

// sameBook reports whether a workbook says the same as a table. Why it is refused may differ.
func sameBook(got, before string) bool {
	return got == before || strings.HasPrefix(got, "refused") && strings.HasPrefix(before, "refused")
}

// TestATableOfAFamilyReadsTheSameAsAWorkbook keeps each in any form.
func TestATableOfAFamilyReadsTheSameAsAWorkbook(t *testing.T) {
	for name, text := range tables(t) {
		before := said([]byte(text), bring.Answers{})
		for _, f := range forms {
			if got := said(f.book(rowsOf(text)), bring.Answers{}); !sameBook(got, before) {
				t.Errorf("%s as %s:\n%s\nwant\n%s", name, f.name, got, before)
			}
		}
	}
}

// TestAChangedCellOfAWorkbookIsReported is [TestAChangedCellOfAFamilysTableIsReported] for workbooks.
func TestAChangedCellOfAWorkbookIsReported(t *testing.T) {
	n := 0
	for name, text := range tables(t) {
		for _, f := range assault.Few(1, forms) {
			before := said(f.book(rowsOf(text)), bring.Answers{})
			for r, cells := range rowsOf(text) {
				for c, was := range cells {
					for _, now := range assault.Few(1, []string{"Qx1y", "99999999", "31.31.2024", "1e9", "Qx1y 7", "0x10"}) {
						changed := rowsOf(text)
						changed[r][c] = now
						n++
						if got := said(f.book(changed), bring.Answers{}); got != before && !says(got, now) && !strings.Contains(got, "left") {
							t.Errorf("%s as %s: %q in place of %q in line %d:\n%s", name, f.name, now, was, r+1, got)
						}
					}
				}
			}
		}
	}
	assault.Tried(t, n, assault.Imports)
}

// TestAWorkbookThatIsCutIsRefused cuts the part with the cells off, takes parts away, and turns single bits.
func TestAWorkbookThatIsCutIsRefused(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	flips, cuts := 0, 0
	for name, text := range tables(t) {
		for _, f := range forms {
			file := f.book(rowsOf(text))
			before := said(file, bring.Answers{})
			for range assault.Times(5, 100, 2_000) {
				cuts++
				got := said(repacked(file, func(part, text string) (string, bool) {
					if part == f.part {
						text = text[:rnd.IntN(len(text))]
					}
					return text, true
				}), bring.Answers{})
				if !strings.HasPrefix(got, "refused") {
					t.Errorf("%s as %s, cut:\n%s", name, f.name, got)
				}
			}
			got := said(repacked(file, func(part, text string) (string, bool) { return text, part != f.part }), bring.Answers{})
			if !strings.HasPrefix(got, "refused") {
				t.Errorf("%s as %s without %s:\n%s", name, f.name, f.part, got)
			}
			for range assault.Times(5, 100, 2_000) {
				flips++
				changed := slices.Clone(file)
				changed[rnd.IntN(len(changed))] ^= 1 << rnd.IntN(8)
				if got := said(changed, bring.Answers{}); got != before && !strings.HasPrefix(got, "refused") {
					t.Errorf("%s as %s, a bit turned:\n%s\nwant\n%s", name, f.name, got, before)
				}
			}
		}
	}
	assault.Tried(t, flips, assault.Flips)
	assault.Tried(t, cuts, assault.Imports)
}

// TestDatesOfAMacWorkbookAreTheSameDays counts days from 1904, as workbooks of old Macs do, and from 1900.
func TestDatesOfAMacWorkbookAreTheSameDays(t *testing.T) {
	rows := [][]string{{"Skyjo"}, {"Datum", "Ida", "Otto"}, {"@45360", "41", "44"}, {"@45367", "39", "28"}}
	const want = "2024-03-09 20:00 skyjo: Ida 41*, Otto 44\n2024-03-16 20:00 skyjo: Ida 39, Otto 28*\n"
	for name, file := range map[string][]byte{
		"from 1900": xlsxOf(rows, "", 0),
		"from 1904": repacked(xlsxOf(rows, "", 1462), func(_, text string) (string, bool) {
			return strings.Replace(text, "<workbookPr/>", `<workbookPr date1904="1"/>`, 1), true
		}),
	} {
		if got := said(file, bring.Answers{}); got != want {
			t.Errorf("%s:\n%s", name, got)
		}
	}
}

// TestMergedCellsSayTheSameAsFilledOnes merges the cells of each column that say what the one above says.
func TestMergedCellsSayTheSameAsFilledOnes(t *testing.T) {
	merged := 0
	for name, text := range tables(t) {
		rows := rowsOf(text)
		before := said(xlsxOf(rows, "", 0), bring.Answers{})
		for c := range rows[0] {
			var more string
			now := rowsOf(text)
			for r := 1; r < len(rows); r++ {
				last := r
				for last+1 < len(rows) && c < len(rows[r]) && c < len(rows[last+1]) && rows[r][c] != "" && rows[last+1][c] == rows[r][c] {
					last++
					now[last][c] = ""
				}
				if last > r {
					more += fmt.Sprintf(`<mergeCell ref="%c%d:%c%d"/>`, 'A'+c, r+1, 'A'+c, last+1)
					merged++
				}
				r = last
			}
			if got := said(xlsxOf(now, "<mergeCells>"+more+"</mergeCells>", 0), bring.Answers{}); !sameBook(got, before) {
				t.Errorf("%s, column %d merged:\n%s\nwant\n%s", name, c+1, got, before)
			}
		}
	}
	if merged < 10 {
		t.Fatalf("%d cells were merged", merged)
	}
}
