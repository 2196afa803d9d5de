package bring

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"
)

// isHTML matches the beginning of a page. Websites and apps save such pages as workbooks.
var isHTML = regexp.MustCompile(`(?is)^\s*(?:<table|(?:<!doctype html|<html|<body|<meta|<style|<!--|<\?xml[^>]*>\s*<(?:!doctype )?html).*<table)`)

// IsPage reports whether a file is a page with a table.
func IsPage(file []byte) bool {
	text, _ := textOf(file)
	return isHTML.MatchString(text)
}

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
	p := page{}
	line, hidden := 1, false
	for z := html.NewTokenizer(strings.NewReader(text)); z.Next() != html.ErrorToken; {
		below := strings.Count(string(z.Raw()), "\n")
		switch t := z.Token(); {
		case t.Type == html.TextToken:
			if !hidden {
				p.say(t.Data, line)
			}
		case t.Data == "script" || t.Data == "style" || t.Data == "title":
			hidden = t.Type == html.StartTagToken
		case t.Type != html.CommentToken && t.Type != html.DoctypeToken:
			if err := p.tag(t, line); err != nil {
				return nil, err
			}
		}
		line += below
	}
	return p.sheets, p.endTable()
}

// say adds text to the cell, and a text between tables as what stands above the next.
func (p *page) say(text string, line int) {
	text = strings.NewReplacer("\r", " ", "\n", " ").Replace(text)
	if p.inCell {
		p.cell.WriteString(text)
	} else if p.sheet == nil && strings.TrimSpace(text) != "" {
		p.above = append(p.above, title{tidy(text), line})
	}
}

// tag reads one tag, which may be the end of an element.
func (p *page) tag(t html.Token, line int) error {
	ends := t.Type == html.EndTagToken
	switch t.Data {
	case "br":
		if p.inCell {
			p.cell.WriteByte('\n')
		}
	case "table":
		return p.endTable()
	case "tr":
		if err := p.endCell(); err != nil || ends {
			return err
		}
		p.begin(line)
	case "td", "th":
		err := p.endCell()
		if p.inCell = !ends && p.sheet != nil; p.inCell {
			p.spans = map[string]int{}
			for _, a := range t.Attr {
				p.spans[a.Key] = atoi(strings.TrimSpace(a.Val))
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
			p.sheet.add(t.line, t.text)
		}
		p.above = nil
	}
	p.row, p.column = len(p.sheet.cells), 0
	p.sheet.cells, p.sheet.lines = append(p.sheet.cells, nil), append(p.sheet.lines, int32(line))
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
	if down := p.spans["rowspan"]; down > 1 {
		p.held[p.column] = down - 1
	}
	p.column += max(1, min(p.spans["colspan"], maxWide))
	return err
}

// endTable adds the table, without its blank rows.
func (p *page) endTable() error {
	err := p.endCell()
	if p.sheet != nil {
		p.done(p.sheet)
	}
	p.sheet = nil
	return err
}
