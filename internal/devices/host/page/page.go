package page

import (
	"html/template"
	"slices"
	"strings"
)

// A Page is what a viewer sees: pieces of HTML that may contain others. The root element of
// each has the id that names the piece. A Page is never changed.
type Page struct{ parts []*part }

// A part is one of these pieces.
type part struct {
	id    string
	html  string  // with a mark for each part inside
	parts []*part // those inside, in the order of their marks
}

// A template writes a mark and a parenthesis where a part begins and ends, a mark and a full
// stop where a gap is, and a mark stands for the part in the one around it. Templates write no other NUL: in what they are given it
// is no character of HTML, and replaced.
const (
	mark   = "\x00"
	begins = "("
	ends   = ")"
	gap    = "."
)

// fill returns what was drawn with texts in its gaps, in their order. A gap without one is
// closed.
func fill(drawn template.HTML, texts ...template.HTML) template.HTML {
	all, size := &strings.Builder{}, len(drawn)
	for _, text := range texts {
		size += len(text)
	}
	all.Grow(size)
	for {
		before, after, more := strings.Cut(string(drawn), mark+gap)
		all.WriteString(before)
		if !more {
			return template.HTML(all.String())
		}
		if len(texts) > 0 {
			all.WriteString(string(texts[0]))
			texts = texts[1:]
		}
		drawn = template.HTML(after)
	}
}

// cut returns the part that a text begins with, and the text after its end.
func cut(text string) (p *part, rest string) {
	p = &part{}
	for {
		before, after, _ := strings.Cut(text, mark)
		p.html += before
		if !strings.HasPrefix(after, begins) {
			_, id, _ := strings.Cut(p.html, ` id="`)
			p.id, _, _ = strings.Cut(id, `"`)
			return p, strings.TrimPrefix(after, ends)
		}
		p.html += mark
		inside, next := cut(after[len(begins):])
		p.parts, text = append(p.parts, inside), next
	}
}

// Since returns the HTML of what has changed since a page that was shown before, by id; nil if
// nothing has. A part with a change of its own comes with everything inside it, and a part that
// is gone is empty. If the earlier page is nil, everything has changed.
func (p *Page) Since(old *Page) map[string]string {
	if old == nil {
		old = &Page{}
	}
	c := changes{}
	was := map[string]*part{}
	for _, o := range old.parts {
		was[o.id] = o
	}
	for _, part := range p.parts {
		c.add(part, was[part.id])
		delete(was, part.id)
	}
	for id := range was {
		c[id] = ""
	}
	if len(c) == 0 {
		return nil
	}
	return c
}

// changes are parts that have changed, by id.
type changes map[string]string

// add adds what has changed of a part since it was old, or nil.
func (c changes) add(p, old *part) {
	if old == nil || !p.frames(old) {
		var w strings.Builder
		p.write(&w)
		c[p.id] = w.String()
		return
	}
	for i, inside := range p.parts {
		c.add(inside, old.parts[i])
	}
}

// frames reports whether a part has the HTML of another around the same parts.
func (p *part) frames(other *part) bool {
	return p.html == other.html && slices.EqualFunc(p.parts, other.parts, func(a, b *part) bool { return a.id == b.id })
}

// write writes a part with all inside.
func (p *part) write(w *strings.Builder) {
	before, after, _ := strings.Cut(p.html, mark)
	w.WriteString(before)
	for _, inside := range p.parts {
		inside.write(w)
		before, after, _ = strings.Cut(after, mark)
		w.WriteString(before)
	}
}
