package cat

import (
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/draw/art"
	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

// A Pose is what the cat does.
type Pose = art.Pose

// The poses that pages ask for.
const (
	Curled    = art.Curled
	Awake     = art.Awake
	LooksLeft = art.LooksLeft
	LooksDown = art.LooksDown
)

// How long the cat yawns when it wakes, and how long it stays awake when nobody touches it.
const (
	yawnTime  = 1200 * time.Millisecond
	awakeTime = time.Minute
)

// A Living cat wakes when it is touched, and sleeps when nobody touches it for a while. It is
// redrawn only when it does something else.
type Living struct {
	// Looks is where it looks when it is awake.
	Looks Pose
	// Still keeps it from waking and sleeping.
	Still bool

	object *widgets.IdleTile
	view   *View
	drawn  func(Pose) drawing
	after  widgets.After
	words  *words.Home
	now    Pose
	stop   func()
}

// The sizes of a cat on an edge and of a portrait, in device-independent pixels, and how much they grow: with
// large text the ears of a cat on an edge would be out of sight at the top of a page, and a portrait is large
// already.
const (
	perchedHeight = 48
	mostPerched   = 1.6
	portraitSide  = 128
	mostPortrait  = 1
)

// NewPerched returns a cat that lies on the edge of what is below it, asleep.
func NewPerched(after widgets.After, w *words.Home) *Living {
	v := newView(posed(art.Asleep), perchedHeight*art.CatWidth/art.CatHeight, perchedHeight)
	v.most = mostPerched
	return newLiving(v, posed, after, w)
}

// NewPortrait returns the cat of the icon of the program, asleep.
func NewPortrait(after widgets.After, w *words.Home) *Living {
	v := newView(portrait(art.Asleep), portraitSide, portraitSide)
	v.most = mostPortrait
	return newLiving(v, portrait, after, w)
}

func newLiving(v *View, drawn func(Pose) drawing, after widgets.After, w *words.Home) *Living {
	c := &Living{Looks: Awake, view: v, drawn: drawn, after: after, words: w, now: art.Asleep, stop: func() {}}
	c.object = widgets.NewIdleTile(widgets.SpaceNone, v, c.Wake)
	c.show(art.Asleep)
	return c
}

// Object returns what is shown.
func (c *Living) Object() fyne.CanvasObject { return c.object }

// Wake wakes the cat, or keeps it awake.
func (c *Living) Wake() {
	c.stop()
	switch {
	case c.Still:
		c.show(c.Looks)
	case c.now == art.Asleep:
		c.show(art.Waking)
		c.stop = c.after(yawnTime, c.Stay)
	default:
		c.Stay()
	}
}

// Stay shows the cat awake. It falls asleep later.
func (c *Living) Stay() {
	c.stop()
	c.show(c.Looks)
	if !c.Still {
		c.stop = c.after(awakeTime, func() { c.show(art.Asleep) })
	}
}

// Stop leaves the cat as it is.
func (c *Living) Stop() { c.stop() }

func (c *Living) show(p Pose) {
	c.now = p
	label := c.words.CatAwake
	if p == art.Asleep {
		label = c.words.CatAsleep
	}
	c.object.SetLabel(label)
	c.view.show(c.drawn(p))
}
