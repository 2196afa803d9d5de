package pictures

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/badges"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Stand is a person on a podium.
type Stand struct {
	Badge widgets.Badge
	Name  string
	Below string // such as the number of wins, or ""
	Place int    // 1 to 3
	Score string // in large type, or ""
}

// NewStands returns people on a podium, or one below the other if the text is so large that steps
// have no room for it.
func NewStands(stands []Stand) fyne.CanvasObject {
	if !widgets.LargeText() {
		return NewPodium(stands)
	}
	lines := widgets.Column(widgets.SpaceSmall)
	for _, s := range stands {
		lines.Add(NewWinner(s))
	}
	return lines
}

// NewWinner returns the line of a person who stands on a podium elsewhere. The first has a crown.
func NewWinner(s Stand) fyne.CanvasObject {
	if s.Place > 1 {
		return NewLine(s)
	}
	return NewLine(s, widgets.NewGlyph(widgets.IconWon, widgets.ColorAccent))
}

// NewLine returns the line of a person, with what stands below the name and signs behind it.
func NewLine(s Stand, signs ...fyne.CanvasObject) fyne.CanvasObject {
	name := widgets.Row(widgets.SpaceSmall, 0, widgets.NewText(s.Name, widgets.TextStyle{Bold: true, Lines: 2}))
	name.Objects = append(name.Objects, signs...)
	text := widgets.Column(widgets.SpaceNone, name, widgets.NewHint(s.Below))
	return widgets.Row(widgets.SpaceSmall, 1, widgets.NewBadgeView(s.Badge, widgets.RowBadge), text)
}

// OnPodium returns those of some people, the best first, who stand on a podium: nobody of a place whose
// people do not all have a step.
func OnPodium(stands []Stand) []Stand {
	n := min(len(stands), podiumMost)
	for len(stands) > podiumMost && n > 0 && stands[n-1].Place == stands[podiumMost].Place {
		n--
	}
	return stands[:n]
}

// A Podium shows the best two or three of some people on steps.
type Podium struct {
	Figure

	steps  *steps
	podium *fyne.Container
	said   string // once it is up
	firsts []first
	faces  []*portrait
}

// A first is the face of who is first, and the crown on it.
type first struct {
	face  *widgets.BadgeView
	crown *widgets.Glyph
}

// NewPodium returns a podium with the first place in the middle, unless two share it. Those who share
// a place stand on steps of the same height.
func NewPodium(stands []Stand) *Podium {
	p := &Podium{steps: &steps{risen: 1, wide: 1}}
	podium, label := shape.In(p.steps), ""
	for _, s := range stands[:min(len(stands), podiumMost)] {
		podium.Add(p.newStand(s))
		label = widgets.Joined(label, strconv.Itoa(s.Place)+". "+s.Name, s.Score, s.Below)
	}
	if len(podium.Objects) == podiumMost && stands[0].Place != stands[1].Place { // the second stands left of the first
		podium.Objects[0], podium.Objects[1] = podium.Objects[1], podium.Objects[0]
	}
	p.podium, p.said, p.Label, p.All = podium, label, label, clipped(podium)
	p.ExtendBaseWidget(p)
	return p
}

// Rise shows a part of the steps coming up from below, from 0 to 1, the first place last. Who is
// first is crowned and glad once they are up.
func (p *Podium) Rise(part float32) {
	label, icon := "", widgets.Icon("")
	if part == 1 {
		label, icon = p.said, widgets.IconWon
	}
	p.SetLabel(label)
	for _, f := range p.firsts {
		if f.crown.Icon != icon {
			f.crown.Icon, f.face.Badge.Glad = icon, part == 1
			f.crown.Refresh()
			f.face.Refresh()
		}
	}
	p.steps.risen = part
	p.podium.Layout.Layout(p.podium.Objects, p.podium.Size())
	canvas.Refresh(p.podium)
}

// SetSize scales the faces on the steps. Above 1 the steps become as much wider, if there is room.
func (p *Podium) SetSize(share float32) {
	wide, size := max(1, share), min(1, share)
	if len(p.faces) == 0 || p.steps.wide == wide && p.faces[0].size == size {
		return
	}
	p.steps.wide = wide
	for _, f := range p.faces {
		f.size = size
	}
	p.Refresh()
}

// The sides of a podium, in device-independent pixels: the height of the first step, the width of
// each, and the least badges on them. Badges grow with the text, so those for large text are
// smaller: three of them fit on a small phone.
const (
	podiumMost  = 3
	stepWidest  = 220
	firstStep   = 77
	firstBadge  = 104
	secondBadge = 64
	firstLarge  = 40
	secondLarge = widgets.RowBadge
)

// PodiumWidest is the width of the widest podium, in device-independent pixels.
const PodiumWidest = podiumMost * stepWidest

// The shares of the width of a step that badges have if there is room and the text is not large.
const (
	firstShare  = 0.8
	secondShare = 0.55
)

// newStand returns a person on a step. The first has a crown, and is glad.
func (p *Podium) newStand(s Stand) fyne.CanvasObject {
	won, size := &portrait{firstBadge, firstShare, 1}, &portrait{secondBadge, secondShare, 1}
	if widgets.LargeText() {
		won, size = &portrait{firstLarge, 0, 1}, &portrait{secondLarge, 0, 1}
	}
	if s.Place == 1 {
		size = won
	}
	badge := widgets.NewBadgeView(s.Badge, size.least)
	centre := widgets.TextStyle{Bold: true, Lines: 2, Tight: widgets.SizeSmall, Align: fyne.TextAlignCenter}
	small := widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter}
	large := widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true, Align: fyne.TextAlignCenter}
	fill, ink := widgets.ColorFeltSoft, widgets.ColorFelt
	face := shape.In(size, badge)
	p.faces = append(p.faces, size)
	parts := []fyne.CanvasObject{face}
	if s.Place == 1 {
		fill, ink = widgets.ColorFelt, widgets.ColorOnFelt
		centre.Size, large.Size, large.Tight = widgets.SizeHeading, widgets.SizeTotal, widgets.SizeName
		crown := widgets.NewGlyph(widgets.IconWon, widgets.ColorCrown)
		face.Add(crown)
		badge.Badge.Glad = true
		p.firsts = append(p.firsts, first{badge, crown})
	}
	place := widgets.NewText(strconv.Itoa(s.Place), widgets.TextStyle{Size: widgets.SizeName, Color: ink, Bold: true, Align: fyne.TextAlignCenter})
	step := widgets.Layers(widgets.NewStep(fill, widgets.ColorTileEdge), shape.In(shape.High(float32(firstStep*badges.StepHigh(s.Place))), place))
	parts = append(parts, widgets.NewText(s.Name, centre))
	if s.Score != "" {
		parts = append(parts, widgets.NewText(s.Score, large))
	}
	if s.Below != "" {
		parts = append(parts, widgets.NewText(s.Below, small))
	}
	return widgets.Column(widgets.SpaceTiny, append(parts, step)...)
}

// NewOthers returns the room of those who are not on a podium, side by side below it as far as no line is broken.
func NewOthers() *fyne.Container { return shape.In(shape.Arranged(others)) }

// othersLeast is the least width of one of them, in device-independent pixels.
const othersLeast = 84

// others arranges those who are not on the podium side by side, equally wide and in the middle, in as few lines as
// they need with about as many in each, and in more lines if their texts would be broken otherwise.
func others(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	gap := theme.Size(widgets.SpaceTiny)
	scale := widgets.CurrentLooks().Scale()
	least := max(othersLeast*scale, shape.Widest(objects))
	fit := max(1, min(len(objects), int((room.Width+gap)/(least+gap))))
	for fit > 1 && higher(objects, (room.Width+gap)/float32(fit)-gap, room.Width) {
		fit--
	}
	lines := (len(objects) + fit - 1) / fit
	fit = (len(objects) + lines - 1) / max(1, lines)
	each := (room.Width+gap)/float32(fit) - gap
	if widest := medalWidest * scale; !higher(objects, widest, each) {
		each = min(each, widest)
	}
	y := float32(medalEdge)
	for len(objects) > 0 {
		line := objects[:min(fit, len(objects))]
		objects = objects[len(line):]
		x, high := (room.Width-float32(len(line))*(each+gap)+gap)/2, float32(0)
		for _, o := range line {
			high = max(high, shape.HeightFor(o, each))
		}
		for _, o := range line {
			put.At(o, fyne.NewPos(x, y), fyne.NewSize(each, high))
			x += each + gap
		}
		y += high + gap
	}
	return max(0, y-gap+medalEdge)
}

// higher reports whether any of the objects is higher in a width than in a greater one.
func higher(objects []fyne.CanvasObject, width, greater float32) bool {
	return slices.ContainsFunc(objects, func(o fyne.CanvasObject) bool { return shape.HeightFor(o, width) > shape.HeightFor(o, greater) })
}

// NewOther returns one of them, with the text below the face, unless that is "".
func NewOther(badge widgets.Badge, said ...string) fyne.CanvasObject {
	other := widgets.Column(widgets.SpaceNone, container.NewCenter(widgets.NewBadgeView(badge, widgets.RowBadge)))
	for _, text := range said {
		if text != "" {
			other.Add(widgets.NewText(text, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter}))
		}
	}
	return other
}

// NewCrowned returns the face of who has won below a crown, as wide as there is room.
func NewCrowned(b widgets.Badge) fyne.CanvasObject {
	b.Glad = true
	return shape.In(&portrait{share: 1, size: 1}, widgets.NewBadgeView(b, widgets.RowBadge), widgets.NewGlyph(widgets.IconWon, widgets.ColorCrown))
}

// portrait is the layout of a badge with a crown on it. The badge has a least side, takes a share of the
// width there is, and is scaled by a factor.
type portrait struct{ least, share, size float32 }

func (*portrait) Narrowest([]fyne.CanvasObject) float32 { return widgets.RowBadge }

func (p *portrait) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	side := shape.Floor(min(max(objects[0].MinSize().Width, shape.Floor(room.Width*p.share)), room.Width) * p.size)
	left, top, crown := (room.Width-side)/2, float32(0), side*badges.CrownShare
	for _, o := range objects[1:] {
		top = crown * badges.CrownLift
		put.At(o, fyne.NewPos((room.Width-crown)/2, 0), fyne.NewSquareSize(crown))
	}
	put.At(objects[0], fyne.NewPos(left, top), fyne.NewSquareSize(side))
	return top + side
}

// steps sets objects side by side in columns of one width, level at the bottom.
type steps struct {
	risen float32
	wide  float32 // how much wider than usual they may be
}

func (*steps) Narrowest(objects []fyne.CanvasObject) float32 {
	return shape.Widest(objects) * float32(len(objects))
}

func (s *steps) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	gap := theme.Size(widgets.SpaceSmall)
	n := float32(len(objects))
	each := min(stepWidest*s.wide, (room.Width-gap*(n+1))/n)
	highest := float32(0)
	for _, o := range objects {
		highest = max(highest, shape.HeightFor(o, each))
	}
	x := (room.Width - each*n - gap*(n-1)) / 2
	for i, o := range objects {
		height := shape.HeightFor(o, each)
		put.At(o, fyne.NewPos(x, highest-height*s.up(i, len(objects))), fyne.NewSize(each, height))
		x += each + gap
	}
	return highest
}

// up returns how far a step has come up: the last one first, and the one in the middle
// of three, or the first of two, last.
func (s *steps) up(i, n int) float32 {
	turn := n - 1 - i
	if n == podiumMost {
		turn = []int{1, 2, 0}[i]
	}
	part := max(0, min(1, s.risen*float32(n)-float32(turn)))
	return part * (2 - part)
}
