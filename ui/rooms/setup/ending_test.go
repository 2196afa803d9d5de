package setup

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
)

func TestAVariantBringsItsEnding(t *testing.T) {
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

// variant returns a variant to play.
func variant(t *testing.T, id string) listed {
	t.Helper()
	r, err := engine.Variant(id)
	if err != nil {
		t.Fatal(err)
	}
	return listed{rules: r}
}
