package houserules

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
)

func TestTotalsThatFallAreAddedAndRemoved(t *testing.T) {
	x, house := showForm(t, "skyjo")
	x.Tap("More house rules")
	x.Tap("Add a total that falls")
	uitest.Want(t, "one", house[engine.Falls], engine.Value("100=50"))
	x.TapIn("How often for each player", "More")
	uitest.Want(t, "once", house[engine.Falls], engine.Value("100=50*1"))
	x.Tap("Add a total that falls")
	uitest.Want(t, "two", house[engine.Falls], engine.Value("100=50*1,200=150"))
	x.Tap("Remove it")
	uitest.Want(t, "the second", house[engine.Falls], engine.Value("200=150"))
	x.Tap("Remove it")
	uitest.Want(t, "none", house[engine.Falls], engine.None)
}
