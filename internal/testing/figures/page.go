package main

import (
	"fmt"
	"strconv"
	"strings"
)

// head is the beginning of the page, before the machine.
const head = `# Figures

This page shows how fast Tabby is for a person. ` + "`make figures`" + ` measures it (in 35 minutes) before each release and after a
change to how Tabby starts, draws, stores or deals. Each figure is the median of at least nine runs, except those
of ` + "`make test`" + `, from one run. The next columns are the range of the middle half of the runs, and the previous figure.
Figures with × compare two programs that were measured in the same runs, so only these can be compared between machines.
*Slow phone* means a processor that is slowed to a quarter of its speed. If a figure grew by more than a tenth,
and by more than the middle half, the last column gives the reason.

`

// unsaid marks a row whose reason is missing.
const unsaid = "**why?**"

// A page has the figures, their machine and their commit.
type page struct {
	machine, commit string
	rows            []row
	figures         []figure // one of each row; the zero figure remains as it was
}

// text returns the page, with the figures of the previous one, and how many reasons are missing.
func (m page) text(before string) (text string, lacks int) {
	var p strings.Builder
	p.WriteString(head)
	fmt.Fprintf(&p, "%s\nCommit %s.\n\n| what | figure | middle half | before | why it grew |\n| --- | --- | --- | --- | --- |\n", m.machine, m.commit)
	known, same := read(before), strings.Contains(before, "\n"+m.machine+"\n")
	for i, r := range m.rows {
		f, was, why := m.figures[i], known[r.what], ""
		if f == (figure{}) && was.line != "" {
			p.WriteString(was.line)
			continue
		} else if f == (figure{}) {
			f.lacks = "not asked for"
		}
		if f.lacks != "" {
			fmt.Fprintf(&p, "| %s | not measured: %s | | %s | |\n", r.what, f.lacks, was.text)
			continue
		}
		if f.grew(was.value) && (same || r.in == times) {
			why, lacks = unsaid, lacks+1
		}
		fmt.Fprintf(&p, "| %s | %s %s | %s to %s | %s | %s |\n", r.what, short(f.value), r.in, short(f.low), short(f.high), was.text, why)
	}
	return p.String(), lacks
}

// grew reports whether a figure is more than one before by a tenth, and by its own spread; 0 is no
// figure.
func (f figure) grew(before float64) bool {
	return before > 0 && f.value > 1.1*before && f.value-before > f.high-f.low
}

// short writes three digits of a figure.
func short(v float64) string {
	switch {
	case v >= 100:
		return fmt.Sprintf("%.0f", v)
	case v >= 10:
		return fmt.Sprintf("%.1f", v)
	}
	return fmt.Sprintf("%.2f", v)
}

// A past is a figure as a page has it: its line, in its words, and its value.
type past struct {
	line, text string
	value      float64
}

// read returns the figures of a page by what they are. What was not measured at that time keeps the
// figure of the time before.
func read(page string) map[string]past {
	found := map[string]past{}
	for line := range strings.Lines(page) {
		cells := strings.Split(line, " | ")
		if len(cells) < 4 {
			continue
		}
		what, text := strings.TrimPrefix(cells[0], "| "), cells[1]
		if strings.HasPrefix(text, "not measured") {
			text = strings.Trim(cells[len(cells)-2], " |")
		}
		number, _, _ := strings.Cut(text, " ")
		if v, err := strconv.ParseFloat(number, 64); err == nil {
			found[what] = past{line, text, v}
		}
	}
	return found
}
