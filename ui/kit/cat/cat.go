// Package cat has the cat of the pages, which sleeps on empty pages and wakes when it is
// touched, and the faces of the computer players.
package cat

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/art"
	"tabby/internal/draw/raster"
	"tabby/internal/words"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
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

// On returns what is below a heading, with the cat on its edge beside the heading. The cat
// takes no room: its ears may be above the heading.
func On(heading string, c *Living, below fyne.CanvasObject) *fyne.Container {
	return shape.In(shape.Arranged(perch), widgets.NewHeading(heading), below, c.Object())
}

// grip is how far the paws reach over the edge, in device-independent pixels.
const grip = 4

// perch arranges a heading, what is below it, and the cat on the edge of that.
func perch(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	heading, below, cat := objects[0], objects[1], objects[2]
	size, gap := cat.MinSize(), theme.Size(widgets.SpaceSmall)
	title := shape.HeightFor(heading, room.Width-size.Width-2*gap)
	edge := title + gap
	put.At(heading, fyne.Position{}, fyne.NewSize(room.Width-size.Width-2*gap, title))
	height := shape.HeightFor(below, room.Width)
	put.At(below, fyne.NewPos(0, edge), fyne.NewSize(room.Width, height))
	put.At(cat, fyne.NewPos(room.Width-size.Width-gap, edge+grip-size.Height*art.CatEdge/art.CatHeight), size)
	return edge + height
}

// saysHeight is the height of the cat beside what it says, in device-independent pixels.
const saysHeight = 40

// Says returns the words of the cat, which go away at a tap.
func Says(p Pose, text string, tapped func()) *widgets.Tile {
	cat := newView(posed(p), saysHeight*art.CatWidth/art.CatHeight, saysHeight)
	widgets.SetVisible(cat, !widgets.LargeText()) // the words have its room
	line := widgets.Row(widgets.SpaceMedium, 1, cat, widgets.NewText(text, widgets.TextStyle{Bold: true}), widgets.NewGlyph(widgets.IconClose, widgets.ColorMuted))
	return widgets.NewTile(widgets.Carded, line, tapped)
}

// emptyHeight is the height of the cat on an empty page, in device-independent pixels.
const emptyHeight = 72

// Alone returns the cat in an empty place.
func Alone(p Pose) *View {
	return newView(posed(p), emptyHeight*art.CatWidth/art.CatHeight, emptyHeight)
}

// Nothing says that there is nothing here, below a cat that does as it likes.
func Nothing(p Pose, text string) *fyne.Container {
	said := widgets.NewText(text, widgets.TextStyle{Color: widgets.ColorMuted, Align: fyne.TextAlignCenter})
	return widgets.Inset(widgets.SpaceNone, widgets.SpaceMedium, widgets.Column(widgets.SpaceSmall, container.NewCenter(Alone(p)), said))
}

// A drawing is a picture of the cat, or the face of a computer player.
type drawing struct {
	pose     art.Pose
	portrait bool
	level    string // how well the computer player plays, or ""
}

func posed(p art.Pose) drawing { return drawing{pose: p} }

func portrait(p art.Pose) drawing { return drawing{pose: p, portrait: true} }

// A litDrawing is a drawing in a light.
type litDrawing struct {
	drawing
	light art.Light
}

var printer = raster.NewPrinter(func(d litDrawing) string {
	switch {
	case d.level != "":
		return art.Temper(d.level, d.light)
	case d.portrait:
		return art.Portrait(d.pose, d.light)
	}
	return art.Cat(d.pose, d.light)
})

// A View shows a drawing of the cat. Screen readers ignore it, and is redrawn only
// when there is something else to show.
type View struct {
	shape.Composed

	shows drawing
	size  fyne.Size // in device-independent pixels; grows with the text
	most  float32   // how many times as large it grows, or 0 for as the text
}

func newView(d drawing, width, height float32) *View {
	v := &View{shows: d, size: fyne.NewSize(width, height)}
	v.All = shape.In(v, &canvas.Image{FillMode: canvas.ImageFillContain})
	v.ExtendBaseWidget(v)
	return v
}

// scale returns how many times as large the cat is drawn.
func (v *View) scale() float32 {
	scale := widgets.LooksOf(v).Scale()
	if v.most > 0 {
		scale = min(scale, v.most)
	}
	return scale
}

// Narrowest returns the width, which grows with the text.
func (v *View) Narrowest([]fyne.CanvasObject) float32 { return v.size.Width * v.scale() }

// Arrange draws the cat as large as the room.
func (v *View) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if put != nil {
		put(objects[0], fyne.Position{}, room)
		widgets.Print(objects[0].(*canvas.Image), widgets.PixelScale(), printer, litDrawing{v.shows, cards.LightOf(widgets.LooksOf(v))})
	}
	return v.size.Height * v.scale()
}

func (v *View) show(d drawing) {
	if v.shows != d {
		v.shows = d
		v.Refresh()
	}
}

// faceSide is the side of a face, in device-independent pixels.
const faceSide = 28

// NewFace returns the face of a computer player of a level, or nil if that has none.
func NewFace(level string) *View {
	if !slices.Contains(art.Tempers(), level) {
		return nil
	}
	return newView(drawing{level: level}, faceSide, faceSide)
}
