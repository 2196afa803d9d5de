package rulesref

import (
	"slices"
	"strings"
	"sync"

	"tabby/engine"
)

// A Book is the rule book of one table. Make it with [For]; the zero Book is
// empty.
type Book struct {
	Ruleset  engine.Ruleset
	Chapters []Chapter

	questions []Section
	topics    []Section
	index     func() *index
}

// A Chapter is a part of the book: "Setting up".
type Chapter struct {
	ID       string
	Title    string
	Sections []Section
}

// A Section tells about one thing: "The first look". A question is one as well.
type Section struct {
	ID      string // the same in every book that has the section
	Title   string
	Blocks  []Block
	Sources []Source     // where it comes from
	Rules   []engine.Key // the house rules that matter here
	words   []string     // what else people call it
	stated  bool         // whether a source text answers the question
	about   []string     // what a question is about
	tabular bool         // it lists all there is: it names much and answers little
}

// A Kind says how a block is to be drawn.
type Kind uint8

// The kinds of blocks.
const (
	Paragraph Kind = iota // one line
	List                  // lines in no order
	Steps                 // lines in order
	Nots                  // when something does not hold
	Example               // one line, worked out by the engine
	Grid                  // rows of cells, the first of them the heads
)

// A Block is a piece of a section: lines, or rows where it is a Grid.
type Block struct {
	Kind  Kind
	Lines []Line
	Rows  [][]string
}

// A Line is a thing said, with the ground it stands on.
type Line struct {
	Text   string
	Ground Ground
	Rule   engine.Key // the house rule that decides it, or ""

	Optional bool    // of a step: whether it may be left out
	Sees     []Sight // of a step: who sees what
	Moves    []Move  // of a step: which card goes where
}

// A Ground is what a rule stands on.
type Ground uint8

// The grounds.
const (
	Stated  Ground = iota // the rule book states it
	Reading               // the rule book is silent or unclear; we read it so
	Agreed                // the table chose it
	Advice                // no rule at all
)

// String names the ground: "our reading".
func (g Ground) String() string {
	return [...]string{"the rule book", "our reading", "house rule", "our advice"}[g]
}

// For returns the rule book of the table.
func For(t engine.Ruleset) *Book {
	f := newFacts(t)
	b := &Book{Ruleset: t}
	b.Chapters = f.read("book.tmpl")
	for _, c := range f.read("questions.tmpl") {
		b.questions = append(b.questions, c.Sections...)
	}
	for _, c := range f.read("topics.tmpl") {
		b.topics = append(b.topics, c.Sections...)
	}
	b.adopt()
	b.index = sync.OnceValue(func() *index { return newIndex(b) })
	return b
}

// Section returns the section of that ID, of the book or its questions.
func (b *Book) Section(id string) (Section, bool) {
	for s := range b.sections {
		if s.ID == id {
			return s, true
		}
	}
	return Section{}, false
}

// sections yields every section, the questions last.
func (b *Book) sections(yield func(Section) bool) {
	for _, c := range b.Chapters {
		for _, s := range c.Sections {
			if !yield(s) {
				return
			}
		}
	}
	for _, s := range b.questions {
		if !yield(s) {
			return
		}
	}
}

// Text returns the paragraphs and lists of the section as sentences.
func (s Section) Text() string {
	var said []string
	for _, b := range s.Blocks {
		for _, l := range b.Lines {
			said = append(said, l.Text)
		}
		for _, row := range b.Rows {
			said = append(said, strings.Join(row, ": "))
		}
	}
	return strings.Join(said, " ")
}

// Ground returns what the section stands on: Agreed if the table chose any of
// it, Stated if the rule book states any of it (the lines that it does not are
// marked), or else Reading.
func (s Section) Ground() Ground {
	has := map[Ground]bool{}
	for _, b := range s.Blocks {
		for _, l := range b.Lines {
			has[l.Ground] = true
		}
	}
	switch {
	case has[Agreed]:
		return Agreed
	case has[Stated]:
		return Stated
	default:
		return Reading
	}
}

// lines returns the lines of the first blocks of that kind.
func (s Section) lines(k Kind) []Line {
	var all []Line
	for _, b := range s.Blocks {
		if b.Kind == k {
			all = append(all, b.Lines...)
		}
	}
	return slices.Clip(all)
}
