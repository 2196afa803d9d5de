package page

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
	"tabby/rulesref"
)

// TestRulesHaveTheContentsOfTheWindow looks at the first page of the rules of every game.
func TestRulesHaveTheContentsOfTheWindow(t *testing.T) {
	for _, rules := range engine.Variants() {
		t.Run(rules.ID, func(t *testing.T) {
			s := &Scene{Sheet: play{variant: rules.ID, names: []string{"Ann", "Ben"}}.sheet(t)}
			b, v := rulesref.For(s.Sheet.Ruleset, languages.English()), viewers()["rules"]
			text := s.Page(v).Since(nil)["main"]
			rows := len(b.Contents()) + len(b.Cards()) + 2 // what the table plays, and all questions
			faces := len(b.Cards())
			for _, c := range b.Cards() {
				if c.Power != engine.NoPower {
					rows, faces = rows+1, faces+1
				}
			}
			if got, drawn := strings.Count(text, `class="row"`), strings.Count(text, `class="card-face"`); got != rows || drawn != faces {
				t.Errorf("%d rows, %d with a card; want %d and %d", got, drawn, rows, faces)
			}
		})
	}
}

func TestStepsOfTheRulesDrawWhereCardsGo(t *testing.T) {
	s, v := scenes(t)["running"], viewers()["card"]
	text := s.Page(v).Since(nil)["main"]
	expect.Contains(t, "the page", text, `<p class="moves" role="img" aria-label="A card: draw pile to your hand.">`)
}
