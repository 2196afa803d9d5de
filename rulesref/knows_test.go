package rulesref

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

// TestAWordThatPeopleUsedOfThisGameIsKnown asks with words that are in no book, but in questions that people asked.
func TestAWordThatPeopleUsedOfThisGameIsKnown(t *testing.T) {
	for _, c := range []struct {
		variant, query string
		want           bool
	}{{"yaniv", "assaf ", true}, {"any-game", "peek ", false}, {"yaniv", "qqqq ", false}} {
		expect.Same(t, c.variant+": "+c.query, bookFor(table(t, c.variant, nil), en).Knows(c.query), c.want)
	}
}

// TestALanguageInWhichNobodyAskedIsSearched searches by words alone.
func TestALanguageInWhichNobodyAskedIsSearched(t *testing.T) {
	in := tongueOf("en").search()
	none := in.newInquiries("", func() {})
	expect.Same(t, "what is likely", len(none.likeness(in.clues("swap", engine.Rules{ID: "recall"}))), 0)
}

// TestQuestionSaysWhatItRestsOn holds that a section of a question rests on what its ruling does, also
// where it is shown as any section is.
func TestQuestionSaysWhatItRestsOn(t *testing.T) {
	b := bookFor(table(t, "rat-a-tat-cat", engine.House{}), en)
	signs := 0
	for _, q := range b.Questions() {
		s, _ := b.Section(q.ID)
		if q.Basis == Reading {
			signs++
		}
		if got := SignNote(en, s.Blocks...) != ""; q.Basis != Agreed && got != (q.Basis == Reading) {
			t.Errorf("%s rests on %s, and its lines say otherwise", q.ID, q.Basis.In(en))
		}
		if q.Basis == Reading && s.Basis() == Stated {
			t.Errorf("%s is said to be stated", q.ID)
		}
	}
	if signs < 20 {
		t.Errorf("%d questions are our reading", signs)
	}
}

func TestQuestionsOfOtherGamesAreLeftToThem(t *testing.T) {
	for asked, variants := range map[string]map[string]bool{
		"can I look at my cards again": {"skyjo": false, "any-game": true, "rat-a-tat-cat": false, "golf-4": false},
		"who deals next":               {"skyjo": false, "rat-a-tat-cat": false},
		"swap":                         {"rat-a-tat-cat": false},
	} {
		for variant, want := range variants {
			expect.Same(t, variant+": for others: "+asked, bookFor(table(t, variant, nil), en).IsOthers(asked), want)
		}
	}
}
