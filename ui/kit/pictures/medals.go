package pictures

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"tabby/history/trophy"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// TrophyIcon returns the drawing of a trophy.
func TrophyIcon(t trophy.Trophy) widgets.Icon { return widgets.Icon("trophies/" + t.String()) }

// A Prize is a trophy that was won in a game.
type Prize struct {
	Trophy trophy.Trophy
	Name   string
	Won    string // who won it, and what for
	Badges []widgets.Badge
}

// Medals shows prizes as medals side by side, and below them who won the one that was tapped
// last, and what for.
type Medals struct {
	shape.Composed

	// Say says what a medal is for, where there is no room for that below.
	Say func(string)

	medals []*medal
	marked *medal // is explained
	said   *widgets.Text
	line   *fyne.Container // has the room of that
	row    *medalRow
	flow   *fyne.Container
}

// NewMedals returns the medals of some prizes, the first of which is explained.
func NewMedals(prizes []Prize) *Medals {
	m := &Medals{said: widgets.NewText("", widgets.TextStyle{Color: widgets.ColorMuted, Align: fyne.TextAlignCenter}), row: &medalRow{dropped: 1}}
	m.flow = shape.In(m.row)
	for _, p := range prizes {
		one := newMedal(p, m.explain)
		m.medals = append(m.medals, one)
		m.flow.Add(one)
	}
	m.line = widgets.InRoomOf(m.said, m.said)
	m.All = widgets.Column(widgets.SpaceTiny, newClipped(m.flow), m.line)
	m.ExtendBaseWidget(m)
	if !m.None() {
		m.mark(m.medals[0])
	}
	return m
}

// A clipped shows of a container what is within its bounds.
type clipped struct {
	shape.Composed

	in *fyne.Container
}

func newClipped(in *fyne.Container) *clipped {
	c := &clipped{in: in}
	c.All = widgets.Layers(widgets.NewClip(in))
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor returns the height at that width.
func (c *clipped) HeightFor(width float32) float32 { return shape.HeightFor(c.in, width) }

// None reports whether there is no medal.
func (m *Medals) None() bool { return len(m.medals) == 0 }

// Drop shows a part of the medals dropping from above one after the other, from 0 to 1. Each has its name
// once it is down. Then the first is marked, and it is said what that is for.
func (m *Medals) Drop(part float32) {
	m.row.dropped = part
	for i, one := range m.medals {
		widgets.SetVisible(one.name, m.row.above(i, len(m.medals)) == 0)
	}
	m.showMark()
	m.flow.Layout.Layout(m.flow.Objects, m.flow.Size())
	canvas.Refresh(m.flow)
}

// SetBrief makes the medals small, and leaves out what is below them, or does not.
func (m *Medals) SetBrief(on bool) {
	widgets.SetVisible(m.line, !on)
	for _, one := range m.medals {
		one.setBrief(on)
	}
	m.showMark()
}

// explain says what a medal is for.
func (m *Medals) explain(of *medal) {
	if m.mark(of); !m.line.Visible() {
		m.Say(of.won)
	}
}

// mark says below what a medal is for. It is marked where there are others.
func (m *Medals) mark(of *medal) {
	m.marked = of
	m.showMark()
}

// showMark shows what is marked, once all medals are down and where there is room for what it is for.
func (m *Medals) showMark() {
	down := m.row.dropped == 1 && m.line.Visible()
	for _, one := range m.medals {
		one.SetSelected(one == m.marked && len(m.medals) > 1 && down)
	}
	widgets.SetVisible(m.said, down)
	if m.marked != nil && m.said.Text() != m.marked.won {
		m.said.SetText(m.marked.won)
		m.Refresh()
	}
}

// A medal is one that is explained when it is tapped, or has the focus.
type medal struct {
	widgets.Tile

	won     string
	drawn   [3]*widgets.Glyph // ribbon, disc and symbol
	hung    *fyne.Container   // these
	name    *widgets.Text
	faces   *fyne.Container // of those who won it
	parts   *fyne.Container
	explain func(*medal)
}

// medalSides and briefSides are the sides of ribbon, disc and symbol.
var (
	medalSides = [3]fyne.ThemeSizeName{widgets.SizeName, widgets.SizeTotal, widgets.SizeIcon}
	briefSides = [3]fyne.ThemeSizeName{widgets.SizeHeading, widgets.SizeName, widgets.SizeBody}
)

func newMedal(p Prize, explain func(*medal)) *medal {
	m := &medal{won: p.Won, explain: explain, parts: widgets.Column(widgets.SpaceTiny)}
	m.drawn = [3]*widgets.Glyph{
		widgets.NewGlyph(widgets.IconRibbon, widgets.ColorFelt), widgets.NewGlyph(widgets.IconMedal, widgets.ColorAccent),
		widgets.NewGlyph(TrophyIcon(p.Trophy), widgets.ColorOnAccent),
	}
	m.hung = shape.In(hung{}, m.drawn[0], m.drawn[1], m.drawn[2])
	faces := widgets.Row(widgets.SpaceTiny, -1)
	m.faces = shape.In(centred{}, faces)
	for _, b := range p.Badges {
		faces.Add(widgets.NewBadgeView(b, widgets.SmallBadge))
	}
	m.name = widgets.NewText(p.Name, widgets.TextStyle{Size: widgets.SizeSmall, Bold: true, Lines: 2, Align: fyne.TextAlignCenter})
	m.ExtendTile(m, widgets.Bare, m.parts, func() { explain(m) })
	m.AlignTop()
	m.Describe(p.Name, p.Won)
	m.setBrief(false)
	return m
}

// setBrief makes the medal small, with the faces beside it and not below its name, or does not.
func (m *medal) setBrief(on bool) {
	sides, name := medalSides, widgets.InRoomOf(m.name, m.name)
	m.parts.Objects = []fyne.CanvasObject{m.hung, name, m.faces}
	if on {
		sides = briefSides
		m.parts.Objects = []fyne.CanvasObject{shape.In(centred{}, widgets.Row(widgets.SpaceTiny, -1, m.hung, m.faces)), name}
	}
	for i, g := range m.drawn {
		g.Side = sides[i]
	}
	m.Refresh()
}

// FocusGained explains the medal.
func (m *medal) FocusGained() {
	m.Tile.FocusGained()
	m.explain(m)
}

// hung is the shape of a ribbon that hangs below a disc, with a symbol on that.
type hung struct{}

// ribbonShare is how far a ribbon begins down the disc, as a share of it.
const ribbonShare = 0.72

func (hung) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (hung) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	ribbon, disc, symbol := objects[0].MinSize(), objects[1].MinSize(), objects[2].MinSize()
	top, middle := disc.Height*ribbonShare, room.Width/2
	put.At(objects[0], fyne.NewPos(middle-ribbon.Width/2, top), ribbon)
	put.At(objects[1], fyne.NewPos(middle-disc.Width/2, 0), disc)
	put.At(objects[2], fyne.NewPos(middle-symbol.Width/2, (disc.Height-symbol.Height)/2), symbol)
	return top + ribbon.Height
}

// medalRow is the shape of medals side by side, equally wide and in the middle, in as few lines
// as they need and about as many in each.
type medalRow struct {
	dropped float32
	whole   bool // there are more lines where what is said would be broken otherwise
}

// The least width of a medal with its name, how wide it grows, and the room around all of them for
// the outline of a mark, in device-independent pixels.
const (
	medalLeast  = 84
	medalWidest = 120
	medalEdge   = 2
)

func (*medalRow) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (r *medalRow) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	gap := theme.Size(widgets.SpaceTiny)
	scale := widgets.CurrentLooks().Scale()
	least := max(medalLeast*scale, shape.Widest(objects))
	fit := max(1, min(len(objects), int((room.Width+gap)/(least+gap))))
	for r.whole && fit > 1 && higher(objects, (room.Width+gap)/float32(fit)-gap, room.Width) {
		fit--
	}
	lines := (len(objects) + fit - 1) / fit
	fit = (len(objects) + lines - 1) / max(1, lines)
	each := (room.Width+gap)/float32(fit) - gap
	if widest := medalWidest * scale; !r.whole || !higher(objects, widest, each) {
		each = min(each, widest)
	}
	y, n, all := float32(medalEdge), 0, len(objects)
	for len(objects) > 0 {
		line := objects[:min(fit, len(objects))]
		objects = objects[len(line):]
		x, high := (room.Width-float32(len(line))*(each+gap)+gap)/2, float32(0)
		for _, o := range line {
			high = max(high, shape.HeightFor(o, each))
		}
		for _, o := range line {
			put.At(o, fyne.NewPos(x, y-(y+high)*r.above(n, all)), fyne.NewSize(each, high))
			x, n = x+each+gap, n+1
		}
		y += high + gap
	}
	return max(0, y-gap+medalEdge)
}

// higher reports whether any of the objects is higher in a width than in a greater one.
func higher(objects []fyne.CanvasObject, width, greater float32) bool {
	return slices.ContainsFunc(objects, func(o fyne.CanvasObject) bool { return shape.HeightFor(o, width) > shape.HeightFor(o, greater) })
}

// above returns how far above its place a medal of so many is, from 1 to 0, the first one ahead.
func (r *medalRow) above(i, of int) float32 {
	left := 1 - max(0, min(1, r.dropped*float32(of)-float32(i)))
	return left * left
}
