package rulesref

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/internal/words/message"
)

// noFacts are texts with numbers that are no facts of a table, and why. A table that changed a house rule which one of
// them is about does not say it, whatever stands here.
var noFacts = map[string]string{
	"time_runsOut":            "between two rounds, in French",
	"lateJoin_somebodyCome":   "between two rounds, in French",
	"qLateJoin_yesBetween":    "between two rounds, in French",
	"powerSwitchAny_letsMake": "all two is both, in Italian",
	"qRecallPowers_yesBoth":   "all two is both, in Italian",
	"tables_cardsCount":       "what cards count at other tables",
	"tables_roundsPerPlayer":  "how many rounds other tables play",
	"tables_roundsUsual":      "how many rounds are usual",
	"tables_outAbove":         "at which total players of other tables are out",
	"tables_fallsToo":         "which totals fall at other tables",
	"tables_lowestZero":       "what the lowest hand scores by the book",
	"tables_callFive":         "with how many points others may call",
	"tables_answerCounts":     "what others score",
	"tables_answerCosts":      "what jokers count by the book",
	"tables_lookFront":        "how many cards others look at, as here",
	"tables_jokers":           "what jokers count at other tables",
	"tables_jokerColumn":      "how many jokers are a pair",
}

// aWord is what may say a number: digits or letters.
var aWord = regexp.MustCompile(`\d+|\pL+`)

// markedNumbers returns the texts of a language with a mark at each number that stands in a text itself, and not in one of
// its holes: "⟪any_limit 100⟫".
func markedNumbers(w *words.Language, texts map[string]message.Message) map[string]string {
	said := map[string]int{}
	for n := 2; n <= 20; n++ { // one is mostly an article
		said[strings.ToLower(w.Number(n))] = n
	}
	all := map[string]string{}
	for key, m := range texts {
		all[key] = message.Map(m.Source(), func(text string) string {
			return aWord.ReplaceAllStringFunc(text, func(word string) string {
				n, err := strconv.Atoi(word)
				if other, ok := said[strings.ToLower(word)]; ok {
					n, err = other, nil
				}
				if err != nil {
					return word
				}
				return fmt.Sprintf("⟪%s %d⟫%s", key, n, word)
			})
		})
	}
	return all
}

// numbered returns the book of a language in which the numbers of texts are marked.
func numbered(w *words.Language, in *tongue) edition {
	texts := sync.OnceValue(func() map[string]message.Message { return messagesOf(w.Tag, markedNumbers(w, in.texts())) })
	return edition{w, &tongue{tag: in.tag, pages: in.pages, texts: texts, search: in.search}}
}

// numberMark matches the mark of a number.
var numberMark = regexp.MustCompile(`⟪(\w+) (\d+)⟫`)

// numberedSaid returns each sentence of a book in which a number is marked.
func (e edition) numberedSaid(t engine.Ruleset) map[string]bool {
	all := map[string]bool{}
	b := newBook(t, e.words, e.reads)
	add := func(text string) {
		for sentence := range strings.SplitAfterSeq(text, ". ") {
			if numberMark.MatchString(sentence) {
				all[sentence] = true
			}
		}
	}
	for s := range b.sections {
		add(s.Title)
		for _, block := range s.Blocks {
			for _, l := range block.Lines {
				add(l.Text)
			}
			for _, row := range block.Rows {
				add(strings.Join(row, " | "))
			}
		}
	}
	return all
}

// stale returns the sentences that hold a number of the preset, not in a hole, and stay as they are at a table that
// plays by another.
func stale(e edition, r engine.Rules) (found []string) {
	for _, o := range r.House {
		house := engine.House{}
		if ends := o.Key.Rule().Ends; ends != nil && !o.Key.Rule().Matters(engine.Ruleset{Rules: r}.Value(engine.End)) {
			house[engine.End] = ends[0] // with others it says nothing
		}
		usual, err := r.With(house)
		if err != nil {
			continue
		}
		preset := e.numberedSaid(usual)
		var presets []string
		for _, n := range aWord.FindAllString(string(o.Default), -1) {
			presets = append(presets, strings.TrimLeft(n, "0"))
		}
		rule := o.Key.Rule()
		all := slices.Clone(rule.Words)
		for _, n := range []int{rule.Numbers.Min, 37, rule.Numbers.Max} {
			if rule.Numbers.Max > 0 && rule.Numbers.Has(n) {
				all = append(all, engine.Number(n))
			}
		}
		for _, v := range all {
			house[o.Key] = v
			table, err := r.With(house)
			if err != nil || v == o.Default {
				continue
			}
			for sentence := range e.numberedSaid(table) {
				if !preset[sentence] {
					continue
				}
				for _, m := range numberMark.FindAllStringSubmatch(sentence, -1) {
					if slices.Contains(presets, m[2]) && (noFacts[m[1]] == "" || disagreesOn(r, m[1], o.Key)) {
						found = append(found, fmt.Sprintf("%s: %s %s=%s: %s", e.words.Tag, r.ID, o.Key, v, sentence))
					}
				}
			}
		}
	}
	return found
}

// disagreesOn reports whether a text about other tables is about a house rule of the game.
func disagreesOn(r engine.Rules, text string, k engine.Key) bool {
	return slices.ContainsFunc(r.Disagree, func(d engine.Disagreement) bool {
		return "tables_"+key(d.Says) == text && slices.Contains(d.Rules, k)
	})
}

// TestNoNumberOfAPresetStaysIfATableChangedIt tries each house rule of each game with each of its words, the least
// and the most, one at a time; a short test does so in English for a game that is dealt and two that are kept.
func TestNoNumberOfAPresetStaysIfATableChangedIt(t *testing.T) {
	tried := 0
	for _, w := range wordstest.Languages() {
		for _, r := range engine.Games() {
			if testing.Short() && (w.Tag != "en" || !slices.Contains([]string{"rat-a-tat-cat", "cabo", "yaniv"}, r.ID)) {
				continue
			}
			tried++
			for _, found := range stale(numbered(w, tongueOf(w.Tag)), r) {
				t.Error(found)
			}
		}
	}
	if tried < 3 {
		t.Errorf("only %d games were tried", tried)
	}
}

// TestANumberThatStaysIsFound writes numbers of presets into texts on purpose.
func TestANumberThatStaysIsFound(t *testing.T) {
	for _, c := range []struct{ variant, text, by, want string }{
		{"yaniv", "A call is right only with {callAtMost} or fewer.", "A call is right only with seven or fewer.", "call_at_most"},
		{"rat-a-tat-cat", "The limit is {threshold}.", "The limit is 100 points.", "threshold"},
		{"yaniv", "A call needs {callAtMost_n} or less here, 5", "A call needs 7 or less here, 5", ""},
	} {
		e := broken(t, "en.arb", c.text, c.by)
		r, err := engine.Variant(c.variant)
		if err != nil {
			t.Fatal(err)
		}
		found := stale(numbered(languages.English(), e.reads), r)
		if c.want == "" && found != nil || c.want != "" && !slices.ContainsFunc(found, func(s string) bool { return strings.Contains(s, " "+c.want+"=") }) {
			t.Errorf("%q: %q", c.by, found)
		}
	}
}
