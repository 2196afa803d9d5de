package bring_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"tabby/history/bring"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// tables are those of families that are text in UTF-8 with commas, and no quotation marks: their cells can be changed
// where they stand.
func tables(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, path := range must.Get(filepath.Glob("testdata/cases/*.csv")) {
		text := string(must.Get(os.ReadFile(path)))
		if strings.Contains(text, ",") && !strings.ContainsAny(text, "\";\t\r\ufffd\ufeff") && strings.ToValidUTF8(text, "") == text {
			all[filepath.Base(path)] = text
		}
	}
	if len(all) < 10 {
		t.Fatalf("%d tables", len(all))
	}
	return all
}

// TestATableOfAFamilyReadsTheSameInAnyForm writes each with other separators and in other encodings.
func TestATableOfAFamilyReadsTheSameInAnyForm(t *testing.T) {
	for name, text := range tables(t) {
		before := said([]byte(text), bring.Answers{})
		forms := map[string]string{
			"marked": "\ufeff" + text,
			"CRLF":   strings.ReplaceAll(text, "\n", "\r\n"),
			"CR":     strings.ReplaceAll(text, "\n", "\r"),
			"UTF-16": must.Get(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(text)),
		}
		for _, comma := range []string{";", "\t", "|"} {
			forms["separated by "+comma] = strings.ReplaceAll(text, ",", comma)
			forms["sep="+comma] = "sep=" + comma + "\n" + strings.ReplaceAll(text, ",", comma)
		}
		if ansi, err := charmap.Windows1252.NewEncoder().String(text); err == nil {
			forms["windows-1252"] = ansi
		}
		for form, changed := range forms {
			if got := said([]byte(changed), bring.Answers{}); got != before && !(strings.HasPrefix(before, "refused") && strings.HasPrefix(got, "refused")) {
				t.Errorf("%s, %s:\n%s\nwant\n%s", name, form, got, before)
			}
		}
	}
}

// TestAChangedCellOfAFamilysTableIsReported puts into each cell of each table, its heads among them, what it cannot
// say, and takes it away.
func TestAChangedCellOfAFamilysTableIsReported(t *testing.T) {
	n := 0
	for name, text := range tables(t) {
		before := said([]byte(text), bring.Answers{})
		lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		for r, line := range lines {
			for c, was := range strings.Split(line, ",") {
				for _, now := range assault.Few(1, []string{"Qx1y", "99999999", "31.31.2024", "1e9", "Qx1y 7", "７7", "0x10"}) {
					cells := strings.Split(line, ",")
					cells[c] = now
					changed := append(append(append([]string{}, lines[:r]...), strings.Join(cells, ",")), lines[r+1:]...)
					n++
					if got := said([]byte(strings.Join(changed, "\n")), bring.Answers{}); got != before && !says(got, now) && !strings.Contains(got, "left") {
						t.Errorf("%s: %q in place of %q in line %d:\n%s", name, now, was, r+1, got)
					}
				}
			}
		}
	}
	t.Logf("%d cells were changed", n)
}
