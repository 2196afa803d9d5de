package entry

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/scoring"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A face is a player at the end of a round, who is out once the last turn was had.
type face struct {
	*widgets.Tile

	player scoring.Player
	badge  *widgets.BadgeView
	name   *widgets.Text
	line   *widgets.Text // of who called, and of whose turn it is
}

// faceSide is the side of a face in a ring, in device-independent pixels.
const faceSide = 64

func newFace(p scoring.Player, badge widgets.Badge, tapped func()) *face {
	f := &face{
		player: p, badge: widgets.NewBadgeView(badge, faceSide),
		name: widgets.NewText("", widgets.TextStyle{Bold: true, Lines: 1, Align: fyne.TextAlignCenter}),
	}
	f.line = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter})
	f.Tile = widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceTiny, container.NewCenter(f.badge), f.name, f.line), tapped)
	f.AlignTop()
	return f
}

func (f *face) show(v knockRowView) {
	f.name.SetText(v.Name)
	f.name.SetColor("")
	if v.Ticked {
		f.name.SetColor(widgets.ColorMuted)
	}
	f.badge.Dim, f.badge.Mark = v.Ticked, v.Sign
	f.badge.Refresh()
	f.line.SetText(v.Line)
	widgets.SetVisible(f.line, v.Now || v.Sign == widgets.IconKnock)
	f.Describe(v.Name, v.Line)
	f.SetSelected(v.Now)
	f.Refresh()
}

// around is the shape of objects in a ring, clockwise from the top. Where there is no room for
// one, they are side by side and one line below the other.
type around struct{}

func (around) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (around) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	n, share := len(objects), float32(3)
	if widgets.LargeText() {
		share = 1
	}
	size := fyne.NewSize(max(shape.Widest(objects), min(widestFace*widgets.CurrentLooks().Scale(), room.Width/share)), 0)
	for _, o := range objects {
		size.Height = max(size.Height, shape.HeightFor(o, size.Width))
	}
	radius := max(size.Width, size.Height) / (2 * float32(math.Sin(math.Pi/float64(max(2, n)))))
	across := min(radius, (room.Width-size.Width)/2)
	if across < size.Width/2 {
		return inLines(objects, size, room.Width, put)
	}
	along, lowest := radius*radius/across, float32(0)
	for i, o := range objects {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		at := fyne.NewPos((room.Width-size.Width)/2+across*float32(sin), along*float32(1-cos))
		put.At(o, at, size)
		lowest = max(lowest, at.Y+size.Height)
	}
	return lowest
}

// widestFace is how wide the name below a face grows, in device-independent pixels.
const widestFace = 96

// inLines puts objects of a size side by side, as many as fit into a width.
func inLines(objects []fyne.CanvasObject, size fyne.Size, width float32, put shape.Put) float32 {
	fit := max(1, int(width/size.Width))
	for i, o := range objects {
		put.At(o, fyne.NewPos(float32(i%fit)*size.Width, float32(i/fit)*size.Height), size)
	}
	return float32((len(objects)+fit-1)/fit) * size.Height
}
