package rulesref

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/template/parse"

	"golang.org/x/text/language"

	"tabby/engine"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
)

// A call is what a page says: a text and the facts for it.
type call struct {
	page, key string
	facts     map[string]string // what gives each, by its name
	searched  bool              // it is what else a section is called
}

// calls returns what all pages say, also the titles and words that follow from an ID.
var calls = sync.OnceValue(func() []call {
	var all []call
	for _, page := range pages().Templates() {
		if page.Tree != nil {
			r := &pageReader{page: "pages/" + page.ParseName}
			r.read(page.Root)
			r.text("\n")
			all = append(all, r.calls...)
		}
	}
	return all
})

// A pageReader reads what a page says.
type pageReader struct {
	page, section string
	line          string // so far, without actions
	calls         []call
}

func (r *pageReader) read(n parse.Node) {
	switch n := n.(type) {
	case *parse.ListNode:
		if n != nil {
			for _, n := range n.Nodes {
				r.read(n)
			}
		}
	case *parse.TextNode:
		r.text(string(n.Text))
	case *parse.ActionNode:
		r.action(n.Pipe)
	case *parse.IfNode:
		r.read(n.List)
		r.read(n.ElseList)
	case *parse.WithNode:
		r.read(n.List)
		r.read(n.ElseList)
	case *parse.RangeNode:
		r.read(n.List)
		r.read(n.ElseList)
	}
}

// text reads text, and each line as it ends.
func (r *pageReader) text(text string) {
	for i, part := range strings.Split(text, "\n") {
		if i > 0 {
			r.ends()
		}
		r.line += part
	}
}

// ends reads a line whose title or words follow from an ID.
func (r *pageReader) ends() {
	mark, rest, _ := strings.Cut(strings.TrimSpace(r.line), " ")
	id, _, explicit := strings.Cut(rest, "|")
	id = strings.TrimSpace(id)
	switch {
	case mark == "##":
		r.section = id
		if !explicit {
			r.calls = append(r.calls, call{page: r.page, key: key(id) + "_title"})
		}
	case mark == "#" && !explicit:
		r.calls = append(r.calls, call{page: r.page, key: key(id) + "_chapter"})
	case mark == "%" && rest == "":
		r.calls = append(r.calls, call{page: r.page, key: key(r.section) + "_words", searched: true})
	}
	r.line = ""
}

// action reads an action, which says something or fills something in.
func (r *pageReader) action(pipe *parse.PipeNode) {
	for _, cmd := range pipe.Cmds {
		if name, ok := cmd.Args[0].(*parse.IdentifierNode); !ok || name.Ident != "say" {
			continue
		}
		c := call{page: r.page, key: cmd.Args[1].(*parse.StringNode).Text, facts: map[string]string{}, searched: strings.HasPrefix(r.line, "%")}
		for i := 2; i < len(cmd.Args); i += 2 {
			c.facts[cmd.Args[i].(*parse.StringNode).Text] = cmd.Args[i+1].String()
		}
		r.calls = append(r.calls, c)
	}
	r.line += "…" // it is not empty
}

// isSearched reports whether only a search reads a text. It has the holes that its language needs.
func isSearched(key string) bool {
	return slices.ContainsFunc(calls(), func(c call) bool { return c.key == key && c.searched })
}

// A checker finds what is wrong in the texts of a language.
type checker struct {
	tag     string
	texts   map[string]string
	english map[string]string
	found   []string
}

func (c *checker) says(key, format string, args ...any) {
	c.found = append(c.found, fmt.Sprintf("texts/%s.arb: %s: ", c.tag, key)+fmt.Sprintf(format, args...))
}

// check returns what is wrong in a file of texts.
func check(tag, text string) []string {
	f, err := arb.Read([]byte(text))
	if err != nil {
		return []string{fmt.Sprintf("texts/%s.arb: %v", tag, err)}
	}
	english, _ := arb.Read([]byte(file("texts/en.arb")))
	c := &checker{tag: tag, texts: f.Texts, english: english.Texts}
	if f.Locale != tag {
		c.says("@@locale", "this is the file of %s", tag)
	}
	c.checkKeys()
	for _, key := range slices.Sorted(maps.Keys(f.Texts)) {
		c.checkText(key)
	}
	return c.found
}

// checkKeys finds texts that lack, and texts that nothing says.
func (c *checker) checkKeys() {
	used := map[string]bool{}
	for _, call := range calls() {
		used[call.key] = true
	}
	for id := range settled() {
		used["settled_"+id] = true
	}
	for id := range texts() {
		used["sheet_"+id] = true
	}
	for _, key := range slices.Sorted(maps.Keys(used)) {
		if strings.TrimSpace(c.texts[key]) == "" {
			c.says(key, "the text is missing")
		}
	}
	for _, key := range slices.Sorted(maps.Keys(c.texts)) {
		if !used[key] {
			c.says(key, "nothing says it")
		}
	}
}

// filledBy returns the facts that a text shows or chooses by.
func filledBy(text string) []string {
	holes, _ := message.Holes(text)
	all := map[string]bool{}
	for _, h := range holes {
		name, _, _ := strings.Cut(h.Name, "_")
		all[name] = true
	}
	return slices.Sorted(maps.Keys(all))
}

// forms are what a hole can ask of a fact.
var forms = []string{"", "cap", "a", "A", "word", "Word", "or", "n", "value"}

// checkText finds what is wrong in a text.
func (c *checker) checkText(key string) {
	text := c.texts[key]
	holes, err := message.Holes(text)
	if err != nil {
		c.says(key, "%v", err)
		return
	}
	if got, want := filledBy(text), filledBy(c.english[key]); !slices.Equal(got, want) && !isSearched(key) {
		c.says(key, "it has the holes %v, and English %v", got, want)
	}
	for _, h := range holes {
		name, form, _ := strings.Cut(h.Name, "_")
		if !slices.Contains(forms, form) {
			c.says(key, "{%s}: the forms of a fact are %v", h.Name, forms[1:])
		}
		if h.Choice == "plural" || h.Choice == "selectordinal" {
			c.checkPlural(key, h)
		}
		for _, call := range calls() {
			if call.key != key {
				continue
			}
			gives, ok := call.facts[name]
			if !ok {
				c.says(key, "%s has nothing for {%s}", call.page, h.Name)
			}
			if rule, is := strings.CutPrefix(gives, "rule \""); is && h.Choice == "select" {
				c.checkRule(key, h, engine.Key(strings.TrimSuffix(rule, "\"")))
			}
		}
	}
}

// checkPlural finds branches that numbers do not reach, and numbers that have none.
func (c *checker) checkPlural(key string, h message.Hole) {
	reached := map[string]bool{"other": true}
	for n := range 10000 {
		reached[message.Category(language.Make(c.tag), h.Choice == "selectordinal", n)] = true
	}
	for _, b := range h.Branches {
		if !reached[b] && !strings.HasPrefix(b, "=") {
			c.says(key, "{%s} has a branch %s, and no number of the language is that", h.Name, b)
		}
		delete(reached, b)
	}
	for _, b := range slices.Sorted(maps.Keys(reached)) {
		c.says(key, "{%s} has no branch %s", h.Name, b)
	}
}

// checkRule finds values of a house rule that have no branch.
func (c *checker) checkRule(key string, h message.Hole, rule engine.Key) {
	for _, v := range rule.Rule().Words {
		if !slices.Contains(h.Branches, string(v)) {
			c.says(key, "{%s} has no branch %s", h.Name, v)
		}
	}
}

func TestTextsAreWhole(t *testing.T) {
	for _, w := range languages.All() {
		for _, found := range check(w.Tag, file("texts/"+w.Tag+".arb")) {
			t.Error(found)
		}
	}
	if n := len(calls()); n < 1000 {
		t.Errorf("the pages say only %d texts", n)
	}
}

func TestEveryLanguageHasItsFiles(t *testing.T) {
	for _, w := range languages.All() {
		tongueOf(w.Tag).search()
	}
	for _, folder := range []string{"texts", "search"} {
		if all, err := files.ReadDir(folder); err != nil || len(all) != len(languages.All()) {
			t.Errorf("%s has %d files: %v", folder, len(all), err)
		}
	}
}

// TestWhatIsWrongInATextIsNamed breaks texts on purpose.
func TestWhatIsWrongInATextIsNamed(t *testing.T) {
	for _, c := range []struct{ tag, text, by, want string }{
		{"en", "Nobody’s score", "Nobody's score", "texts/en.arb: scorekeeper_nobodysScore: write ’"},
		{"en", "The deck has {size} cards.", "The deck has {size cards.", "texts/en.arb: cards_deckCards: after {size"},
		{"en", "The deck has {size} cards.", "The deck has {siz} cards.", "pages/book.tmpl has nothing for {siz}"},
		{"en", "The deck has {size} cards.", "The deck has {size_acc} cards.", "cards_deckCards: {size_acc}: the forms"},
		{"en", "The deck has {size} cards.", "The deck has {size, plural, one{# card} few{} other{# cards}}.", "cards_deckCards: {size} has a branch few"},
		{"en", "The deck has {size} cards.", "The deck has {size, plural, other{# cards}}.", "cards_deckCards: {size} has no branch one"},
		{"en", "The deck has {size} cards.", "", "cards_deckCards: the text is missing"},
		{"en", `"cards_deckCards"`, `"cards_deckCads"`, "cards_deckCads: nothing says it"},
		{"en", `"@@locale": "en"`, `"@@locale": "de"`, "@@locale: this is the file of en"},
		{"de", "Das Spiel hat {size} Karten.", "Das Spiel hat Karten.", "texts/de.arb: cards_deckCards: it has the holes [], and English [size]"},
		{"de", " finish_turn{wird nur der Zug noch beendet und dann gezählt}", "", "time_timeRuns: {timeUp_value} has no branch finish_turn"},
		{"de", "{\n", "{\n,", "texts/de.arb: line 2: this is not JSON"},
	} {
		was := file("texts/" + c.tag + ".arb")
		is := strings.Replace(was, c.text, c.by, 1)
		if was == is {
			t.Fatalf("%s does not say %q", c.tag, c.text)
		}
		if found := check(c.tag, is); !slices.ContainsFunc(found, func(s string) bool { return strings.Contains(s, c.want) }) {
			t.Errorf("%q in place of %q: want %q, got %q", c.by, c.text, c.want, found[:min(3, len(found))])
		}
	}
}

func TestAWrongLineOfTheSearchIsNamed(t *testing.T) {
	defer func() {
		if got, want := fmt.Sprint(recover()), `rulesref: search/en.txt: what is "silence: a an"?`; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}()
	newReading("en", "silence: a an")
}

func TestALanguageWithoutAStemmerReadsWordsAsTheyAre(t *testing.T) {
	in := newReading("xx", "numbers: zerus unus\nletters: æ=ae\n= call: clamare, ad finem\n")
	want := []token{{"clamant", ""}, {"clamare", "call"}, {"1", ""}, {"<call", "call"}, {"praeda", ""}}
	if got := in.tokens("Clamant clamare unus ad finem: prædA!"); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
