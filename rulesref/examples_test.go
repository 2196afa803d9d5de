package rulesref

import (
	"fmt"
	"strings"
	"testing"

	"tabby/engine"
)

func TestExamplesAddUp(t *testing.T) {
	ways := map[string]bool{}
	eachTable(t, func(t *testing.T, name string, made engine.Ruleset) {
		f := newFacts(made, en, tongueOf("en"))
		printed := f.examples()
		if len(printed) < 2 || len(printed) != len(f.hands()) {
			t.Fatalf("%s has the examples %q", name, printed)
		}
		odd := 0
		for i, e := range f.hands() {
			ways[strings.Join(e.codes, " ")] = true
			points, err := made.Hand(e.codes...)
			if err != nil || !strings.HasSuffix(printed[i], fmt.Sprintf(" make %d.", points)) {
				t.Errorf("%s: %v makes %d (%v), but the page says %q", name, e.codes, points, err, printed[i])
			}
			sum := 0
			for _, code := range e.codes {
				face, _ := made.Deck().Face(code)
				sum += face.Points
			}
			if points != sum {
				odd++
			}
		}
		if (odd > 0) != (made.Rules.Counting != nil) {
			t.Errorf("%s: %d examples do not just add up", name, odd)
		}
	})
	if len(ways) < 6 {
		t.Errorf("only %d examples were added up", len(ways))
	}
}

var (
	placeNames = [...]string{
		"the draw pile", "the discard pile", "the hand", "the table, open", "your line", "another player’s line", "anybody’s line",
	}
	viewerNames = [...]string{"nobody", "you", "everybody"}
)
