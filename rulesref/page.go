package rulesref

import (
	"embed"
	"slices"
	"strings"
	"sync"
	"text/template"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/spacing"
)

//go:embed asked pages texts search sources
var files embed.FS

// pages are the templates of the book, of all languages.
var pages = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(new(facts).functions()).ParseFS(files, "pages/*.tmpl"))
})

// functions returns what the pages ask for. They call no methods: a template that does
// makes the linker keep every method of the program.
func (f *facts) functions() template.FuncMap {
	at := exactlyAt(f.Ruleset)
	return template.FuncMap{
		"say": f.text, "rule": f.rule, "choice": f.choice,

		"cap":      func(s string) string { return f.words.Capital(s) },
		"less":     func(n int) int { return -n },
		"tiebreak": func(t engine.TieBreak) string { return f.words.Rules.TieBreak(t) },
		"title":    func(k engine.Key) string { return f.words.Rules.House(f.Rules.Rule(k)).Title },
		"value":    func(k engine.Key, v engine.Value) string { return f.words.Rules.Value(k, v) },

		"agreed": func() string { return f.words.Rules.Agreed(f.Ruleset) }, "amount": f.amount, "average": f.average,
		"decks": f.decks, "drawn": f.drawn,
		"editionPoints": f.editionPoints, "effects": f.effects, "jokers": f.jokers, "endsDeal": f.endsDeal, "examples": f.examples, "extraDecks": f.extraDecks,
		"byTheBook": func(k engine.Key) engine.Value { return f.Rules.ByTheBook(k) },
		"fall":      func() string { return at.in(f.words) }, "fallKey": func() engine.Key { return at.by },
		"falling": func() string { return f.falling(at) },
		"falls":   at.falls, "fallsHere": at.here, "fallsTo": func() int { return at.fall.To },
		"fallTimes": func() int { return at.fall.Times }, "limited": func() bool { return at.limited },
		"highestTotal": f.Ruleset.HighestTotalWins,
		"is":           f.is, "lookOuter": f.lookOuter, "lookers": f.lookers, "looks": f.Looks, "of": f.of, "offers": f.offers, "on": f.on,
		"others": f.others, "played": f.played, "powerList": f.powerList, "powerName": f.powerName,
		"powerOr": f.powerOr, "publishers": f.publishers, "score": f.score, "shuffleButTop": f.shuffleButTop,
		"bounded": f.bounded, "roundCanEnd": f.roundCanEnd, "nobodyCalled": func() string { return f.words.Scores.NobodyCalled }, "didNotPlay": func() string { return f.words.Scores.DidNotPlay },
		"star":     func(hand string) string { return f.words.Scores.TapStar(hand) },
		"mustCall": f.mustCall, "noCall": f.noCall, "sheetOnly": f.sheetOnly,
		"ender": f.ender, "single": f.single, "size": f.size, "suited": f.suited, "isUsed": f.isUsed, "unused": f.unused, "worths": f.worths,
		"disagreed": f.disagreed, "said": func() string { return f.Call }, "answer": f.answer, "firstFall": f.firstFall, "cardsOf": f.cardsOf, "agreedOn": func(says string) bool { return slices.Contains(f.disagreed(), says) }, "ownLooks": f.ownLooks, "otherLooks": f.otherLooks, "swaps": f.swaps, "switched": engine.SwitchAny.Cards,
	}
}

// read fills in a page and parses it. It panics if that fails, which a test of
// every table rules out.
func (f *facts) read(name string) []Chapter {
	var page strings.Builder
	if err := template.Must(f.reads.pages().Clone()).Funcs(f.functions()).ExecuteTemplate(&page, name, f); err != nil {
		panic(err)
	}
	p := parser{table: f.Ruleset, texts: f.Sources, words: f.words, reads: f.reads}
	return p.parse(page.String())
}

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
// it is called takeDiscard_words; of a chapter it is takeDiscard_chapter. If that depends on
// facts, the line has it: "## id | Title", "% words".
//
// A text may begin with =claim if it depends on the source texts whether it
// is stated (see folder sources), with ~ if it is our reading, with * if it
// is advice, and then with &key if a house rule decides it. A step may end
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

// halves returns the ID and the title of a chapter or a section. If the line has no title, it is
// the text with the key of the ID.
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

// evened returns a text with single spaces. Spaces at which a line may not break stay as they are.
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

// A Place is where a card can be.
type Place uint8

// The places.
const (
	DrawPile    Place = iota
	DiscardPile       // on top of it
	Held              // in the hand of the player who draws
	Shown             // laid open for all
	OwnLine           // the line of the player who acts
	OtherLine         // the line of another player
	AnyLine           // the line of any player
)

// In returns the name of the place: "draw pile".
func (p Place) In(w *words.Language) string {
	return [...]string{
		DrawPile: w.Play.DrawPile, DiscardPile: w.Play.DiscardPile, Held: w.Rulebook.YourHand, Shown: w.Rulebook.OnTable,
		OwnLine: w.Rulebook.YourLine, OtherLine: w.Rulebook.AnotherLine, AnyLine: w.Rulebook.AnyLine,
	}[p]
}

// A Viewer is a person who sees a card.
type Viewer uint8

// The viewers.
const (
	Nobody Viewer = iota
	You           // the player who acts
	Everybody
)

// A Move takes a card from one place to another.
type Move struct{ From, To Place }

// In says where the card goes: "A card: draw pile to your hand."
func (m Move) In(w *words.Language) string { return w.Rulebook.Moves(m.From.In(w), m.To.In(w)) }

// A Visibility says who sees the face of a card in a place.
type Visibility struct {
	By Viewer
	At Place
}

var places = map[string]Place{
	"draw": DrawPile, "discard": DiscardPile, "held": Held, "open": Shown,
	"own": OwnLine, "other": OtherLine, "any": AnyLine,
}

var viewers = map[string]Viewer{"nobody": Nobody, "you": You, "all": Everybody}
