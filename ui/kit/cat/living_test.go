package cat

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"tabby/internal/draw/art"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
)

// newCat returns a cat on an edge, and its clock.
func newCat(t *testing.T) (*Living, *uitest.Clock) {
	test.NewTempApp(t)
	clock := &uitest.Clock{}
	c := NewPerched(clock.After, &languages.English().Home)
	c.Looks = LooksLeft
	return c, clock
}

func TestCatWakesLooksAndFallsAsleep(t *testing.T) {
	c, clock := newCat(t)
	expect.Same(t, "at first", c.now, art.Asleep)
	test.Tap(c.object)
	expect.Same(t, "touched", c.now, art.Waking)
	clock.Pass(yawnTime)
	expect.Same(t, "after a yawn", c.now, LooksLeft)
	expect.Same(t, "said", c.object.AccessibilityLabel(), "The cat is awake")
	clock.Pass(awakeTime)
	expect.Same(t, "after a while", c.now, art.Asleep)
	clock.Pass(time.Hour)
	expect.Same(t, "later", c.now, art.Asleep)
}

func TestCatThatIsTouchedStaysAwake(t *testing.T) {
	c, clock := newCat(t)
	c.Stay()
	test.Tap(c.object)
	expect.Same(t, "touched", c.now, LooksLeft)
	c.Stop()
	clock.Pass(awakeTime)
	expect.Same(t, "of a page that is gone", c.now, LooksLeft)
}

func TestCatStaysStillWithReducedMotion(t *testing.T) {
	c, clock := newCat(t)
	c.Still = true
	c.Wake()
	expect.Same(t, "at once", c.now, LooksLeft)
	clock.Pass(awakeTime)
	expect.Same(t, "after a while", c.now, LooksLeft)
}

func TestOnlyKnownLevelsHaveAFace(t *testing.T) {
	test.NewTempApp(t)
	expect.Same(t, "steady", NewFace("steady") != nil, true)
	expect.Same(t, "a level of another Tabby", NewFace("cunning") == nil, true)
}
