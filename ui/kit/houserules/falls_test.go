package houserules

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

func TestTotalsThatFallAreAddedAndRemoved(t *testing.T) {
	x, house := showForm(t, "skyjo")
	x.Tap("More house rules")
	x.Tap("Add a total that falls")
	expect.Same(t, "one", house[engine.Falls], engine.Value("100=50"))
	x.TapIn("How often for each player", "More")
	expect.Same(t, "once", house[engine.Falls], engine.Value("100=50*1"))
	x.Tap("Add a total that falls")
	expect.Same(t, "two", house[engine.Falls], engine.Value("100=50*1,200=150"))
	x.Tap("Remove it")
	expect.Same(t, "the second", house[engine.Falls], engine.Value("200=150"))
	x.Tap("Remove it")
	expect.Same(t, "none", house[engine.Falls], engine.None)
}
