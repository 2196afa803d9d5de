// Package pictures draws numbers and people: podiums, rings, bars and codes, each with a
// sentence that describes it.
package pictures

import (
	"bytes"
	"image"
	"image/draw"
	"image/gif"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// Scaled returns o at a size that grows with the text as far as there is room, centred.
func Scaled(o fyne.CanvasObject, size fyne.Size) fyne.CanvasObject {
	return shape.In(textSized(size), o)
}

// Emblem returns a card as large as it stands before the name of a game.
func Emblem(card fyne.CanvasObject) fyne.CanvasObject {
	return Scaled(card, fyne.NewSize(art.Pictured*art.CardWidth/art.CardHeight, art.Pictured))
}

// textSized is the size of an object at the usual size of text. It keeps to whole pixels,
// without which drawings blur.
type textSized fyne.Size

func (s textSized) Narrowest([]fyne.CanvasObject) float32 { return s.Width }

func (s textSized) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	factor := min(widgets.CurrentLooks().Scale(), room.Width/s.Width, room.Height/s.Height)
	size := fyne.NewSize(shape.Floor(s.Width*factor), shape.Floor(s.Height*factor))
	at := fyne.NewPos(shape.Floor((room.Width-size.Width)/2), 0)
	for _, o := range objects {
		put.At(o, at, size)
	}
	return size.Height
}

// Fitted returns o as wide as there is room, at most size, in the proportions of size.
func Fitted(o fyne.CanvasObject, size fyne.Size) fyne.CanvasObject {
	return shape.In(proportioned(size), o)
}

// proportioned is a size and its proportions.
type proportioned fyne.Size

func (proportioned) Narrowest([]fyne.CanvasObject) float32 { return 0 }

func (p proportioned) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	width := min(room.Width, p.Width)
	size := fyne.NewSize(width, width*p.Height/p.Width)
	for _, o := range objects {
		put.At(o, fyne.NewPos((room.Width-width)/2, 0), size)
	}
	return size.Height
}

// A Figure is numbers that are drawn, with a sentence that says them.
type Figure struct {
	shape.Composed
	widgets.Reading
}

// NewFigure returns a figure of a drawing; label is what a screen reader reads.
func NewFigure(label string, drawing fyne.CanvasObject) *Figure {
	f := &Figure{Reading: widgets.Reading{Label: label}}
	f.All = widgets.Layers(drawing)
	f.ExtendBaseWidget(f)
	return f
}

// SetLabel changes what a screen reader reads.
func (f *Figure) SetLabel(label string) { f.Label = label }

// A Film is a picture that moves. Of a GIF Fyne shows the first frame alone.
type Film struct {
	Image *canvas.Image // shows the frame of now

	frames *gif.GIF
	now    *image.RGBA
	shown  int // how many frames are on it
}

// NewFilm returns the film of a GIF whose frames lie on one another. It may be called from any goroutine.
// The error is that of a GIF that cannot be read.
func NewFilm(data []byte) (*Film, error) {
	frames, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	f := &Film{frames: frames, now: image.NewRGBA(image.Rect(0, 0, frames.Config.Width, frames.Config.Height))}
	f.Image = canvas.NewImageFromImage(f.now)
	f.lay(1)
	return f, nil
}

// Size returns the size in pixels.
func (f *Film) Size() image.Point { return f.now.Rect.Size() }

// Takes returns how long the film moves. It counts the last frame as long as any other, although a GIF rests
// there.
func (f *Film) Takes() time.Duration {
	return time.Duration(len(f.frames.Delay)*f.frames.Delay[0]) * time.Second / 100
}

// Show shows the film at a moment of a movement that slows down, as [fyne.AnimationEaseOut] does.
// Each of its frames is seen equally long.
func (f *Film) Show(part float32) {
	at := 1 - math.Sqrt(float64(1-part))
	n := min(len(f.frames.Image), 1+int(at*float64(len(f.frames.Image))))
	if n != f.shown {
		f.lay(n)
		f.Image.Refresh()
	}
}

// lay lays that many frames on one another.
func (f *Film) lay(n int) {
	if n < f.shown {
		f.shown = 0
	}
	for ; f.shown < n; f.shown++ {
		frame := f.frames.Image[f.shown]
		draw.Draw(f.now, frame.Rect, frame, frame.Rect.Min, draw.Over)
	}
}
