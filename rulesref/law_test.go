package rulesref

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/template"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
)

// An edition is the rule book in one language.
type edition struct {
	words *words.Language
	reads *tongue
}

// editionOf returns the rule book in a language, without the names of variants and cards, so that
// it says what the facts say.
func editionOf(w *words.Language) edition {
	plain := *w
	plain.Rules.VariantNames, plain.Cards = words.VariantNames{}, languages.English().Cards
	return edition{&plain, tongueOf(w.Tag)}
}

// editions are the rule books that the laws hold together, English first.
func editions() []edition {
	var all []edition
	for _, w := range wordstest.Languages() {
		all = append(all, editionOf(w))
	}
	return all
}

// parts returns what a book consists of whatever its language, and the texts, by the section and
// the place in it.
func (e edition) parts(t engine.Ruleset) (shape, texts map[string]string) {
	shape, texts = map[string]string{}, map[string]string{}
	b := newBook(t, e.words, e.reads)
	add := func(s Section, at string) {
		shape[at] = fmt.Sprint(s.Sources, s.Rules, s.stated, s.about, s.tabular, len(s.also) > 0)
		texts[at] = s.Title
		for i, block := range s.Blocks {
			shape[fmt.Sprintf("%s, block %d", at, i)] = fmt.Sprint(block.Kind)
			for j, l := range block.Lines {
				line := fmt.Sprintf("%s, block %d, line %d", at, i, j)
				shape[line] = fmt.Sprint(l.claim, l.Basis, l.Rule, l.Optional, l.Seen, l.Moves)
				texts[line] = l.Text
			}
			for j, row := range block.Rows {
				line := fmt.Sprintf("%s, block %d, row %d", at, i, j)
				shape[line], texts[line] = fmt.Sprint(len(row)), strings.Join(row, " | ")
			}
		}
	}
	for _, c := range b.Chapters {
		shape["# "+c.ID] = fmt.Sprint(len(c.Sections))
	}
	for s := range b.sections {
		add(s, s.ID)
	}
	for _, c := range newFacts(t, e.words, e.reads).read("cards.tmpl") {
		for _, s := range c.Sections {
			add(s, s.ID)
		}
	}
	return shape, texts
}

// unlike returns what two maps do not have in common, by their keys.
func unlike(a, b map[string]string) (all []string) {
	for _, at := range slices.Sorted(maps.Keys(a)) {
		if other, ok := b[at]; !ok || other != a[at] {
			all = append(all, at)
		}
	}
	for _, at := range slices.Sorted(maps.Keys(b)) {
		if _, ok := a[at]; !ok {
			all = append(all, at)
		}
	}
	return all
}

// everyTable yields every game by the book and with every house rule at each of its values, and
// some custom games.
func everyTable(t *testing.T, f func(name string, made engine.Ruleset)) {
	t.Helper()
	for _, r := range engine.Games() {
		f(r.ID, table(t, r.ID, nil))
		for _, o := range r.House {
			for _, v := range values(o.Key) {
				if made, err := engine.NewRuleset(r.ID, engine.House{o.Key: v}); err == nil {
					f(fmt.Sprintf("%s %s=%s", r.ID, o.Key, v), made)
				}
			}
		}
	}
	fifty := 50
	for _, own := range []engine.CustomGame{
		{Name: "Oma", Players: engine.Pair{2, 8}},
		{Name: "Opa", Word: "Stopp", Players: engine.Pair{2, 4}, Note: "Eins.\nZwei.", Special: &engine.OwnSpecial{Name: "Blitz", Others: &fifty}},
	} {
		r, err := own.Rules()
		if err != nil {
			t.Fatal(err)
		}
		f(own.Name, engine.Ruleset{Rules: r})
	}
}

// unlikeFirst returns where the parts of the books differ from those of the first.
func unlikeFirst(all []edition, made engine.Ruleset) []string {
	var found []string
	first, _ := all[0].parts(made)
	for _, other := range all[1:] {
		parts, _ := other.parts(made)
		for _, at := range unlike(first, parts) {
			found = append(found, other.words.Tag+": "+at)
		}
	}
	return found
}

// TestBooksOfAllLanguagesHaveTheSameParts tries each game by the book, and in a short test a part
// of the other tables.
func TestBooksOfAllLanguagesHaveTheSameParts(t *testing.T) {
	all, n, each := editions(), 0, assault.Times(120, 1, 1)
	everyTable(t, func(name string, made engine.Ruleset) {
		if n++; len(all) == 1 || n%each != 0 && strings.Contains(name, "=") {
			return
		}
		for _, at := range unlikeFirst(all, made) {
			t.Errorf("%s: not as in English: %s", name, at)
		}
	})
	if n < 800 {
		t.Errorf("there are only %d tables", n)
	}
}

// A reader reads a game in a language, and says where it changes with the facts.
type reader struct {
	edition

	was map[string]string
}

func (r reader) changed(made engine.Ruleset) map[string]string {
	_, is := r.parts(made)
	all := map[string]string{}
	for _, at := range unlike(r.was, is) {
		all[at] = is[at]
	}
	return all
}

// ofSuit finds the name of a card of a suit, which a language says by the rank and the suit.
var ofSuit = regexp.MustCompile(`\.Name: .* of (?:clubs|diamonds|hearts|spades)`)

// deaf changes the facts of a game, one at a time and one in each, and returns
// where that changes the first book and not another, or another and not the first.
func deaf(all []edition, r engine.Rules, each int) (found []string) {
	var readers []reader
	for _, e := range all {
		_, texts := e.parts(engine.Ruleset{Rules: r})
		readers = append(readers, reader{e, texts})
	}
	n := 0
	vary(reflect.ValueOf(&r).Elem(), r.ID, func(fact string) {
		if n++; n%each != 0 || ofSuit.MatchString(fact) {
			return
		}
		first := readers[0].changed(engine.Ruleset{Rules: r})
		for _, other := range readers[1:] {
			for _, at := range unlikeKeys(first, other.changed(engine.Ruleset{Rules: r})) {
				found = append(found, fmt.Sprintf("%s: %s: %s", fact, other.words.Tag, at))
			}
		}
	})
	return found
}

// unlikeKeys returns the keys that only one of two maps has.
func unlikeKeys(a, b map[string]string) (all []string) {
	for _, m := range [][2]map[string]string{{a, b}, {b, a}} {
		for _, at := range slices.Sorted(maps.Keys(m[0])) {
			if _, ok := m[1][at]; !ok {
				all = append(all, at)
			}
		}
	}
	return all
}

// TestAChangedFactChangesTheSamePartsInAllLanguages tries a part of the facts in a short test.
func TestAChangedFactChangesTheSamePartsInAllLanguages(t *testing.T) {
	all := editions()
	if len(all) == 1 {
		return
	}
	for _, r := range engine.Games() {
		for _, at := range deaf(all, r, assault.Times(200, 20, 4)) {
			t.Errorf("not as in English: %s", at)
		}
	}
}

// broken returns the English book with a text of one of its files replaced: of a page, or of en.arb.
func broken(t *testing.T, name, text, by string) edition {
	t.Helper()
	folder, in := "pages/", newTongue("en")
	if strings.HasSuffix(name, ".arb") {
		folder = "texts/"
	}
	was := file(folder + name)
	if !strings.Contains(was, text) {
		t.Fatalf("%s does not say %q", name, text)
	}
	is := strings.Replace(was, text, by, 1)
	if folder == "texts/" {
		in.texts = sync.OnceValue(func() map[string]message.Message { return messages("en", is) })
	} else {
		in.pages = sync.OnceValue(func() *template.Template {
			return template.Must(template.Must(pages().Clone()).New(name).Parse(is))
		})
	}
	return edition{editions()[0].words, in}
}

// TestABrokenBookIsFound breaks the laws on purpose.
func TestABrokenBookIsFound(t *testing.T) {
	whole := editions()[0]
	for _, c := range []struct{ variant, file, text, by, at string }{
		{"rat-a-tat-cat", "book.tmpl", `=singly {{say "deal_dealtCard"}}`, "", "deal, block 3"},
		{"rat-a-tat-cat", "book.tmpl", "=throw-back ", "", "take-discard, block 1, line 0"},
		{"recall", "book.tmpl", `&snap_who {{say "snap_cardOwn"}}`, `{{say "snap_cardOwn"}}`, "snap, block 1, line 0"},
		{"rat-a-tat-cat", "powers.tmpl", `+? {{if on "younger"}}{{say "powerPeekOwn_lookInner"}}`, `+ {{if on "younger"}}{{say "powerPeekOwn_lookInner"}}`, "power-peek_own, block 2, line 1"},
		{"rat-a-tat-cat", "powers.tmpl", ":: own>other other>own nobody@own nobody@other", "", "power-swap_other, block 2, line 1"},
		{"recall", "questions.tmpl", "## q-jokers\n@ A30\n%", "## q-joker | Jokers?\n% jokers", "q-jokers"},
		{"cabo", "kept.tmpl", "## falls\n%", "## fall | A fall\n% fall", "falls"},
		{"rat-a-tat-cat", "cards.tmpl", `{{say "cards_copiesDeck" "copies" .Copies}}`, "", "card-0, block 2"},
	} {
		if got := unlikeFirst([]edition{whole, broken(t, c.file, c.text, c.by)}, table(t, c.variant, nil)); !slices.Contains(got, "en: "+c.at) {
			t.Errorf("%q instead of %q is not found at %s but at %q", c.by, c.text, c.at, got[:min(5, len(got))])
		}
	}
	made, still := table(t, "any-game", nil), broken(t, "en.arb", `"{min_Word} to`, `"A few to`)
	if got := unlikeFirst([]edition{whole, still}, made); len(got) > 0 {
		t.Errorf("another text is found: %q", got[0])
	}
	got := deaf([]edition{whole, still}, made.Rules, 1)
	elsewhere := func(at string) bool { return !strings.HasSuffix(at, ": en: players, block 0, line 0") }
	if len(got) == 0 || slices.ContainsFunc(got, elsewhere) {
		t.Errorf("a fact that is not said is found at %q", got[:min(5, len(got))])
	}
}
