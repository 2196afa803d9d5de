package setup

import (
	"testing"

	"tabby/engine"
	"tabby/ui/uitest"
)

func TestVariantBringsItsEndingUnlessOneWasChosen(t *testing.T) {
	first := newSetup()
	uitest.Want(t, "the first", first.House, engine.House{engine.End: engine.EndElimination})
	quick := first.play("rat-a-tat-blat")
	uitest.Want(t, "one quick deal", quick.House, engine.House{})
	uitest.Want(t, "and back", quick.play(first.Variant).House, first.House)
	chosen := first.agree(engine.Threshold, "200")
	uitest.Want(t, "an ending that was chosen", chosen.play("rat-a-tat-blat").House, chosen.House)
	house := quick.agree(engine.Younger, engine.On).play(first.Variant)
	uitest.Want(t, "house rules stay", house.House, engine.House{engine.Younger: engine.On, engine.End: engine.EndElimination})
}
