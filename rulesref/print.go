package rulesref

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"tabby/internal/words"
	"tabby/internal/words/spacing"
)

// Markdown prints the book.
func Markdown(b *Book) string { return (&printer{words: b.words, markdown: true}).book(b) }

// Plain prints the book as text for a terminal.
func Plain(b *Book) string { return (&printer{words: b.words}).book(b) }

// Markdown prints the section without its title.
func (s Section) Markdown(w *words.Language) string {
	return (&printer{words: w, markdown: true}).section(s)
}

// Plain prints the section without its title, indented.
func (s Section) Plain(w *words.Language) string { return (&printer{words: w}).section(s) }

// Markdown prints the entry without its name.
func (c *CardEntry) Markdown() string { return c.section().Markdown(c.words) }

// Plain prints the entry without its name, indented.
func (c *CardEntry) Plain() string { return c.section().Plain(c.words) }

// section returns the entry as one section without sources.
func (c *CardEntry) section() Section {
	var s Section
	for _, b := range []Block{
		{Kind: Paragraph, Lines: append(c.Does[:len(c.Does):len(c.Does)], c.Worth...)},
		{Kind: Steps, Lines: c.Steps},
		{Kind: Paragraph, Lines: c.Notes},
		{Kind: Exceptions, Lines: c.Not},
	} {
		if len(b.Lines) > 0 {
			s.Blocks = append(s.Blocks, b)
		}
	}
	return s
}

// A printer prints a book in Markdown, or as plain text in lines that fit a
// terminal.
type printer struct {
	strings.Builder
	words    *words.Language
	markdown bool
}

// How wide plain text is printed, and a table at most.
const (
	columns = 78
	widest  = 98
)

func (p *printer) book(b *Book) string {
	p.title(1, b.Name())
	p.line("", "", b.Summary())
	p.note(b.blocks()...)
	for _, c := range b.Chapters {
		p.title(2, c.Title)
		for _, s := range c.Sections {
			p.title(3, s.Title)
			p.section(s)
		}
	}
	p.title(2, b.words.Rulebook.Questions)
	for _, q := range b.Questions() {
		p.question(b, q)
	}
	return p.String()
}

// title prints a title: of the book, of a chapter or of a section.
func (p *printer) title(level int, text string) {
	switch {
	case p.markdown:
		if level > 1 {
			p.WriteByte('\n')
		}
		fmt.Fprintf(p, "%s %s\n", strings.Repeat("#", level), text)
		if level != 2 {
			p.WriteByte('\n')
		}
	case level == 1:
		fmt.Fprintf(p, "%s\n%s\n", text, strings.Repeat("=", utf8.RuneCountInString(text)))
	case level == 2:
		fmt.Fprintf(p, "\n%s\n%s\n", text, strings.Repeat("-", utf8.RuneCountInString(text)))
	default:
		fmt.Fprintf(p, "\n%s\n", text)
	}
}

func (p *printer) section(s Section) string {
	for i, b := range s.Blocks {
		if i > 0 && p.markdown {
			p.WriteByte('\n')
		}
		for i, l := range b.Lines {
			p.line("  ", bullet(b.Kind, i), said(p.words, l))
		}
		if s.ID == HouseChapter {
			b.Rows = differing(b.Rows)
		}
		p.rows(b.Rows, s.ID == HouseChapter)
	}
	if len(s.Sources) > 0 && p.markdown {
		fmt.Fprintf(p, "\n_%s_\n", Cite(p.words, s.Sources))
	}
	return p.String()
}

// note explains the sign of what the rule book leaves open, if one of the blocks has it.
func (p *printer) note(blocks ...Block) {
	note := SignNote(p.words, blocks...)
	switch {
	case note == "":
	case p.markdown:
		fmt.Fprintf(p, "\n_%s_\n", note)
	default:
		p.WriteByte('\n')
		p.line("", "", note)
	}
}

// bullet returns what the line of a block begins with.
func bullet(k Kind, i int) string {
	switch k {
	case Steps:
		return fmt.Sprintf("%d. ", i+1)
	case List:
		return "- "
	case Exceptions:
		return "✗ "
	case Example:
		return "> "
	default:
		return ""
	}
}

// line prints a line: in plain text indented and wrapped.
func (p *printer) line(indent, bullet, text string) {
	switch {
	case !p.markdown:
		wrap(&p.Builder, indent+bullet, text)
	case bullet == "✗ ":
		fmt.Fprintln(p, "- ✗ "+text)
	default:
		fmt.Fprintln(p, bullet+text)
	}
}

func (p *printer) question(b *Book, q Question) {
	p.WriteByte('\n')
	ruling, foot := said(b.words, Line{Text: q.Ruling, Basis: q.Basis}), q.footing(b)
	if p.markdown {
		fmt.Fprintf(p, "**%s** %s", q.Ask, ruling)
		if foot != "" {
			fmt.Fprintf(p, " _%s_", foot)
		}
		p.WriteByte('\n')
		return
	}
	p.line("", "", q.Ask)
	p.line("  ", "", ruling)
	if foot != "" {
		p.line("  ", "", "("+foot+")")
	}
}

// differing returns the rows of house rules with what is usual only if that differs.
func differing(rows [][]string) [][]string {
	var all [][]string
	for _, row := range rows {
		if len(row) == 3 && row[1] == row[2] {
			row = []string{row[0], row[1], ""}
		}
		all = append(all, row)
	}
	return all
}

// rows prints a table, perhaps that of the house rules. Plain text has lines instead if it
// is too wide.
func (p *printer) rows(rows [][]string, house bool) {
	if p.markdown {
		for i, row := range rows {
			fmt.Fprintln(p, "| "+strings.Join(row, " | ")+" |")
			if i == 0 {
				fmt.Fprintln(p, strings.Repeat("| --- ", len(row))+"|")
			}
		}
		return
	}
	widths, width := map[int]int{}, 1
	for _, row := range rows {
		for i, cell := range row {
			n := utf8.RuneCountInString(cell)
			width += max(0, n-widths[i])
			widths[i] = max(widths[i], n)
		}
	}
	if width+2*len(widths) > widest {
		for _, row := range rows[1:] {
			p.line("  ", p.words.Labelled(row[0], ""), p.beside(row[1:], house))
		}
		return
	}
	for _, row := range rows {
		line := " "
		for i, cell := range row {
			line += " " + cell + strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+1)
		}
		fmt.Fprintln(p, strings.TrimRight(line, " "))
	}
}

// beside writes the cells of a row in one line: of a house rule what it is, and what it usually is
// behind it.
func (p *printer) beside(cells []string, house bool) string {
	switch {
	case !house || len(cells) != 2:
		return strings.Join(cells, " · ")
	case cells[1] == "":
		return cells[0]
	default:
		return fmt.Sprintf("%s (%s)", cells[0], p.words.Rulebook.Usually(cells[1]))
	}
}

// step returns the text of a step, marked if it may be left out.
func step(w *words.Language, l Line) string {
	if l.Optional {
		return w.Rules.IfYouLike(l.Text)
	}
	return l.Text
}

// said returns the text of a line, and what it rests on if that is not the rule book.
func said(w *words.Language, l Line) string {
	l.Text = step(w, l)
	if !l.Basis.Named() {
		return l.Signed()
	}
	return fmt.Sprintf("%s (%s)", l.Text, l.Basis.In(w))
}

// wrap writes a text in lines of at most columns, the first after the mark and
// the others below its text.
func wrap(w *strings.Builder, mark, text string) {
	indent := utf8.RuneCountInString(mark)
	w.WriteString(mark)
	at := indent
	for i, word := range spacing.Words(text) {
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
