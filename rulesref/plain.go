package rulesref

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// How wide plain text is printed, and a table at most.
const (
	columns = 78
	widest  = 98
)

// Plain prints the book as text for a terminal.
func Plain(b *Book) string {
	var w strings.Builder
	heading(&w, b.Ruleset.Rules.Name, "=")
	wrap(&w, "", b.Summary())
	for _, c := range b.Chapters {
		w.WriteByte('\n')
		heading(&w, c.Title, "-")
		for _, s := range c.Sections {
			fmt.Fprintf(&w, "\n%s\n", s.Title)
			w.WriteString(s.Plain())
		}
	}
	w.WriteByte('\n')
	heading(&w, "Questions", "-")
	for _, q := range b.Questions() {
		w.WriteByte('\n')
		wrap(&w, "", q.Ask)
		wrap(&w, "  ", q.Ruling)
		wrap(&w, "  ", "("+q.Footing()+")")
	}
	return w.String()
}

func heading(w *strings.Builder, title, line string) {
	fmt.Fprintf(w, "%s\n%s\n", title, strings.Repeat(line, utf8.RuneCountInString(title)))
}

// Plain prints the section without its title, indented.
func (s Section) Plain() string {
	var w strings.Builder
	for _, b := range s.Blocks {
		b.plain(&w)
	}
	return w.String()
}

// Plain prints the entry without its name, indented.
func (c *CardEntry) Plain() string {
	var w strings.Builder
	for _, b := range []Block{
		{Kind: Paragraph, Lines: c.Does},
		{Kind: Paragraph, Lines: c.Worth},
		{Kind: Steps, Lines: c.Steps},
		{Kind: Paragraph, Lines: c.Notes},
		{Kind: Nots, Lines: c.Not},
	} {
		b.plain(&w)
	}
	return w.String()
}

// Markdown prints the entry without its name.
func (c *CardEntry) Markdown() string {
	s := Section{Blocks: []Block{
		{Kind: Paragraph, Lines: append(c.Does[:len(c.Does):len(c.Does)], c.Worth...)},
		{Kind: Steps, Lines: c.Steps},
		{Kind: Paragraph, Lines: c.Notes},
		{Kind: Nots, Lines: c.Not},
	}}
	return s.Markdown()
}

func (b Block) plain(w *strings.Builder) {
	for i, l := range b.Lines {
		switch b.Kind {
		case Steps:
			number, text, _ := strings.Cut(step(i, l), " ")
			l.Text = text
			wrap(w, "  "+number+" ", said(l))
		case List:
			wrap(w, "  - ", said(l))
		case Nots:
			wrap(w, "  ✗ ", said(l))
		case Example:
			wrap(w, "  > ", said(l))
		default:
			wrap(w, "  ", said(l))
		}
	}
	plainRows(w, b.Rows)
}

// plainRows prints rows below each other, or as lines where they are too wide.
func plainRows(w *strings.Builder, rows [][]string) {
	widths, width := map[int]int{}, 1
	for _, row := range rows {
		for i, cell := range row {
			n := utf8.RuneCountInString(cell)
			width += max(0, n-widths[i])
			widths[i] = max(widths[i], n)
		}
	}
	if width += 2 * len(widths); width > widest {
		for _, row := range rows[1:] {
			wrap(w, "  "+row[0]+": ", strings.Join(row[1:], " · "))
		}
		return
	}
	for _, row := range rows {
		line := " "
		for i, cell := range row {
			line += " " + cell + strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+1)
		}
		fmt.Fprintln(w, strings.TrimRight(line, " "))
	}
}

// wrap writes a text in lines of at most columns, the first after the mark and
// the others below its text.
func wrap(w *strings.Builder, mark, text string) {
	indent := utf8.RuneCountInString(mark)
	w.WriteString(mark)
	at := indent
	for i, word := range strings.Fields(text) {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case at+1+n > columns:
			w.WriteString("\n" + strings.Repeat(" ", indent))
			at = indent
		default:
			w.WriteByte(' ')
			at++
		}
		w.WriteString(word)
		at += n
	}
	w.WriteByte('\n')
}
