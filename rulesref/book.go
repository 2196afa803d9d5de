package rulesref

import (
	"slices"
	"strings"
	"sync"

	"tabby/engine"
	"tabby/internal/words"
)

// A Book is the rule book of one table. Make it with [For]; the zero Book is
// empty.
type Book struct {
	Ruleset  engine.Ruleset
	Chapters []Chapter

	words     *words.Language
	reads     *tongue // what is asked
	questions []Section
	index     func() *index
}

// A Chapter is a part of the book: "Setting up".
type Chapter struct {
	ID       string
	Title    string
	Sections []Section
}

// About says what the chapter is about: the titles of its sections.
func (c Chapter) About(w *words.Language) string {
	var all []string
	for _, s := range c.Sections {
		all = append(all, s.Title)
	}
	return w.Dotted(all...)
}

// HouseChapter is the chapter of the house rules.
const HouseChapter = "house"

// apart are the chapters that nobody leafs through at a table: the house rules have an entry of
// their own, how printings differ and the list of all cards are answers to a question.
var apart = []string{HouseChapter, "editions", "facts"}

// Contents returns the chapters to leaf through.
func (b *Book) Contents() []Chapter {
	return slices.DeleteFunc(slices.Clone(b.Chapters), func(c Chapter) bool { return slices.Contains(apart, c.ID) })
}

// CallSection is the section that says how a call ends a round.
const CallSection = "call"

// A Section is about one thing: "The first look". A question is a section too.
type Section struct {
	ID      string // the same in every book
	Title   string
	Blocks  []Block
	Sources []Source     // what it is based on
	Rules   []engine.Key // the house rules that affect it
	also    []string     // synonyms, for the search
	stated  bool         // whether a source text answers the question
	silent  Basis        // what it rests on if none does
	about   []string     // the cards or powers a question is about
	tabular bool         // a list of everything, which rarely answers a question
	words   *words.Language
}

// A Kind is the way in which a block is drawn.
type Kind uint8

// The kinds of blocks.
const (
	Paragraph  Kind = iota // one line
	List                   // lines in no order
	Steps                  // lines in order
	Exceptions             // when a power does not work
	Example                // one line, computed by the engine
	Grid                   // rows of cells; the first row has the headings
)

// A Block is a piece of a section: lines, or rows if it is a Grid.
type Block struct {
	Kind  Kind
	Lines []Line
	Rows  [][]string
}

// A Line is one or more sentences and their basis.
type Line struct {
	Text  string
	Basis Basis
	Rule  engine.Key // the house rule that decides it, or ""

	Optional bool         // of a step: it may be left out
	Seen     []Visibility // of a step: who sees what
	Moves    []Move       // of a step: which card goes where

	claim string // that a source text may make, or ""
}

// A Basis says what a rule is based on.
type Basis uint8

// The bases.
const (
	Stated  Basis = iota // the rule book states it
	Reading              // our reading, as the rule book is silent or unclear
	Agreed               // a house rule of the table
	Advice               // not a rule
	Played               // how it is played, of a game whose rule sheet nobody has read here
)

// Named reports whether a rule is printed with its basis: it is not if the game itself says the rule.
func (g Basis) Named() bool { return g == Agreed || g == Advice }

// silent returns what a rule rests on if the source texts of a game say nothing about it.
func silent(texts []string) Basis {
	if len(texts) == 0 {
		return Played
	}
	return Reading
}

// readingSign stands behind what the rule book leaves open, in [Line.Signed]. [SignNote] explains
// it, once on a page.
const readingSign = "°"

// Signed returns the text of the line, with the readingSign if its basis is [Reading].
func (l Line) Signed() string {
	if l.Basis == Reading {
		return l.Text + readingSign
	}
	return l.Text
}

// SignNote explains the readingSign if a line of the blocks has it, otherwise it is "".
func SignNote(w *words.Language, blocks ...Block) string {
	for _, b := range blocks {
		if slices.ContainsFunc(b.Lines, func(l Line) bool { return l.Basis == Reading }) {
			return readingNote(w.Rules)
		}
	}
	return ""
}

func readingNote(w words.Rules) string { return readingSign + " " + w.Silent }

// In returns the name of the basis: "our reading".
func (g Basis) In(w *words.Language) string {
	return [...]string{w.Rules.TheRuleBook, w.Rules.OurReading, w.Rules.HouseRule, w.Rules.OurAdvice, w.Rules.AsPlayed}[g]
}

// For returns the rule book of the table in a language.
func For(t engine.Ruleset, w *words.Language) *Book { return newBook(t, w, of(w)) }

func newBook(t engine.Ruleset, w *words.Language, in *tongue) *Book {
	f := newFacts(t, w, in)
	b := &Book{Ruleset: t, words: w, reads: in}
	if t.Rules.Kept {
		b.Chapters, b.questions = f.read("kept.tmpl"), sectionsOf(f.read("kept_questions.tmpl"))
	} else {
		b.Chapters, b.questions = f.read("book.tmpl"), sectionsOf(f.read("questions.tmpl"))
	}
	b.adopt()
	b.ground()
	b.index = sync.OnceValue(func() *index { return newIndex(b) })
	return b
}

func sectionsOf(chapters []Chapter) (all []Section) {
	for _, c := range chapters {
		all = append(all, c.Sections...)
	}
	return all
}

// Name returns the name of the game.
func (b *Book) Name() string { return b.words.Rules.In(b.Ruleset.Rules).Name }

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

// Says returns the lines of the chapters that depend on a house rule.
func (b *Book) Says(k engine.Key) []string {
	var said []string
	for _, c := range b.Chapters {
		for _, s := range c.Sections {
			for _, block := range s.Blocks {
				for _, l := range block.Lines {
					if l.Rule == k {
						said = append(said, l.Text)
					}
				}
			}
		}
	}
	return said
}

// Text returns the text of the section in one paragraph of sentences, with its tables last.
func (s Section) Text() string {
	var said, tables []string
	for _, b := range s.Blocks {
		for _, l := range b.Lines {
			if b.Kind == List && !isEnded(l.Text) {
				l.Text = s.words.Sentence(l.Text)
			}
			said = append(said, l.Text)
		}
		if b.Kind == Grid {
			tables = append(tables, b.cells())
		}
	}
	return strings.Join(append(said, tables...), " ")
}

// isEnded reports whether a text ends as sentences do.
func isEnded(text string) bool {
	return strings.HasSuffix(strings.TrimRight(text, "”“»’\")"), ".") || strings.HasSuffix(text, "?")
}

// cells returns the rows in one line.
func (b Block) cells() string {
	var rows []string
	for _, row := range b.Rows {
		rows = append(rows, strings.Join(row, " · "))
	}
	return strings.Join(rows, ", ")
}

// Basis returns the basis of the section: the weightiest basis of its lines.
func (s Section) Basis() Basis {
	has := map[Basis]bool{}
	for _, b := range s.Blocks {
		for _, l := range b.Lines {
			has[l.Basis] = true
		}
	}
	for _, g := range []Basis{Agreed, Stated, Reading, Played, Advice} {
		if has[g] {
			return g
		}
	}
	return s.silent
}

// blocks returns the blocks of all sections.
func (b *Book) blocks() (all []Block) {
	for s := range b.sections {
		all = append(all, s.Blocks...)
	}
	return all
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

// A Question is one that people ask at the table, with the ruling.
type Question struct {
	ID      string
	Ask     string
	Ruling  string
	Basis   Basis
	Rule    engine.Key // the house rule that changes the ruling, or ""
	Title   string     // of the house rule: "When to call"
	Value   string     // its present value in words: "after the turn"
	Sources []Source
	About   []string // "power", names of powers as in house lists, IDs of cards
}

// Questions returns the questions that can come up at the table.
func (b *Book) Questions() []Question {
	var all []Question
	for _, s := range b.questions {
		all = append(all, b.question(s))
	}
	return all
}

// ground marks the last line of each question with what its ruling is based on.
func (b *Book) ground() {
	for _, s := range b.questions {
		for _, block := range slices.Backward(s.Blocks) {
			if n := len(block.Lines); n > 0 {
				block.Lines[n-1].Basis = b.question(s).Basis
				break
			}
		}
	}
}

func (b *Book) question(s Section) Question {
	q := Question{ID: s.ID, Ask: s.Title, Ruling: s.Text(), Sources: s.Sources, About: s.about, Basis: s.silent}
	if s.stated {
		q.Basis = Stated
	}
	if rule, differs := b.decides(s.Rules); rule != "" {
		q.Rule, q.Title, q.Value = rule, b.words.Rules.House(b.Ruleset.Rules.Rule(rule)).Title, b.words.Rules.Value(rule, b.Ruleset.Value(rule))
		if differs {
			q.Basis = Agreed
		}
	}
	return q
}

// decides returns which of some house rules decides at this table, or "": the first that is not by the
// book, or else the first that matters in a game that ends as this one does.
func (b *Book) decides(rules []engine.Key) (rule engine.Key, differs bool) {
	for _, k := range rules {
		switch _, offered := b.Ruleset.Rules.Offers(k); {
		case !offered || !k.Rule().Matters(b.Ruleset.Value(engine.End)):
		case b.Ruleset.Differs(k):
			return k, true
		case rule == "":
			rule = k
		}
	}
	return rule, false
}
