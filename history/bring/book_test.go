package bring_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"tabby/history/bring"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// packed returns parts as a packed file.
func packed(parts map[string]string) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, text := range parts {
		_, _ = io.WriteString(must.Get(z.Create(name)), text)
	}
	_ = z.Close()
	return b.Bytes()
}

// xlsx returns a workbook whose sheets have these rows, in XML.
func xlsx(more string, sheets ...string) []byte {
	parts := map[string]string{
		"xl/sharedStrings.xml": `<sst><si><r><t>Id</t></r><r><t>a</t></r></si><si><t>Otto</t><rPh><t>x</t></rPh></si></sst>`,
		"xl/styles.xml":        `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-407]d\.\ mmmm\ yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
	}
	var list, rels string
	for i, rows := range sheets {
		parts[fmt.Sprintf("xl/worksheets/s%d.xml", i)] = "<worksheet><sheetData>" + rows + "</sheetData>" + more + "</worksheet>"
		list += fmt.Sprintf(`<sheet name="Skyjo %d" r:id="r%d"/>`, i, i)
		rels += fmt.Sprintf(`<Relationship Id="r%d" Target="worksheets/s%d.xml"/>`, i, i)
	}
	parts["xl/workbook.xml"] = `<workbook xmlns:r="r"><workbookPr/><sheets>` + list + `</sheets></workbook>`
	parts["xl/_rels/workbook.xml.rels"] = `<Relationships>` + rels + `</Relationships>`
	return packed(parts)
}

const head = `<row r="2"><c r="A2" t="inlineStr"><is><t>Datum</t></is></c><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>`

// ods returns a workbook of OpenDocument.
func ods(rows string) []byte {
	return packed(map[string]string{"content.xml": `<d xmlns:t="t" xmlns:x="x"><t:table t:name="Skyjo">` + rows + `</t:table></d>`})
}

// TestOnlyHiddenSheetsAreNotRead has a sheet whose state each program says in its own way: LibreOffice says that it is
// visible.
func TestOnlyHiddenSheetsAreNotRead(t *testing.T) {
	plain := xlsx("", head+`<row><c s="1"><v>45360</v></c><c><v>41</v></c><c><v>44</v></c></row>`)
	for state, read := range map[string]bool{"visible": true, "": true, "hidden": false, "veryHidden": false} {
		parts := map[string]string{}
		z := must.Get(zip.NewReader(bytes.NewReader(plain), int64(len(plain))))
		for _, f := range z.File {
			parts[f.Name] = strings.Replace(string(must.Get(io.ReadAll(must.Get(f.Open())))), `<sheet `, `<sheet state="`+state+`" `, 1)
		}
		expect.Same(t, "a sheet that is "+state+" is read", strings.Contains(said(packed(parts), bring.Answers{}), "skyjo: Ida 41"), read)
	}
}

func TestWorkbooksAreReadAsTheyAre(t *testing.T) {
	text := func(s string) string {
		return `<t:table-cell t:value-type="string"><x:p>` + s + `</x:p></t:table-cell>`
	}
	for name, tc := range map[string]struct {
		file []byte
		want string
	}{
		"days by their format, and a formula": {
			xlsx("", head+`<row r="3"><c r="A3" s="1"><v>45360</v></c><c r="B3"><v>41</v></c><c r="C3"><f>4*11</f><v>44</v></c></row><row r="5"><c r="A5" s="2"><v>45367.5</v></c><c r="B5"><v>39</v></c><c r="C5"><v>28</v></c></row>`),
			"2024-03-09 20:00 skyjo: Ida 41*, Otto 44\n2024-03-16 12:00 skyjo: Ida 39, Otto 28*\n",
		},
		"two sheets": {
			xlsx("", head+`<row><c s="1"><v>45360</v></c><c><v>41</v></c><c><v>44</v></c></row>`, head+`<row><c s="1"><v>45361</v></c><c><v>4</v></c><c><v>3</v></c></row>`),
			"2024-03-09 20:00 skyjo: Ida 41*, Otto 44\n2024-03-10 20:00 skyjo: Ida 4, Otto 3*\n",
		},
		"cells repeated and merged": {
			ods(`<t:table-row>` + text("Tag") + text("Spiel") + text("Ida") + text("Otto") + `</t:table-row><t:table-row><t:table-cell t:value-type="date" t:date-value="2024-03-09" t:number-rows-spanned="2"><x:p>9. M</x:p></t:table-cell>` + text("Skyjo") + `<t:table-cell t:value-type="float" t:value="5" t:number-columns-repeated="2"><x:p>5,00</x:p></t:table-cell></t:table-row>` +
				`<t:table-row><t:covered-table-cell/>` + text("Recall") + `<t:table-cell t:value-type="float" t:value="1"/><t:table-cell t:value-type="float" t:value="2"/></t:table-row><t:table-row t:number-rows-repeated="1048000"><t:table-cell t:number-columns-repeated="16384"/></t:table-row>`),
			"2024-03-09 20:00 skyjo: Ida 5*, Otto 5*\n2024-03-09 20:00 recall: Ida 1*, Otto 2\n",
		},
	} {
		expect.Same(t, name, said(tc.file, bring.Answers{}), tc.want)
	}
}

// growing returns a packed file that is large once it is unpacked; with -short, one that says so alone.
func growing() []byte {
	size := 65 << 20
	if testing.Short() {
		size = 1
	}
	file := packed(map[string]string{"content.xml": "<d>" + strings.Repeat(" ", size)})
	if testing.Short() { // in the list of what is packed, whose sizes are before the names
		at := bytes.LastIndex(file, []byte("PK\x01\x02"))
		copy(file[at+24:], "\xff\xff\xff\x7f")
	}
	return file
}

func TestFaultsOfAWorkbookAreNamed(t *testing.T) {
	locked := xlsx("", head)
	for at := bytes.Index(locked, []byte("PK\x01\x02")); at >= 0; at = -1 {
		locked[at+8] |= 1
	}
	row := `<row><c s="1"><v>45360</v></c><c><v>41</v></c>`
	for name, tc := range map[string]struct {
		file []byte
		want error
	}{
		"a formula without a value": {xlsx("", head+row+`<c><f>A1</f></c></row>`), bring.ErrFormula},
		"a text that there is not":  {xlsx("", head+row+`<c t="s"><v>-1</v></c></row>`), bring.ErrBroken},
		"a password":                {locked, bring.ErrLocked},
		"a password of OpenDocument": {packed(map[string]string{
			"content.xml": "<d/>", "META-INF/manifest.xml": `<m><encryption-data/></m>`,
		}), bring.ErrLocked},
		"long ago":             {[]byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), bring.ErrOldBook},
		"cut off":              {xlsx("", head)[:200], bring.ErrBroken},
		"a million rows":       {xlsx("", head+`<row r="1000000"><c r="A1000000"><v>1</v></c></row>`), bring.ErrLarge},
		"a zip that grows":     {growing(), bring.ErrLarge},
		"another packed file":  {packed(map[string]string{"word/document.xml": "<d/>"}), bring.ErrForeign},
		"a column far too far": {xlsx("", head+row+`<c><v>44</v></c><c r="XFD9"><v>1</v></c></row>`), nil},
	} {
		f, err := bring.Read(tc.file, bring.Options{Now: now})
		if err == nil {
			for _, err = range f.Games() {
				if err != nil {
					break
				}
			}
		}
		if !errors.Is(err, tc.want) {
			t.Errorf("%s: %v, want %v", name, err, tc.want)
		}
	}
}
