package rulesref

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// books returns the book of every variant, by the book, in English.
func books(t testing.TB) map[string]*Book {
	t.Helper()
	all := map[string]*Book{}
	for _, r := range engine.Variants() {
		all[r.ID] = bookFor(table(t, r.ID, nil), en)
	}
	return all
}

// shared are the books that tests read, by language and table.
var shared = map[string]*Book{}

// bookFor returns the book of a table, which is made once for all tests.
func bookFor(made engine.Ruleset, w *words.Language) *Book {
	at := w.Tag + " " + made.Rules.ID
	for _, o := range made.Rules.House {
		at += " " + string(made.Value(o.Key))
	}
	if shared[at] == nil {
		shared[at] = For(made, w)
	}
	return shared[at]
}

var en = languages.English()

func table(t testing.TB, variant string, house engine.House) engine.Ruleset {
	t.Helper()
	if house = maps.Clone(house); house[engine.WrongCallPlus] != "" {
		house[engine.WrongCallPenalty] = engine.PenaltyDouble // without it there is nothing to add to
	}
	rules, err := engine.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	made, err := rules.With(rules.New(house))
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestEmptyQueryFindsNothing(t *testing.T) {
	b := books(t)["recall"]
	for _, q := range []string{"", " ", "?!", "\x00", "…"} {
		expect.Same(t, "answers to "+q, len(b.Search(q)), 0)
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

// TestATitleFindsItsAnswer asks every question of every game in its own words, in small letters and without its marks.
func TestATitleFindsItsAnswer(t *testing.T) {
	inEach(t, func(t *testing.T, w *words.Language, _ string) {
		for _, r := range assault.Few(4, engine.Games()) {
			b := bookFor(table(t, r.ID, nil), w)
			for _, s := range b.questions {
				if asks := b.reads.search().simple(s.Title); b.reads.search().simple(b.Search(asks)[0].Title) != asks {
					t.Errorf("%s: %q finds %q first", r.ID, asks, b.Search(asks)[0].Title)
				}
			}
		}
	})
}

func TestATypoFindsTheSameAnswers(t *testing.T) {
	b := books(t)["rat-a-tat-cat"]
	for _, name := range []string{"swap", "peek", "draw 2"} {
		want := b.Search(name)[0].ID
		rapid.Check(t, func(t *rapid.T) {
			slip := []byte(name)
			i := rapid.IntRange(0, 2).Draw(t, "at")
			slip[i], slip[i+1] = slip[i+1], slip[i]
			expect.Same(t, string(slip), b.Search(string(slip))[0].ID, want)
		})
	}
}

func TestAnswerStaysFirstWhileTyping(t *testing.T) {
	b := books(t)["rat-a-tat-cat"]
	for _, typed := range []string{"sw", "swa", "swap", "swap ", "swap d", "swap do"} {
		expect.Same(t, typed, b.Search(typed)[0].ID, "card-swap")
	}
}

func TestSynonymsFindTheSameAnswers(t *testing.T) {
	library := books(t)
	for _, same := range []struct {
		variant string
		words   []string
		first   string // or second
	}{
		{"rat-a-tat-cat", []string{"draw 2", "draw two", "Draw Two", "DRAW2", "draw-two"}, "card-draw-2"},
		{"rat-a-tat-tat", []string{"queen", "swap", "switch", "exchange", "trade"}, "card-queen"},
		{"rat-a-tat-tat", []string{"jack", "peek", "spy"}, "card-jack"},
		{"recall", []string{"jack", "swap", "switch"}, "card-jack"},
		{"recall", []string{"queen", "peek"}, "card-queen"},
	} {
		for _, w := range same.words {
			hits := library[same.variant].Search(w)
			if hits[0].ID != same.first && hits[1].ID != same.first {
				t.Errorf("%s: %s finds %s and %s, want %s among them", same.variant, w, hits[0].ID, hits[1].ID, same.first)
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

func TestNumberThatNoCardHasIsNotMisspelt(t *testing.T) {
	for _, w := range assault.Few(2, wordstest.Languages()) {
		expect.Same(t, w.Tag+": −3", bookFor(table(t, "skyjo", nil), w).Search("-3 ")[0].ID, "q-minus")
	}
}

func TestPowerCardThatBringsAnotherIsAskedAbout(t *testing.T) {
	for _, w := range assault.Few(2, wordstest.Languages()) {
		b := bookFor(table(t, "rat-a-tat-cat", nil), w)
		at := slices.IndexFunc(b.Cards(), func(c CardEntry) bool { return c.ID == "card-draw-2" })
		name := b.Cards()[at].Name
		expect.Same(t, w.Tag+": twice "+name, b.Search(name + " " + name + " ")[0].ID, "q-draw2-nested")
	}
}

func TestMisspeltWordIsKnown(t *testing.T) {
	for query, want := range map[string]bool{"swap": true, "swpa": true, "kno": true, "qqqq swap": true, "qqqq": false, "?": false, "": false} {
		expect.Same(t, query, books(t)["rat-a-tat-cat"].Knows(query), want)
	}
}

func TestWordATypoAwayIsMeant(t *testing.T) {
	for typed, want := range map[string]string{"shufle ": "shuffle ", "punishmant ": "punishment ", "exchangge ": "exchange ", "qqqqq ": "qqqqq ", "nkok ": "nkok "} {
		expect.Same(t, typed, books(t)["rat-a-tat-cat"].index().mended(typed), want)
	}
}

// TestAWordThatIsCalledIsRead asks each game that is kept what comes after its call, by the word alone.
func TestAWordThatIsCalledIsRead(t *testing.T) {
	for tag, before := range map[string]string{
		"en": "what comes after ", "de": "was kommt nach ", "fr": "que se passe-t-il après ", "es": "qué pasa después de ",
		"it": "cosa succede dopo ", "nl": "wat gebeurt er na ", "pt": "o que acontece depois de ",
	} {
		w := languageOf(t, tag)
		for _, id := range []string{"cabo", "cambio", "dutch", "yaniv"} {
			r := table(t, id, nil)
			if first := bookFor(r, w).Search(before + r.Rules.Call)[0].ID; first != "q-others-turn" && first != "last-turns" {
				t.Errorf("%s: after %s finds %s first, want q-others-turn or last-turns", tag, r.Rules.Call, first)
			}
		}
	}
}

// TestNumbersThatFollowEachOtherAreARun asks in words and in digits.
func TestNumbersThatFollowEachOtherAreARun(t *testing.T) {
	for tag, query := range map[string]string{
		"en": "4 five 6", "de": "vier fünf sechs", "fr": "quatre cinq six", "es": "4 5 6", "it": "quattro cinque sei", "nl": "vier vijf zes", "pt": "quatro cinco seis",
	} {
		b := bookFor(table(t, "yaniv", nil), languageOf(t, tag))
		if first := b.Search(query)[0].ID; first != "q-several" && first != "round" {
			t.Errorf("%s: %s finds %s first, want q-several or round", tag, query, first)
		}
	}
}

// languageOf returns a language by its tag.
func languageOf(t *testing.T, tag string) *words.Language {
	t.Helper()
	all := wordstest.Languages()
	return all[slices.IndexFunc(all, func(w *words.Language) bool { return w.Tag == tag })]
}
