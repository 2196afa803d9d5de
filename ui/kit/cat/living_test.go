package cat

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"tabby/internal/draw/art"
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
	uitest.Want(t, "at first", c.now, art.Asleep)
	test.Tap(c.object)
	uitest.Want(t, "touched", c.now, art.Waking)
	clock.Pass(yawnTime)
	uitest.Want(t, "after a yawn", c.now, LooksLeft)
	uitest.Want(t, "said", c.object.AccessibilityLabel(), "The cat is awake")
	clock.Pass(awakeTime)
	uitest.Want(t, "after a while", c.now, art.Asleep)
	clock.Pass(time.Hour)
	uitest.Want(t, "later", c.now, art.Asleep)
}

func TestCatThatIsTouchedStaysAwake(t *testing.T) {
	c, clock := newCat(t)
	c.Stay()
	test.Tap(c.object)
	uitest.Want(t, "touched", c.now, LooksLeft)
	c.Stop()
	clock.Pass(awakeTime)
	uitest.Want(t, "of a page that is gone", c.now, LooksLeft)
}

func TestCatStaysStillWithReducedMotion(t *testing.T) {
	c, clock := newCat(t)
	c.Still = true
	c.Wake()
	uitest.Want(t, "at once", c.now, LooksLeft)
	clock.Pass(awakeTime)
	uitest.Want(t, "after a while", c.now, LooksLeft)
}

func TestOnlyLevelsThatAreKnownHaveAFace(t *testing.T) {
	test.NewTempApp(t)
	uitest.Want(t, "steady", NewFace("steady") != nil, true)
	uitest.Want(t, "a level of another Tabby", NewFace("cunning") == nil, true)
}
