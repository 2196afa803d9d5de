package bring

import (
	"encoding/xml"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// isHTML matches the beginning of a page. Websites and apps save such pages as workbooks.
var isHTML = regexp.MustCompile(`(?is)^\s*(?:<table|(?:<!doctype html|<html|<body|<meta|<style|<!--|<\?xml[^>]*>\s*<(?:!doctype )?html).*<table)`)

// IsPage reports whether a file is a page with a table.
func IsPage(file []byte) bool {
	text, _ := textOf(file)
	return isHTML.MatchString(text)
}

// What a page is made of: what is not shown, tags, and letters that are written out.
var (
	notShown = regexp.MustCompile(`(?is)<!--.*?-->|<(?:script|style|head)\b.*?</(?:script|style|head)>`)
	aTag     = regexp.MustCompile(`(?s)<(/?)([A-Za-z][A-Za-z0-9]*)([^>]*)>|<[!?][^>]*>`)
	anEntity = regexp.MustCompile(`&(#x?)?([0-9A-Za-z]+);`)
	aSpan    = regexp.MustCompile(`(?i)\b(col|row)span\s*=\s*["']?(\d{1,4})`)
)

// A page reads the tables of a page.
type page struct {
	book
	sheet  *sheet
	row    int // of the cell that is read
	column int // of it
	cell   strings.Builder
	inCell bool
	spans  map[string]int
	held   map[int]int // how many rows below hold the cell above, by column
	above  []title     // what stands between the tables
}

// htmlSheets returns the tables of a page as sheets. The error is [ErrLarge].
func htmlSheets(text string) ([]*sheet, error) {
	text = notShown.ReplaceAllStringFunc(text, func(s string) string { return strings.Repeat("\n", strings.Count(s, "\n")) })
	p := page{}
	line, from := 1, 0
	for _, at := range aTag.FindAllStringSubmatchIndex(text, -1) {
		p.say(text[from:at[0]], line)
		line += strings.Count(text[from:at[0]], "\n")
		if at[4] >= 0 {
			if err := p.tag(strings.ToLower(text[at[4]:at[5]]), at[2] < at[3], text[at[6]:at[7]], line); err != nil {
				return nil, err
			}
		}
		line += strings.Count(text[at[0]:at[1]], "\n")
		from = at[1]
	}
	return p.sheets, p.endTable()
}

// say adds text to the cell, and a text between tables as what stands above the next.
func (p *page) say(text string, line int) {
	text = anEntity.ReplaceAllStringFunc(strings.NewReplacer("\r", " ", "\n", " ").Replace(text), letter)
	if p.inCell {
		p.cell.WriteString(text)
	} else if p.sheet == nil && strings.TrimSpace(text) != "" {
		p.above = append(p.above, title{tidy(text), line})
	}
}

// letter returns the letter that is written out: "&uuml;", "&#252;".
func letter(written string) string {
	p := anEntity.FindStringSubmatch(written)
	switch base := map[string]int{"#": 10, "#x": 16}[p[1]]; {
	case base > 0:
		if n, err := strconv.ParseInt(p[2], base, 32); err == nil {
			return string(rune(n))
		}
	case p[2] == "amp" || p[2] == "lt" || p[2] == "gt" || p[2] == "quot":
		return map[string]string{"amp": "&", "lt": "<", "gt": ">", "quot": `"`}[p[2]]
	case xml.HTMLEntity[p[2]] != "":
		return xml.HTMLEntity[p[2]]
	}
	return written
}

// tag reads one tag, which may be the end of an element.
func (p *page) tag(name string, ends bool, rest string, line int) error {
	switch {
	case name == "br" && p.inCell:
		p.cell.WriteByte('\n')
	case name == "table":
		return p.endTable()
	case name == "tr":
		if err := p.endCell(); err != nil || ends {
			return err
		}
		p.begin(line)
	case name == "td" || name == "th":
		err := p.endCell()
		if p.inCell = !ends && p.sheet != nil; p.inCell {
			p.spans = map[string]int{}
			for _, s := range aSpan.FindAllStringSubmatch(rest, -1) {
				p.spans[strings.ToLower(s[1])] = atoi(s[2])
			}
		}
		return err
	}
	return nil
}

// begin begins a row of the table.
func (p *page) begin(line int) {
	if p.sheet == nil {
		p.sheet, p.held = &sheet{}, map[int]int{}
		for _, t := range p.above {
			p.sheet.add(t.line-1, t.text)
		}
		p.above = nil
	}
	p.row, p.column = len(p.sheet.cells), 0
	p.sheet.add(line - 1)
}

// endCell puts a cell where it belongs: to the right of cells that a row above holds.
func (p *page) endCell() error {
	if !p.inCell || p.sheet == nil {
		return nil
	}
	p.inCell = false
	text := strings.Join(strings.Fields(p.cell.String()), " ")
	p.cell.Reset()
	for p.held[p.column] > 0 {
		p.held[p.column]--
		if err := p.put(p.sheet, p.row, p.column, at(p.sheet.cells[p.row-1], p.column)); err != nil {
			return err
		}
		p.column++
	}
	err := p.put(p.sheet, p.row, p.column, text)
	if down := p.spans["row"]; down > 1 {
		p.held[p.column] = down - 1
	}
	p.column += max(1, min(p.spans["col"], maxWide))
	return err
}

// endTable adds the table, without its blank rows.
func (p *page) endTable() error {
	err := p.endCell()
	s := p.sheet
	if p.sheet = nil; s == nil {
		return err
	}
	kept, lines := s.cells[:0], s.lines[:0]
	for i, row := range s.cells {
		if slices.ContainsFunc(row, func(c string) bool { return c != "" }) {
			kept, lines = append(kept, row), append(lines, s.lines[i])
		}
	}
	if s.cells, s.lines = kept, lines; len(kept) > 0 {
		p.sheets = append(p.sheets, s)
	}
	return err
}
