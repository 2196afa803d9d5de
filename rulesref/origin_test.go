package rulesref

import (
	"regexp"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
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
