package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A Stand is a person on a podium.
type Stand struct {
	Badge Badge
	Name  string
	Below string // such as the number of wins
	Place int    // 1 to 3
}

// NewPodium returns the best two or three of some people on steps, the first place in the
// middle. Whoever shares a place stands on a step of the same height.
func NewPodium(stands []Stand) *Figure {
	podium, label := inShape(steps{}), ""
	for _, s := range stands[:min(len(stands), podiumMost)] {
		podium.Add(newStand(s))
		label = joined(label, strconv.Itoa(s.Place)+". "+s.Name, s.Below)
	}
	if len(podium.Objects) == podiumMost { // the second stands left of the first
		podium.Objects[0], podium.Objects[1] = podium.Objects[1], podium.Objects[0]
	}
	return NewFigure(label, podium)
}

// The sides of a podium, in device-independent pixels: how high the steps of the
// three places are and how wide, and the badges on them.
const (
	podiumMost  = 3
	stepWidest  = 160
	firstStep   = 72
	stepDown    = 20
	firstBadge  = 64
	secondBadge = 48
)

// newStand returns a person on a step.
func newStand(s Stand) fyne.CanvasObject {
	badge := NewBadgeView(s.Badge, secondBadge)
	fill, ink := ColorFeltSoft, ColorFelt
	if s.Place == 1 {
		badge.Side = firstBadge
		fill, ink = ColorFelt, ColorOnFelt
	}
	name := NewText(s.Name, TextStyle{Bold: true, Lines: 1, Align: fyne.TextAlignCenter})
	below := NewText(s.Below, TextStyle{Size: SizeSmall, Color: ColorMuted, Lines: 1, Align: fyne.TextAlignCenter})
	place := NewText(strconv.Itoa(s.Place), TextStyle{Size: SizeName, Color: ink, Bold: true, Align: fyne.TextAlignCenter})
	step := layers(newSurface(fill, ColorTileEdge, SizeCorner), inShape(high(firstStep-stepDown*(s.Place-1)), place))
	return Column(SpaceTiny, inShape(centred{}, badge), name, below, step)
}

// steps sets objects side by side in columns of one width, level at the bottom.
type steps struct{}

func (steps) narrowest(objects []fyne.CanvasObject) float32 {
	return widest(objects) * float32(len(objects))
}

func (steps) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	gap := theme.Size(SpaceSmall)
	n := float32(len(objects))
	each := min(stepWidest, (room.Width-gap*(n-1))/n)
	highest := float32(0)
	for _, o := range objects {
		highest = max(highest, HeightFor(o, each))
	}
	x := (room.Width - each*n - gap*(n-1)) / 2
	for _, o := range objects {
		height := HeightFor(o, each)
		put(o, fyne.NewPos(x, highest-height), fyne.NewSize(each, height))
		x += each + gap
	}
	return highest
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
		put(o, fyne.Position{}, fyne.NewSize(room.Width, height))
	}
	return height
}
