package rulesref

import (
	"fmt"
	"strings"
)

// step writes a step with its number.
func step(i int, l Line) string {
	if l.Optional {
		return fmt.Sprintf("%d. (if you like) %s", i+1, l.Text)
	}
	return fmt.Sprintf("%d. %s", i+1, l.Text)
}

// said writes a line with the ground it stands on where that is not the rule
// book.
func said(l Line) string {
	if l.Ground == Stated {
		return l.Text
	}
	return fmt.Sprintf("%s (%s)", l.Text, l.Ground)
}

// Markdown prints the book.
func Markdown(b *Book) string {
	var w strings.Builder
	fmt.Fprintf(&w, "# %s\n\n%s\n", b.Ruleset.Rules.Name, b.Summary())
	for _, c := range b.Chapters {
		fmt.Fprintf(&w, "\n## %s\n", c.Title)
		for _, s := range c.Sections {
			fmt.Fprintf(&w, "\n### %s\n\n", s.Title)
			w.WriteString(s.Markdown())
		}
	}
	w.WriteString("\n## Questions\n")
	for _, q := range b.Questions() {
		fmt.Fprintf(&w, "\n**%s** %s _%s_\n", q.Ask, q.Ruling, q.Footing())
	}
	return w.String()
}

// Footing says what the ruling stands on: "our reading · When to call: after
// the turn · A15".
func (q Question) Footing() string { return footing(q.Ground, q.Title, q.Value, q.Sources) }

// footing joins what there is of a ground, a house rule and sources.
func footing(g Ground, title, value string, sources []Source) string {
	parts := []string{g.String()}
	if value != "" {
		parts = append(parts, title+": "+value)
	}
	if len(sources) > 0 {
		parts = append(parts, Cite(sources))
	}
	return strings.Join(parts, " · ")
}

// Cite lists sources: "000:41, A07". Without any it is "our reading".
func Cite(sources []Source) string {
	if len(sources) == 0 {
		return Reading.String()
	}
	all := make([]string, len(sources))
	for i, s := range sources {
		all[i] = s.String()
	}
	return strings.Join(all, ", ")
}

// Markdown prints the section without its title.
func (s Section) Markdown() string {
	var w strings.Builder
	for i, b := range s.Blocks {
		if i > 0 {
			w.WriteByte('\n')
		}
		b.markdown(&w)
	}
	if len(s.Sources) > 0 {
		fmt.Fprintf(&w, "\n_%s_\n", Cite(s.Sources))
	}
	return w.String()
}

func (b Block) markdown(w *strings.Builder) {
	for i, l := range b.Lines {
		switch b.Kind {
		case Steps:
			l.Text = step(i, l)
			fmt.Fprintln(w, said(l))
		case List:
			fmt.Fprintln(w, "- "+said(l))
		case Nots:
			fmt.Fprintln(w, "- ✗ "+said(l))
		case Example:
			fmt.Fprintln(w, "> "+said(l))
		default:
			fmt.Fprintln(w, said(l))
		}
	}
	for i, row := range b.Rows {
		fmt.Fprintln(w, "| "+strings.Join(row, " | ")+" |")
		if i == 0 {
			fmt.Fprintln(w, strings.Repeat("| --- ", len(row))+"|")
		}
	}
}
