package rulesref

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/template/parse"

	"tabby/internal/testing/must"
	"tabby/internal/words/arb"
	"tabby/internal/words/check"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
	screens "tabby/internal/words/texts"
	"tabby/rulesref/about"
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

// book returns the texts of the rule book with what is said about them. The marks of a language are
// those of its other texts.
func book() check.Source {
	english, _ := arb.Read([]byte(file("texts/en.arb")))
	return check.Source{
		English: marked(english), About: check.ReadAbout(about.English),
		Free: func(key string) bool { return strings.HasPrefix(key, "grammar_") }, Forms: func(string) []string { return Forms() },
	}
}

// marked adds how a language writes quotes and the like, by which its texts are checked.
func marked(f arb.File) arb.File {
	for key, text := range languages.File(f.Locale).Texts {
		if strings.HasPrefix(key, "grammar_") {
			f.Texts[key] = text
		}
	}
	return f
}

// wrongIn returns what is wrong in a file of texts.
func wrongIn(tag, text string) (found []string) {
	f, err := arb.Read([]byte(text))
	if err != nil {
		return []string{fmt.Sprintf("texts/%s.arb: %v", tag, err)}
	}
	if f.Locale != tag {
		return []string{fmt.Sprintf("texts/%s.arb: @@locale: this is the file of %s", tag, tag)}
	}
	said := book()
	for _, p := range said.Problems(marked(f)) {
		found = append(found, fmt.Sprintf("texts/%s.arb: %s: %s", tag, p.Key, p.Why))
	}
	return found
}

// TestPagesSayEachText holds that each text is said, with a fact for each of its holes.
func TestPagesSayEachText(t *testing.T) {
	said := book()
	used := map[string]bool{}
	for _, c := range calls() {
		used[c.key] = true
		holes, _ := message.Holes(said.English.Texts[c.key])
		for _, h := range holes {
			name, _, _ := strings.Cut(h.Name, "_")
			if _, ok := c.facts[name]; !ok && !c.searched {
				t.Errorf("%s: %s has nothing for {%s}", c.key, c.page, h.Name)
			}
		}
		for name, gives := range c.facts {
			rule, is := strings.CutPrefix(gives, "rule \"")
			if hole := said.About[c.key].Placeholders[name]; is != (hole.Rule != "") || is && string(hole.Rule)+"\"" != rule {
				t.Errorf("%s: {%s} is said to be the house rule %q, and %s gives %s", c.key, name, hole.Rule, c.page, gives)
			}
		}
	}
	used["any_aboveLimit"] = true // how a game ends, which is put into other texts
	for id := range settled() {
		used["settled_"+id] = true
	}
	for id := range texts() {
		used["sheet_"+id] = true
	}
	if len(calls()) < 1000 || len(used) < 900 {
		t.Errorf("the pages say only %d texts, %d of them different", len(calls()), len(used))
	}
	for key := range used {
		if strings.TrimSpace(said.English.Texts[key]) == "" {
			t.Errorf("%s: the text is missing", key)
		}
	}
	for _, key := range said.English.Keys {
		if !used[key] {
			t.Errorf("%s: nothing says it", key)
		}
	}
}

func TestTextsAreWhole(t *testing.T) {
	for _, w := range languages.All() {
		for _, found := range wrongIn(w.Tag, file("texts/"+w.Tag+".arb")) {
			t.Error(found)
		}
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

// TestFaultOfATextIsNamed breaks texts on purpose.
func TestFaultOfATextIsNamed(t *testing.T) {
	for _, c := range []struct{ tag, text, by, want string }{
		{"en", "Nobody’s score", "Nobody's score", "texts/en.arb: scorekeeper_nobodysScore: write ’"},
		{"en", "The deck has {size} cards.", "The deck has {size cards.", "texts/en.arb: cards_deckCards: after {size"},
		{"de", "Das Spiel hat {size} Karten.", "Das Spiel hat {siz} Karten.", "cards_deckCards: nothing fills the hole {siz}"},
		{"de", "Das Spiel hat {size} Karten.", "Das Spiel hat {size_acc} Karten.", "cards_deckCards: {size_acc} asks for the form acc, and the forms are cap"},
		{"de", "Das Spiel hat {size} Karten.", "Das Spiel hat {size, plural, one{# Karte} few{} other{# Karten}}.", `cards_deckCards: {size} has a branch for "few"`},
		{"de", "Das Spiel hat {size} Karten.", "Das Spiel hat {size, plural, other{# Karten}}.", `cards_deckCards: {size} has no branch for "one"`},
		{"de", `"cards_deckCards": "Das Spiel hat {size} Karten.",`, "", "cards_deckCards: the text is missing"},
		{"de", `"cards_deckCards"`, `"cards_deckCads"`, "cards_deckCads: Tabby says no such text"},
		{"de", `"@@locale": "de"`, `"@@locale": "en"`, "@@locale: this is the file of de"},
		{"de", "Das Spiel hat {size} Karten.", "Das Spiel hat Karten.", "texts/de.arb: cards_deckCards: the hole {size} is lost"},
		{"de", " finish_turn{wird nur der Zug noch beendet und dann gezählt}", "", `time_timeRuns: {timeUp_value} has no branch for "finish_turn"`},
		{"de", "{\n", "{\n,", "texts/de.arb: line 2: this is not JSON"},
	} {
		was := file("texts/" + c.tag + ".arb")
		is := strings.Replace(was, c.text, c.by, 1)
		if was == is {
			t.Fatalf("%s does not say %q", c.tag, c.text)
		}
		if found := wrongIn(c.tag, is); !slices.ContainsFunc(found, func(s string) bool { return strings.Contains(s, c.want) }) {
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
	newReading("en", "silence: a an", "")
}

func TestALanguageWithoutAStemmerReadsWordsAsTheyAre(t *testing.T) {
	in := newReading("xx", "numbers: zerus unus\nletters: æ=ae\n= call: clamare, ad finem\n", "")
	want := []token{{"clamant", ""}, {"clamare", "call"}, {"1", ""}, {"<call", "call"}, {"praeda", ""}}
	if got := in.tokens("Clamant clamare unus ad finem: prædA!"); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// pluralYou finds what people in Spain say to several, and nobody in America: verbs in -áis, -éis, -ad, -ed and -id, and “vuestro”;
// and “coger”, which there is rude. A word that only looks like it is not meant.
var (
	pluralYou = regexp.MustCompile(`(?i)(?:^|[^\pL])(?:\pL+(?:á|é)is|\pL+[aei]d(?:l[oa]s?)?|vuestr[oa]s?|vosotr[oa]s|os|poneos|co[gj]\pL+)(?:$|[^\pL])`)
	notMeant  = regexp.MustCompile(`(?i)\b(?:red|edad|mitad|verdad|seguridad|dieciséis|android|iPad|ScorePad|ended|called)\b|\{\w+`)
)

func TestSpanishFitsBothSidesOfTheOcean(t *testing.T) {
	window, err := screens.Files.ReadFile("es.arb")
	must.Do(t, err)
	for _, file := range []string{string(window), file("texts/es.arb")} {
		f := must.Get(arb.Read([]byte(file)))
		for _, key := range f.Keys {
			if said := notMeant.ReplaceAllString(f.Texts[key], ""); !strings.Contains(key, "_words") && pluralYou.MatchString(said) {
				t.Errorf("%s: %q", key, f.Texts[key])
			}
		}
	}
}
