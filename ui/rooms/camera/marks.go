package camera

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/table/sight"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// mostHeight is how high a photo is shown at most, in device-independent pixels, and shown how many pixels it has then
// on its longest side.
const mostHeight, shown = 440, 1280

// A mark is a card that was found in a photo, and what a tap on it does.
type mark struct {
	sight.Quad
	says string // and to those who listen:
	said string
	asks bool
	tap  func()
}

// A photo is one that was taken, as it is shown.
type photo struct {
	image.Image
	size fyne.Size // in pixels, as it was taken
}

func photoOf(p sight.Photo) photo {
	return photo{p.Picture(shown), fyne.NewSize(float32(p.Width), float32(p.Height))}
}

// marked returns the photo with a mark around each card that can be tapped. label tells those who listen where the
// cards are listed.
func (p photo) marked(label string, marks []mark) fyne.CanvasObject {
	img := canvas.NewImageFromImage(p.Image)
	img.FillMode = canvas.ImageFillStretch
	all := []fyne.CanvasObject{pictures.NewFigure(label, img)}
	for _, m := range marks {
		ink, ground, edge := widgets.ColorFelt, widgets.ColorSurface, widgets.ColorTileEdge
		if m.asks {
			ink, ground, edge = widgets.ColorWarning, widgets.ColorWarningSoft, widgets.ColorWarning
		}
		for _, l := range [2]canvas.Line{{StrokeWidth: 5, StrokeColor: color.White}, {StrokeWidth: 3, StrokeColor: widgets.CurrentLooks().Color(ink)}} {
			for range m.Quad {
				side := l
				all = append(all, &side)
			}
		}
		text := widgets.NewText(m.says, widgets.TextStyle{Bold: true, Whole: true})
		says := container.NewStack(widgets.NewSurface(ground, edge), widgets.Inset(widgets.SpaceTiny, widgets.SpaceNone, text))
		tile := widgets.NewTile(widgets.Bare, container.NewCenter(says), m.tap)
		tile.SetLabel(m.said)
		all = append(all, tile)
	}
	return shape.In(marking{p.size, marks}, all...)
}

// marking puts marks on a photo of a size: the photo, and then of each mark two lines at each side, and its tile.
type marking struct {
	size  fyne.Size
	marks []mark
}

func (marking) Narrowest([]fyne.CanvasObject) float32 { return 0 }

func (m marking) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	scale := min(room.Width/m.size.Width, mostHeight/m.size.Height)
	left := shape.Floor((room.Width - m.size.Width*scale) / 2)
	put.At(objects[0], fyne.NewPos(left, 0), fyne.NewSize(m.size.Width*scale, m.size.Height*scale))
	if put == nil {
		return m.size.Height * scale
	}
	at := func(p sight.Point) fyne.Position { return fyne.NewPos(left+float32(p.X)*scale, float32(p.Y)*scale) }
	for i, mark := range m.marks {
		parts := objects[1+9*i:]
		low, high := at(mark.Quad[0]), at(mark.Quad[0])
		for k, corner := range mark.Quad {
			p, q := at(corner), at(mark.Quad[(k+1)%4])
			low, high = fyne.NewPos(min(low.X, p.X), min(low.Y, p.Y)), fyne.NewPos(max(high.X, p.X), max(high.Y, p.Y))
			for _, l := range [2]fyne.CanvasObject{parts[k], parts[4+k]} {
				l.(*canvas.Line).Position1, l.(*canvas.Line).Position2 = p, q
			}
		}
		put.At(parts[8], low, fyne.NewSize(high.X-low.X, high.Y-low.Y))
	}
	return m.size.Height * scale
}

// keyLeast is the least width of a card to tap, in device-independent pixels.
const keyLeast = 52

// which asks which card is seen, among those of a deck; those that are likely come first.
func (r *Room) which(deck engine.Deck, likely []string, chosen func(code string)) {
	w := &r.Words.Camera
	first, all := widgets.EvenColumns(2*keyLeast, widgets.SpaceSmall), widgets.EvenColumns(keyLeast, widgets.SpaceTiny)
	out := widgets.NewButton(widgets.Secondary, w.LeaveOut, func() { chosen("") })
	ask := widgets.NewModal(w.Which, widgets.Column(widgets.SpaceLarge, first, all), widgets.NewButton(widgets.Quiet, r.Words.Common.Close, nil), out)
	key := func(f engine.Face) fyne.CanvasObject {
		return cards.NewKey(r.Words.Cards.In(f), func() {
			ask.Close()
			chosen(f.Code)
		})
	}
	for _, code := range likely {
		if f, err := deck.Face(code); err == nil {
			first.Add(widgets.Sized(key(f), fyne.NewSize(likelyWidth, likelyWidth*7/5)))
		}
	}
	widgets.SetVisible(first, len(first.Objects) > 1)
	for _, f := range deck {
		all.Add(key(f))
	}
	ask.Open(r.Canvas())
}

// likelyWidth is the width of a card that is likely, in device-independent pixels.
const likelyWidth = 80
