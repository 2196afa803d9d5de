package page

import (
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// TestPagesHaveTheNameAndTheRulesOfACustomGame shows one game under two names, whose rules are
// kept as drawn.
func TestPagesHaveTheNameAndTheRulesOfACustomGame(t *testing.T) {
	cache := &Cache{}
	for _, name := range []string{"Grandma’s <b>", "Grandpa’s"} {
		own := engine.CustomGame{Name: name, Players: engine.Pair{2, 4}, Note: "Nobody peeks at " + name + "."}
		g := scoringtest.Play(scoring.Start{Game: &own, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}})
		s := &Scene{Sheet: g.Sheet(time.Time{}), Cache: cache}
		want := strings.NewReplacer("<", "&lt;", ">", "&gt;").Replace(name)
		for _, show := range []string{ShowSheet, ShowRules} {
			v := Viewer{Words: languages.English(), Role: Watch, Player: scoring.Nobody, Show: show}
			expect.Contains(t, show, joined(s.Page(v).Since(nil)), want)
		}
		book := cache.bookOf(languages.English(), s.Sheet.Ruleset)
		expect.Same(t, "the rules of "+name, book.Ruleset.Rules.Note[0], own.Note)
	}
}

// TestAGameThatCannotBeDealtHasNoPageOfCards asks for it from a seat.
func TestAGameThatCannotBeDealtHasNoPageOfCards(t *testing.T) {
	own := engine.CustomGame{Name: "Ours", Players: engine.Pair{2, 4}}
	g := scoringtest.Play(scoring.Start{Game: &own, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}})
	s := &Scene{Sheet: g.Sheet(time.Time{}), Cache: &Cache{}}
	v := Viewer{Words: languages.English(), Role: Sit, Player: 0, Show: ShowHand}
	text := joined(s.Page(v).Since(nil))
	if strings.Contains(text, v.Words.Pages.Cards) || !strings.Contains(text, "Ann") {
		t.Errorf("the page of a seat: %s", text)
	}
}
