package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// A Stand is a person on a podium.
type Stand struct {
	Badge Badge
	Name  string
	Below string // such as the number of wins
	Place int    // 1 to 3
	Score string // in large type, or ""
}

// A Podium shows the best two or three of some people on steps.
type Podium struct {
	Figure

	steps  *steps
	podium *fyne.Container
}

// NewPodium returns a podium with the first place in the middle. Whoever shares a place
// stands on a step of the same height.
func NewPodium(stands []Stand) *Podium {
	p := &Podium{steps: &steps{risen: 1}}
	podium, label := inShape(p.steps), ""
	for _, s := range stands[:min(len(stands), podiumMost)] {
		podium.Add(newStand(s))
		label = joined(label, strconv.Itoa(s.Place)+". "+s.Name, s.Score, s.Below)
	}
	if len(podium.Objects) == podiumMost { // the second stands left of the first
		podium.Objects[0], podium.Objects[1] = podium.Objects[1], podium.Objects[0]
	}
	p.podium, p.label, p.all = podium, label, layers(newClip(podium))
	p.ExtendBaseWidget(p)
	return p
}

// HeightFor returns the height at that width.
func (p *Podium) HeightFor(width float32) float32 { return HeightFor(p.podium, width) }

// Rise shows a part of the steps coming up from below, from 0 to 1, the first place last.
func (p *Podium) Rise(part float32) {
	p.steps.risen = part
	p.podium.Layout.Layout(p.podium.Objects, p.podium.Size())
	canvas.Refresh(p.podium)
}

// The sides of a podium, in device-independent pixels: how high the steps of the
// three places are and how wide, and the badges on them. Badges grow with the text,
// so those for large text are smaller: three of them fit on a small phone.
const (
	podiumMost  = 3
	stepWidest  = 160
	firstStep   = 72
	stepDown    = 20
	firstBadge  = 64
	secondBadge = 48
	firstLarge  = 40
	secondLarge = RowBadge
)

// newStand returns a person on a step. The first has a crown.
func newStand(s Stand) fyne.CanvasObject {
	first, second := float32(firstBadge), float32(secondBadge)
	if LargeText() {
		first, second = firstLarge, secondLarge
	}
	badge := NewBadgeView(s.Badge, second)
	centre := TextStyle{Bold: true, Lines: 1, Align: fyne.TextAlignCenter}
	small := TextStyle{Size: SizeSmall, Color: ColorMuted, Lines: 1, Align: fyne.TextAlignCenter}
	large := TextStyle{Size: SizeName, Bold: true, Whole: true, Align: fyne.TextAlignCenter}
	fill, ink := ColorFeltSoft, ColorFelt
	parts := []fyne.CanvasObject{inShape(centred{}, badge)}
	if s.Place == 1 {
		badge.Side = first
		fill, ink = ColorFelt, ColorOnFelt
		centre.Size, large.Size, large.Tight = SizeHeading, SizeTotal, SizeName
		crown := &Glyph{Icon: IconWon, Color: ColorAccent, Side: SizeName}
		crown.ExtendBaseWidget(crown)
		parts = []fyne.CanvasObject{inShape(centred{}, crown), parts[0]}
	}
	place := NewText(strconv.Itoa(s.Place), TextStyle{Size: SizeName, Color: ink, Bold: true, Align: fyne.TextAlignCenter})
	step := layers(newSurface(fill, ColorTileEdge, SizeCorner), inShape(high(firstStep-stepDown*(s.Place-1)), place))
	parts = append(parts, NewText(s.Name, centre))
	if s.Score != "" {
		parts = append(parts, NewText(s.Score, large))
	}
	if s.Below != "" {
		parts = append(parts, NewText(s.Below, small))
	}
	return Column(SpaceTiny, append(parts, step)...)
}

// steps sets objects side by side in columns of one width, level at the bottom.
type steps struct{ risen float32 }

func (*steps) narrowest(objects []fyne.CanvasObject) float32 {
	return widest(objects) * float32(len(objects))
}

func (s *steps) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	gap := theme.Size(SpaceSmall)
	n := float32(len(objects))
	each := min(stepWidest, (room.Width-gap*(n-1))/n)
	highest := float32(0)
	for _, o := range objects {
		highest = max(highest, HeightFor(o, each))
	}
	x := (room.Width - each*n - gap*(n-1)) / 2
	for i, o := range objects {
		height := HeightFor(o, each)
		put.at(o, fyne.NewPos(x, highest-height*s.up(i, len(objects))), fyne.NewSize(each, height))
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

// high is the least height of objects, in device-independent pixels.
type high float32

func (high) narrowest(objects []fyne.CanvasObject) float32 { return widest(objects) }

func (h high) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	height := float32(h)
	for _, o := range objects {
		height = max(height, HeightFor(o, room.Width))
	}
	for _, o := range objects {
		put.at(o, fyne.Position{}, fyne.NewSize(room.Width, height))
	}
	return height
}
