package rulesref

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/wordstest"
)

func TestOriginSaysInWordsWhereARuleComesFrom(t *testing.T) {
	got := Origin(en, Stated, []Source{{"000", "15-17"}, {"000", "20"}, {"004", "19"}, {Text: "A06"}})
	want := []string{
		"The rule sheet says so.",
		"Rule sheet: Rat-a-Tat Cat, edition A.",
		"Rule sheet: Rat-a-Tat Cat, edition B.",
		"What rule sheets leave open here: when the first look is over.",
	}
	expect.Same(t, "origin", got, want)
}

func TestRuleSheetsAreNamedAfterTheirVariant(t *testing.T) {
	for _, r := range engine.Variants() {
		for _, text := range r.Sources {
			if name, _, _ := strings.Cut(tongueOf("en").sheet(text), ", "); name != r.Name {
				t.Errorf("the rule sheet %s of %s is called %q", text, r.Name, tongueOf("en").sheet(text))
			}
		}
	}
}

// TestAGameWithoutASheetClaimsNothingOfOne looks in every language for signs of what a rule sheet leaves
// open, and for what is said instead, once.
func TestAGameWithoutASheetClaimsNothingOfOne(t *testing.T) {
	for _, w := range wordstest.Languages() {
		for _, r := range engine.Games() {
			book := bookFor(table(t, r.ID, nil), w)
			text, from := Plain(book), of(w).say("aim_noSheet")
			if r.Kept && r.Course == nil {
				from = of(w).say("aim_yourOwn")
			}
			if unread := r.Sources == nil; strings.Contains(text, readingSign) == unread || strings.Contains(unfolded(text), from) != unread {
				t.Errorf("%s: %s has %d signs, and %q %d times", w.Tag, r.Name, strings.Count(text, readingSign), from, strings.Count(text, from))
			}
			for s := range book.sections {
				if g := sectionHit(book, s).Basis; r.Sources == nil && (g == Stated || g == Reading) {
					t.Errorf("%s: %s of %s rests on %q", w.Tag, s.ID, r.Name, g.In(w))
				}
			}
		}
	}
}

// unfolded returns a text in one line.
func unfolded(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestBookMarksAsStatedOnlyWhatTheSheetStates has places where the two are easily taken for each other.
func TestBookMarksAsStatedOnlyWhatTheSheetStates(t *testing.T) {
	for _, c := range []struct {
		game, id, says string
		is             Basis
	}{
		{"recall", "power-look_any", "Not for telling others", Reading},
		{"recall", "power-look_any", "everybody sees which card", Reading},
		{"recall", "power-look_any", "lets you look at any card", Stated},
		{"recall", "call", "Nobody may call after", Reading},
		{"rat-a-tat-cat", "call", "Nobody may call after", Reading},
		{"rat-a-tat-tat", "take-discard", "may not be taken", Reading},
		{"rat-a-tat-cat", "power-swap_other", "Not between cards of the same player", Stated},
		{"rat-a-tat-blat", "power-swap_other", "Not between cards of the same player", Stated},
		{"rat-a-tat-tat", "power-swap_other", "Not between cards of the same player", Reading},
	} {
		book, found := bookFor(table(t, c.game, nil), en), false
		s, _ := book.Section(c.id)
		for _, b := range s.Blocks {
			for _, l := range b.Lines {
				if strings.Contains(l.Text, c.says) {
					found = true
					expect.Same(t, c.game+": "+l.Text, l.Basis.In(en), c.is.In(en))
				}
			}
		}
		expect.Same(t, c.game+" says "+c.says, found, true)
	}
	for _, id := range []string{"q-call-again", "q-take-power"} {
		s, _ := bookFor(table(t, "rat-a-tat-tat", nil), en).Section(id)
		expect.Same(t, id, bookFor(table(t, "rat-a-tat-tat", nil), en).question(s).Basis.In(en), Reading.In(en))
	}
}

// TestAListIsToldInSentences reads each list of each book as other programs get it.
func TestAListIsToldInSentences(t *testing.T) {
	for _, w := range wordstest.Languages() {
		for _, r := range engine.Games() {
			for s := range bookFor(table(t, r.ID, nil), w).sections {
				for _, b := range s.Blocks {
					for _, l := range b.Lines {
						_, first := utf8.DecodeRuneInString(l.Text)
						_, after, told := strings.Cut(s.Text(), l.Text[first:])
						if b.Kind == List && (!told || !isEnded(l.Text) && !strings.HasPrefix(after, ".")) {
							t.Errorf("%s: %s of %s runs on after %q", w.Tag, s.ID, r.Name, l.Text)
						}
					}
				}
			}
		}
	}
}

// TestNoOriginHasACode looks for the numbers of texts and of settled questions in what
// players read.
func TestNoOriginHasACode(t *testing.T) {
	code := regexp.MustCompile(`\b(A\d\d|\d{3}(:\d+)?)\b`)
	for _, b := range books(t) {
		for s := range b.sections {
			for _, line := range Origin(en, s.Basis(), s.Sources) {
				if code.MatchString(line) || len(line) < 15 {
					t.Errorf("%s of %s comes from %q", s.ID, b.Ruleset.Rules.Name, line)
				}
			}
		}
	}
}

func TestUncitedBookHasNoSourcesButTheSameText(t *testing.T) {
	b := bookFor(table(t, "recall", engine.House{}), en)
	plain := b.Uncited()
	cited := 0
	for s := range b.sections {
		cited += len(s.Sources)
		same, _ := plain.Section(s.ID)
		if same.Text() != s.Text() || len(same.Sources) > 0 {
			t.Errorf("%s has changed: %+v", s.ID, same)
		}
	}
	if cited == 0 {
		t.Error("the sources of the book itself are gone")
	}
}
