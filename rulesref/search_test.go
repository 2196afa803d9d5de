package rulesref

import (
	"bufio"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// asked is a query and the answers that it should find.
type asked struct {
	variant, says string
	answers       []string
	begins        string // how the first answer begins, in the list of children
}

// questions reads a list of questions from testdata.
func questions(t testing.TB, name string) []asked {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []asked
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if line := lines.Text(); !strings.HasPrefix(line, "#") {
			parts := strings.Split(line, " | ")
			all = append(all, asked{parts[0], parts[1], strings.Split(parts[2], ", "), strings.Join(parts[3:], "")})
		}
	}
	return all
}

// books returns the book of every variant, by the book, in English.
func books(t testing.TB) map[string]*Book {
	t.Helper()
	return booksIn(t, en)
}

// booksIn returns the book of every variant in a language.
func booksIn(t testing.TB, w *words.Language) map[string]*Book {
	t.Helper()
	return booksOf(t, w, engine.Variants())
}

// booksOf returns the book of each game, by the book.
func booksOf(t testing.TB, w *words.Language, games []engine.Rules) map[string]*Book {
	t.Helper()
	all := map[string]*Book{}
	for _, r := range games {
		all[r.ID] = For(table(t, r.ID, nil), w)
	}
	return all
}

var en = languages.English()

func table(t testing.TB, variant string, house engine.House) engine.Ruleset {
	t.Helper()
	if house = maps.Clone(house); house[engine.WrongCallPlus] != "" {
		house[engine.WrongCallPenalty] = engine.PenaltyDouble // without it there is nothing to add to
	}
	made, err := engine.NewRuleset(variant, house)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestRightAnswerIsAmongTheFirstThree(t *testing.T) {
	library := booksOf(t, en, engine.Games())
	for _, list := range []string{"everyday.txt", "questions.txt"} {
		for _, a := range questions(t, list) {
			if first, ok := a.answered(t, library[a.variant]); !ok {
				t.Errorf("%s: %q finds %v, want any of %v", a.variant, a.says, first, a.answers)
			}
		}
	}
}

func TestNineInTenUnseenQuestionsAreAnswered(t *testing.T) {
	library, asked, missed := booksOf(t, en, engine.Games()), questions(t, "heldout.txt"), 0
	for _, a := range asked {
		if first, ok := a.answered(t, library[a.variant]); !ok {
			t.Logf("%s: %q finds %v, want any of %v", a.variant, a.says, first, a.answers)
			missed++
		}
	}
	if missed*10 > len(asked) {
		t.Errorf("%d of %d questions are not answered, want at most a tenth", missed, len(asked))
	}
}

// answered returns what is found first, and whether an answer is among it.
func (a asked) answered(t *testing.T, b *Book) (first []string, ok bool) {
	t.Helper()
	for _, id := range a.answers {
		if !slices.ContainsFunc(b.index().docs, func(d document) bool { return d.ID == id }) {
			t.Errorf("%s has no %q to answer %q", a.variant, id, a.says)
		}
	}
	hits := b.Search(a.says)
	for _, h := range hits[:min(3, len(hits))] {
		first = append(first, h.ID)
	}
	return first, slices.ContainsFunc(first, func(id string) bool { return slices.Contains(a.answers, id) })
}

func TestChildIsAnsweredFirst(t *testing.T) {
	variants := map[string]bool{}
	for _, a := range questions(t, "children.txt") {
		variant, _, _ := strings.Cut(a.variant, " ")
		variants[variant] = true
	}
	if len(variants) < 4 {
		t.Errorf("questions were asked about %v", variants)
	}
	answeredFirst(t, en, "children.txt", 40)
}

// answeredFirst asks the questions of a list, of which there are so many at the least. Each is asked at
// a table: a variant, and what was agreed.
func answeredFirst(t *testing.T, w *words.Language, name string, least int) {
	t.Helper()
	library, list := map[string]*Book{}, questions(t, folderOf(w.Tag)+name)
	for _, a := range list {
		if library[a.variant] == nil {
			agreed, house := strings.FieldsFunc(a.variant, func(r rune) bool { return r == ' ' || r == ',' }), engine.House{}
			for _, rule := range agreed[1:] {
				key, value, _ := strings.Cut(rule, "=")
				house[engine.Key(key)] = engine.Value(value)
			}
			library[a.variant] = For(table(t, agreed[0], house), w)
		}
		first := library[a.variant].Search(a.says)[0]
		if !slices.Contains(a.answers, first.ID) || !strings.HasPrefix(first.Text, a.begins) {
			t.Errorf("%s: %s: %q finds %s: %q, want %v: %q", w.Tag, a.variant, a.says, first.ID, first.Text, a.answers, a.begins)
		}
	}
	if len(list) < least {
		t.Errorf("%s: %d questions were asked", w.Tag, len(list))
	}
}

func TestEmptyQueryFindsNothing(t *testing.T) {
	b := books(t)["recall"]
	for _, q := range []string{"", " ", "?!", "\x00", "…"} {
		if hits := b.Search(q); hits != nil {
			t.Errorf("%q finds %d answers", q, len(hits))
		}
	}
}

func TestAnyWordsFindAnAnswer(t *testing.T) {
	for id, b := range books(t) {
		rapid.Check(t, func(t *rapid.T) {
			query := rapid.StringMatching(`[a-zA-Z0-9' é]{1,60}`).Draw(t, "query")
			if len(tongueOf("en").search().tokens(query)) == 0 {
				return
			}
			hits := b.Search(query)
			if len(hits) == 0 {
				t.Errorf("%s does not answer %q", id, query)
			}
			for i, h := range hits {
				if h.ID == "" || h.Title == "" || h.Text == "" || i > 0 && h.Score > hits[i-1].Score {
					t.Errorf("%s answers %q with %+v", id, query, h)
				}
			}
		})
	}
}

func TestTypoFindsTheSame(t *testing.T) {
	b := books(t)["rat-a-tat-cat"]
	for _, name := range []string{"swap", "peek", "draw 2"} {
		want := b.Search(name)[0].ID
		rapid.Check(t, func(t *rapid.T) {
			slip := []byte(name)
			i := rapid.IntRange(0, 2).Draw(t, "at")
			slip[i], slip[i+1] = slip[i+1], slip[i]
			if got := b.Search(string(slip))[0].ID; got != want {
				t.Errorf("%q finds %s, want %s", slip, got, want)
			}
		})
	}
}

func TestAnswerStaysFirstWhileTyping(t *testing.T) {
	b := books(t)["rat-a-tat-cat"]
	for _, typed := range []string{"sw", "swa", "swap", "swap ", "swap d", "swap do"} {
		if got := b.Search(typed)[0].ID; got != "card-swap" {
			t.Errorf("%q finds %s first", typed, got)
		}
	}
}

func TestSynonymsFindTheSame(t *testing.T) {
	library := books(t)
	for _, same := range []struct {
		variant string
		words   []string
		first   string
	}{
		{"rat-a-tat-cat", []string{"draw 2", "draw two", "Draw Two", "DRAW2", "draw-two"}, "card-draw-2"},
		{"rat-a-tat-tat", []string{"queen", "swap", "switch", "exchange", "trade"}, "card-queen"},
		{"rat-a-tat-tat", []string{"jack", "peek", "spy"}, "card-jack"},
		{"recall", []string{"jack", "swap", "switch"}, "card-jack"},
		{"recall", []string{"queen", "peek"}, "card-queen"},
	} {
		for _, w := range same.words {
			if got := library[same.variant].Search(w)[0].ID; got != same.first {
				t.Errorf("%s: %q finds %s first, want %s", same.variant, w, got, same.first)
			}
		}
	}
	for _, q := range []string{"when may I knock", "when may I call", "may I do rat-a-tat cat when I want", "when can I announce"} {
		hits := library["rat-a-tat-cat"].Search(q)[:3]
		if !slices.ContainsFunc(hits, func(h Hit) bool { return h.ID == "q-call-when" }) {
			t.Errorf("%q does not find when to call", q)
		}
	}
}

func TestNumberOfRoundsIsNoCard(t *testing.T) {
	for tag, query := range map[string]string{
		"en": "5 rounds", "de": "fünf Runden", "fr": "5 manches", "es": "cinco rondas", "it": "5 mani", "nl": "vijf rondes", "pt": "5 rodadas",
	} {
		in := tongueOf(tag).search()
		if got := in.asked(query); got[0].group != "many" || len(got) != 2 {
			t.Errorf("%s: %q is read as %v, want how many", tag, query, got)
		}
		if got := in.asked(strings.Fields(query)[0])[0].group; got == "many" {
			t.Errorf("%s: a number alone is read as how many", tag)
		}
	}
}

func TestNumberThatNoCardHasIsNotMisspelt(t *testing.T) {
	for _, w := range wordstest.Languages() {
		if got := For(table(t, "skyjo", nil), w).Search("-3 ")[0].ID; got != "q-minus" {
			t.Errorf("%s: −3 finds %s", w.Tag, got)
		}
	}
}

func TestPowerCardThatBringsAnotherIsAskedAbout(t *testing.T) {
	for _, w := range wordstest.Languages() {
		b := For(table(t, "rat-a-tat-cat", nil), w)
		at := slices.IndexFunc(b.Cards(), func(c CardEntry) bool { return c.ID == "card-draw-2" })
		name := b.Cards()[at].Name
		if got := b.Search(name + " " + name + " ")[0].ID; got != "q-draw2-nested" {
			t.Errorf("%s: %q twice finds %s", w.Tag, name, got)
		}
	}
}

func TestMisspeltWordIsKnown(t *testing.T) {
	for query, want := range map[string]bool{"swap": true, "swpa": true, "kno": true, "qqqq swap": true, "qqqq": false, "?": false, "": false} {
		if got := books(t)["rat-a-tat-cat"].Knows(query); got != want {
			t.Errorf("knows %q: %v", query, got)
		}
	}
}

func TestWordATypoAwayIsMeant(t *testing.T) {
	for typed, want := range map[string]string{"shufle ": "shuffle ", "punishmant ": "punishment ", "exchangge ": "exchange ", "qqqqq ": "qqqqq ", "nkok ": "nkok "} {
		if got := books(t)["rat-a-tat-cat"].index().mended(typed); got != want {
			t.Errorf("%q is mended to %q, want %q", typed, got, want)
		}
	}
}

// TestGamesThatAreKeptAnswer asks every game that is kept what may come up in it.
func TestGamesThatAreKeptAnswer(t *testing.T) {
	text, err := os.ReadFile("testdata/games.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range engine.Games() {
		if !r.Kept {
			continue
		}
		b, count := For(table(t, r.ID, nil), en), 0
		for line := range strings.Lines(string(text)) {
			says, answers, is := strings.Cut(line, " | ")
			has := func(id string) bool {
				return slices.ContainsFunc(b.index().docs, func(d document) bool { return d.ID == id })
			}
			want := slices.DeleteFunc(strings.Split(strings.TrimSpace(answers), ", "), func(id string) bool { return !has(id) })
			if !is || strings.HasPrefix(line, "#") || len(want) == 0 {
				continue
			}
			count++
			if first, ok := (asked{says: says, answers: want}).answered(t, b); !ok {
				t.Errorf("%s: %q finds %v, want any of %v", r.ID, says, first, want)
			}
		}
		if count < 25 {
			t.Errorf("%s was asked %d questions, want 25", r.ID, count)
		}
	}
}
