package rulesref

import (
	"slices"
	"strings"

	"tabby/engine"
)

// A parser reads a page that a template has filled in. Every line stands for
// itself; how it begins says what it is:
//
//	# id | Title   a chapter      @ 000:1-2 A07   sources
//	## id | Title  a section      % words         what else it is called
//	- text         a list         = 000 004       the texts that state it
//	+ text         a step         & key           house rules that matter here
//	+? text        one to skip    ^ ids           what a question is about
//	x text         a not          []              it lists all there is
//	> text         an example
//	| a | b |      a row          text            a paragraph
//
// A text may begin with ~ where it is our reading, with * where it is advice,
// and then with &key where a house rule decides it. A step may end with " :: draw>held you@held".
type parser struct {
	table    engine.Ruleset
	texts    []string // the sources of the variant
	chapters []Chapter
}

// parse returns the chapters of a page, without empty ones.
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
		id, title := halves(rest)
		p.chapters = append(p.chapters, Chapter{ID: id, Title: title})
	case "##":
		c := &p.chapters[len(p.chapters)-1]
		id, title := halves(rest)
		c.Sections = append(c.Sections, Section{ID: id, Title: title})
	case "@", "%", "=", "&", "^", "[]":
		p.note(mark, strings.Fields(rest))
	default:
		p.body(text)
	}
}

func halves(s string) (id, title string) {
	id, title, _ = strings.Cut(s, "|")
	return strings.TrimSpace(id), strings.TrimSpace(title)
}

func (p *parser) section() *Section {
	c := &p.chapters[len(p.chapters)-1]
	return &c.Sections[len(c.Sections)-1]
}

// note keeps what a section says about itself.
func (p *parser) note(mark string, words []string) {
	s := p.section()
	switch mark {
	case "@":
		for _, w := range words {
			text, lines, _ := strings.Cut(w, ":")
			if src := (Source{text, lines}); p.concerns(src) && !slices.Contains(s.Sources, src) {
				s.Sources = append(s.Sources, src)
			}
		}
	case "%":
		s.words = append(s.words, words...)
	case "=":
		s.stated = append(s.stated, words...)
	case "&":
		for _, w := range words {
			s.Rules = append(s.Rules, engine.Key(w))
		}
	case "^":
		s.about = append(s.about, words...)
	case "[]":
		s.tabular = true
	}
}

// concerns reports whether a source is about this variant.
func (p *parser) concerns(s Source) bool {
	if s.Lines != "" {
		return slices.Contains(p.texts, s.Text)
	}
	return slices.ContainsFunc(settled()[s.Text].texts, func(t string) bool { return slices.Contains(p.texts, t) })
}

// marks are what lines of a block begin with.
var marks = []struct {
	mark string
	kind Kind
}{{"- ", List}, {"+ ", Steps}, {"+? ", Steps}, {"x ", Nots}, {"> ", Example}}

func (p *parser) body(text string) {
	s := p.section()
	if strings.HasPrefix(text, "|") {
		var row []string
		for cell := range strings.SplitSeq(strings.Trim(text, "|"), "|") {
			row = append(row, strings.TrimSpace(cell))
		}
		b := s.block(Grid)
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

// block returns the last block of the section if lines of that kind go on in it,
// or a new one.
func (s *Section) block(k Kind) *Block {
	n := len(s.Blocks)
	if n == 0 || s.Blocks[n-1].Kind != k || k == Paragraph || k == Example {
		s.Blocks = append(s.Blocks, Block{Kind: k})
		n++
	}
	return &s.Blocks[n-1]
}

// say reads a text with its ground and its moves.
func (p *parser) say(text string) Line {
	var l Line
	text, reading := strings.CutPrefix(text, "~")
	text, tip := strings.CutPrefix(text, "*")
	switch {
	case reading:
		l.Ground = Reading
	case tip:
		l.Ground = Advice
	}
	if rest, ok := strings.CutPrefix(text, "&"); ok {
		key, said, _ := strings.Cut(rest, " ")
		l.Rule, text = engine.Key(key), said
		if usual, ok := p.table.Rules.Offers(l.Rule); ok && p.table.Value(l.Rule) != usual {
			l.Ground = Agreed
		}
	}
	text, acts, _ := strings.Cut(text, "::")
	l.Text = strings.Join(strings.Fields(text), " ")
	for act := range strings.FieldsSeq(acts) {
		if from, to, ok := strings.Cut(act, ">"); ok {
			l.Moves = append(l.Moves, Move{places[from], places[to]})
		} else if who, at, ok := strings.Cut(act, "@"); ok {
			l.Sees = append(l.Sees, Sight{seers[who], places[at]})
		}
	}
	return l
}
