package pictures

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/history/trophy"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// TrophyIcon returns the drawing of a trophy.
func TrophyIcon(t trophy.Trophy) widgets.Icon { return widgets.Icon("trophies/" + t.String()) }

// A Prize is the trophy of a game.
type Prize struct {
	Trophy trophy.Trophy
	Name   string
	Won    string // who won it, and what for
	Badges []widgets.Badge
}

// Medal shows the prize of a game as a medal, and below it who won it and what for.
type Medal struct {
	shape.Composed

	// Say says what the medal is for when it is tapped, if there is no room for that below.
	Say func(string)

	face *face
	said *widgets.Text
	line *fyne.Container // has the room of that
	flow *fyne.Container

	dropped float32 // how far it has fallen
}

// NewMedal returns the medal of a prize.
func NewMedal(p Prize) *Medal {
	m := &Medal{said: widgets.NewText(p.Won, widgets.TextStyle{Color: widgets.ColorMuted, Align: fyne.TextAlignCenter}), dropped: 1}
	m.face = newFace(p, func() {
		if !m.line.Visible() {
			m.Say(p.Won)
		}
	})
	m.flow = shape.In(shape.Arranged(m.hang), m.face)
	m.line = widgets.InRoomOf(m.said, m.said)
	m.All = widgets.Column(widgets.SpaceTiny, clipped(m.flow), m.line)
	m.ExtendBaseWidget(m)
	return m
}

// Drop shows the medal at a moment of its fall from above, from 0 to 1. Once it is down it shows its name, and
// then what it is for.
func (m *Medal) Drop(part float32) {
	m.dropped = part
	widgets.SetVisible(m.face.name, part == 1)
	widgets.SetVisible(m.said, part == 1)
	m.flow.Layout.Layout(m.flow.Objects, m.flow.Size())
	canvas.Refresh(m.flow)
}

// SetBrief makes the medal small and leaves out the text below it, or makes it large again.
func (m *Medal) SetBrief(on bool) {
	widgets.SetVisible(m.line, !on)
	m.face.setBrief(on)
}

// clipped shows of a container what is within its bounds.
func clipped(in *fyne.Container) *fyne.Container {
	return shape.In(shape.Arranged(func(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
		put.At(objects[0], fyne.Position{}, room)
		return shape.HeightFor(in, room.Width)
	}), widgets.NewClip(in))
}

// A face is the medal itself, with its name and those who won it.
type face struct {
	widgets.Tile

	drawn [3]*widgets.Glyph // ribbon, disc and symbol
	hung  *fyne.Container   // these
	name  *widgets.Text
	faces *fyne.Container // of those who won it
	parts *fyne.Container
}

// medalSides and briefSides are the sides of ribbon, disc and symbol.
var (
	medalSides = [3]fyne.ThemeSizeName{widgets.SizeName, widgets.SizeTotal, widgets.SizeIcon}
	briefSides = [3]fyne.ThemeSizeName{widgets.SizeHeading, widgets.SizeName, widgets.SizeBody}
)

func newFace(p Prize, tapped func()) *face {
	m := &face{parts: widgets.Column(widgets.SpaceTiny)}
	m.drawn = [3]*widgets.Glyph{
		widgets.NewGlyph(widgets.IconRibbon, widgets.ColorFelt), widgets.NewGlyph(widgets.IconMedal, widgets.ColorAccent),
		widgets.NewGlyph(TrophyIcon(p.Trophy), widgets.ColorOnAccent),
	}
	m.hung = shape.In(shape.Arranged(hung), m.drawn[0], m.drawn[1], m.drawn[2])
	faces := widgets.Row(widgets.SpaceTiny, -1)
	m.faces = container.NewCenter(faces)
	for _, b := range p.Badges {
		faces.Add(widgets.NewBadgeView(b, widgets.SmallBadge))
	}
	m.name = widgets.NewText(p.Name, widgets.TextStyle{Size: widgets.SizeSmall, Bold: true, Lines: 2, Align: fyne.TextAlignCenter})
	m.ExtendTile(m, widgets.Bare, m.parts, tapped)
	m.AlignTop()
	m.Describe(p.Name, p.Won)
	m.setBrief(false)
	return m
}

// setBrief makes the medal small, with the faces beside it and not below its name, or does not.
func (m *face) setBrief(on bool) {
	sides, name := medalSides, widgets.InRoomOf(m.name, m.name)
	m.parts.Objects = []fyne.CanvasObject{m.hung, name, m.faces}
	if on {
		sides = briefSides
		m.parts.Objects = []fyne.CanvasObject{container.NewCenter(widgets.Row(widgets.SpaceTiny, -1, m.hung, m.faces)), name}
	}
	for i, g := range m.drawn {
		g.Side = sides[i]
	}
	m.Refresh()
}

// ribbonShare is how far a ribbon begins down the disc, as a share of it.
const ribbonShare = 0.72

// hung arranges a ribbon that hangs below a disc, with a symbol on that.
func hung(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	ribbon, disc, symbol := objects[0].MinSize(), objects[1].MinSize(), objects[2].MinSize()
	top, middle := disc.Height*ribbonShare, room.Width/2
	put.At(objects[0], fyne.NewPos(middle-ribbon.Width/2, top), ribbon)
	put.At(objects[1], fyne.NewPos(middle-disc.Width/2, 0), disc)
	put.At(objects[2], fyne.NewPos(middle-symbol.Width/2, (disc.Height-symbol.Height)/2), symbol)
	return top + ribbon.Height
}

// medalWidest is how wide a medal with its name grows, and medalEdge the room around it, in device-independent
// pixels.
const (
	medalWidest = 120
	medalEdge   = 2
)

// hang arranges the medal in the middle as it drops from above, with room around it for the outline of the focus.
func (m *Medal) hang(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	width := min(room.Width, max(medalWidest*widgets.CurrentLooks().Scale(), shape.Widest(objects)))
	high := shape.HeightFor(objects[0], width)
	above := (1 - m.dropped) * (1 - m.dropped) * (high + medalEdge)
	put.At(objects[0], fyne.NewPos((room.Width-width)/2, medalEdge-above), fyne.NewSize(width, high))
	return high + 2*medalEdge
}
