package rulesref

import (
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/spacing"
)

// A parser reads a page that a template has filled in. A line begins
// with a mark that says what it is:
//
//	# id           a chapter      @ A07      open questions it settles
//	## id          a section      %          what else it is called
//	- text         a list         & key      house rules that matter here
//	+ text         a step         ^ ids      what a question is about
//	+? text        one to skip    []         it lists all there is
//	x text         a not
//	> text         an example
//	| a | b |      a row          text       a paragraph
//	: text         a paragraph that may begin with any of these marks, or none
//
// The title of a section with the id take-discard is the text takeDiscard_title, and what else
// it is called takeDiscard_words; of a chapter it is takeDiscard_chapter. Where that depends
// on facts, the line has it: "## id | Title", "% words".
//
// A text may begin with =claim where it depends on the source texts whether it
// is stated (see folder sources), with ~ where it is our reading, with * where it
// is advice, and then with &key where a house rule decides it. A step may end
// with " :: draw>held you@held".
type parser struct {
	table    engine.Ruleset
	texts    []string // the sources of the variant
	words    *words.Language
	reads    *tongue
	chapters []Chapter
}

// parse returns the chapters of a page that are not empty.
func (p *parser) parse(page string) []Chapter {
	for line := range strings.Lines(page) {
		p.line(strings.TrimSpace(line))
	}
	for i, c := range p.chapters {
		p.chapters[i].Sections = slices.DeleteFunc(c.Sections, func(s Section) bool { return s.Title == "" || len(s.Blocks) == 0 })
	}
	return slices.DeleteFunc(p.chapters, func(c Chapter) bool { return len(c.Sections) == 0 })
}

func (p *parser) line(text string) {
	mark, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	switch mark {
	case "":
	case "#":
		id, title := p.halves(rest, "_chapter")
		p.chapters = append(p.chapters, Chapter{ID: id, Title: title})
	case "##":
		c := &p.chapters[len(p.chapters)-1]
		id, title := p.halves(rest, "_title")
		c.Sections = append(c.Sections, Section{ID: id, Title: title, Sources: cited(id, p.texts), stated: states(id, p.texts), silent: silent(p.texts), words: p.words})
	case "%":
		s := p.section()
		if rest == "" {
			rest = p.reads.say(key(s.ID) + "_words")
		}
		s.also = append(s.also, strings.Fields(rest)...)
	case "@", "&", "^", "[]":
		p.note(mark, strings.Fields(rest))
	case ":":
		b := p.section().block(Paragraph)
		l := Line{Text: evened(rest)}
		if len(p.texts) == 0 {
			l.Basis = silent(p.texts)
		}
		b.Lines = append(b.Lines, l)
	default:
		p.body(text)
	}
}

// halves returns the ID and the title of a chapter or a section. Where the line has no title, it is
// the text of the language whose key is that of the ID.
func (p *parser) halves(s, ending string) (id, title string) {
	id, title, found := strings.Cut(s, "|")
	id, title = strings.TrimSpace(id), strings.TrimSpace(title)
	if !found {
		title = p.reads.say(key(id) + ending)
	}
	return id, title
}

func (p *parser) section() *Section {
	c := &p.chapters[len(p.chapters)-1]
	return &c.Sections[len(c.Sections)-1]
}

// note parses a line about the section itself.
func (p *parser) note(mark string, rest []string) {
	s := p.section()
	switch mark {
	case "@":
		for _, w := range rest {
			if settled()[w].concerns(p.texts) {
				s.Sources = append(s.Sources, Source{Text: w})
			}
		}
	case "&":
		for _, w := range rest {
			s.Rules = append(s.Rules, engine.Key(w))
		}
	case "^":
		s.about = append(s.about, rest...)
	case "[]":
		s.tabular = true
	}
}

// marks holds what the lines of a block begin with.
var marks = []struct {
	mark string
	kind Kind
}{{"- ", List}, {"+ ", Steps}, {"+? ", Steps}, {"x ", Exceptions}, {"> ", Example}}

func (p *parser) body(text string) {
	s := p.section()
	if strings.HasPrefix(text, "|") {
		b := s.block(Grid)
		columns := -1
		if len(b.Rows) > 0 {
			columns = len(b.Rows[0]) // what people have written may have a bar in it
		}
		var row []string
		for _, cell := range strings.SplitN(strings.Trim(text, "|"), "|", columns) {
			row = append(row, strings.TrimSpace(cell))
		}
		b.Rows = append(b.Rows, row)
		return
	}
	kind, optional := Paragraph, false
	for _, k := range marks {
		if rest, ok := strings.CutPrefix(text, k.mark); ok {
			text, kind, optional = rest, k.kind, k.mark == "+? "
			break
		}
	}
	l := p.say(text)
	if l.Text == "" {
		return
	}
	l.Optional = optional
	b := s.block(kind)
	b.Lines = append(b.Lines, l)
	if l.Rule != "" && !slices.Contains(s.Rules, l.Rule) {
		s.Rules = append(s.Rules, l.Rule)
	}
}

// evened returns a text with single spaces. Those at which a line may not break stay as they are.
func evened(text string) string { return strings.Join(spacing.Words(text), " ") }

// block returns the last block of the section if it takes more lines of that
// kind, or else a new one.
func (s *Section) block(k Kind) *Block {
	n := len(s.Blocks)
	if n == 0 || s.Blocks[n-1].Kind != k || k == Paragraph || k == Example {
		s.Blocks = append(s.Blocks, Block{Kind: k})
		n++
	}
	return &s.Blocks[n-1]
}

// say parses a text with its basis and its moves.
func (p *parser) say(text string) Line {
	var l Line
	stated := false
	if rest, ok := strings.CutPrefix(text, "="); ok {
		l.claim, text, _ = strings.Cut(rest, " ")
		stated = states(l.claim, p.texts)
	}
	text, reading := strings.CutPrefix(text, "~")
	text, tip := strings.CutPrefix(text, "*")
	switch {
	case stated:
	case tip:
		l.Basis = Advice
	case reading || l.claim != "" || len(p.texts) == 0:
		l.Basis = silent(p.texts)
	}
	if rest, ok := strings.CutPrefix(text, "&"); ok {
		var key string
		key, text, _ = strings.Cut(rest, " ")
		if _, ok := p.table.Rules.Offers(engine.Key(key)); ok {
			l.Rule = engine.Key(key)
			if p.table.Differs(l.Rule) {
				l.Basis = Agreed
			}
		}
	}
	text, acts, _ := strings.Cut(text, "::")
	l.Text = evened(text)
	for act := range strings.FieldsSeq(acts) {
		if from, to, ok := strings.Cut(act, ">"); ok {
			l.Moves = append(l.Moves, Move{places[from], places[to]})
		} else if who, at, ok := strings.Cut(act, "@"); ok {
			l.Seen = append(l.Seen, Visibility{viewers[who], places[at]})
		}
	}
	return l
}
