package setup

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/rulesref"
)

func TestAVariantSetsItsEnding(t *testing.T) {
	first := newSetup()
	uitest.Want(t, "the first", first.House, engine.House{engine.End: engine.EndElimination})
	blat, cat := variant(t, "rat-a-tat-blat"), variant(t, first.Variant)
	quick := first.play(blat)
	uitest.Want(t, "one quick deal", quick.House, engine.House{})
	uitest.Want(t, "and back", quick.play(cat).House, first.House)
	chosen := first.agree(engine.Threshold, "200")
	uitest.Want(t, "another than was chosen", chosen.play(blat).House, engine.House{})
	uitest.Want(t, "the one that was chosen, for the same game", chosen.play(cat).House, chosen.House)
	rounds := first.play(variant(t, "any-game")).agree(engine.End, engine.EndRounds)
	uitest.Want(t, "the one that was chosen, for its twin", rounds.play(variant(t, "any-game-highest")).House, rounds.House)
	house := quick.agree(engine.Younger, engine.On).play(cat)
	uitest.Want(t, "house rules stay", house.House, engine.House{engine.Younger: engine.On, engine.End: engine.EndElimination})
}

func TestAVariantSetsItsUsualHouseRules(t *testing.T) {
	usual := engine.House{engine.NextDealer: engine.DealHighestTotal, engine.FirstTurn: engine.BeginAhead}
	first, edition, cabo := newSetup(), variant(t, "cabo-1"), variant(t, "cabo")
	now := first.play(edition)
	uitest.Want(t, "the loser deals", now.House, usual)
	uitest.Want(t, "house rules, by what it says", now.ownRules(), 0)
	uitest.Want(t, "it does not go along", now.play(cabo).House, engine.House{})
	left := now.agree(engine.NextDealer, engine.DealLeft)
	uitest.Want(t, "another is written down", left.House, engine.House{engine.NextDealer: engine.DealLeft, engine.FirstTurn: engine.BeginAhead})
	uitest.Want(t, "as a house rule", left.ownRules(), 1)
	winner := newSetup().agree(engine.NextDealer, engine.DealWinner).play(edition)
	uitest.Want(t, "what was chosen goes along", winner.House[engine.NextDealer], engine.DealWinner)
}

// TestNoAnswerAboutANewGameIsAHouseRule looks in the book of what the window begins.
func TestNoAnswerAboutANewGameIsAHouseRule(t *testing.T) {
	for _, r := range engine.Games() {
		book := rulesref.For(newSetup().play(listed{rules: r}).table(), languages.English())
		for _, q := range append(book.Questions(), rulesref.Question{Ask: "the whole", Ruling: rulesref.Plain(book)}) {
			if q.Basis == rulesref.Agreed || strings.Contains(q.Ruling, "(house rule)") {
				t.Errorf("%s: %s is a house rule: %s", r.Name, q.Ask, q.Ruling)
			}
		}
	}
}

// variant returns a variant to play.
func variant(t *testing.T, id string) listed {
	t.Helper()
	r, err := engine.Variant(id)
	if err != nil {
		t.Fatal(err)
	}
	return listed{rules: r}
}
