package widgets

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// A Scribe is a driver that draws lines with letters which Fyne's fonts lack, and that
// measures them so. Where Fyne finds the fonts of the system, no driver has to be one.
type Scribe interface {
	// Picture returns a picture of a line in pixels of the screen, as high as
	// Fyne's lines, and its size in device-independent pixels. It returns nil for
	// a line that Fyne can draw.
	Picture(text string, size float32, bold bool, ink color.Color) (image.Image, fyne.Size)
}

// scribe returns the driver if it is a scribe, or nil.
func scribe() Scribe {
	s, _ := fyne.CurrentApp().Driver().(Scribe)
	return s
}

// line is a line of text: Fyne's, or in its place the picture of a [Scribe].
type line struct {
	text    *canvas.Text
	picture *canvas.Image // nil where there is no scribe
	size    fyne.Size     // of the picture
}

func newLine() *line {
	l := &line{text: canvas.NewText("", color.Transparent)}
	if scribe() != nil {
		l.picture = &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}
		l.picture.Hide()
	}
	return l
}

// objects returns what the line is drawn with.
func (l *line) objects() []fyne.CanvasObject {
	if l.picture == nil {
		return []fyne.CanvasObject{l.text}
	}
	return []fyne.CanvasObject{l.text, l.picture}
}

// hide hides the line until it shows something again.
func (l *line) hide() {
	l.text.Hidden = true
	if l.picture != nil {
		l.picture.Hidden = true
	}
}

// show shows a text.
func (l *line) show(text string, f typeface, ink color.Color) {
	l.text.Hidden = false
	l.text.Text, l.text.TextSize, l.text.TextStyle, l.text.Color = text, f.size, f.style, ink
	if l.picture != nil {
		l.draw()
	}
	l.text.Refresh()
}

// draw makes the picture of the text, if it needs one.
func (l *line) draw() {
	drawn, size := scribe().Picture(l.text.Text, l.text.TextSize, l.text.TextStyle.Bold, l.text.Color)
	l.text.Hidden, l.picture.Hidden = drawn != nil, drawn == nil
	if drawn == l.picture.Image {
		return
	}
	l.picture.Image, l.size = drawn, size
	l.place(l.text.Position(), l.text.Size())
	l.picture.Refresh()
}

// place gives the line its place. Its picture is aligned there as the text would be.
func (l *line) place(at fyne.Position, size fyne.Size) {
	place(l.text, at, size)
	if l.picture == nil {
		return
	}
	switch room := size.Width - l.size.Width; l.text.Alignment {
	case fyne.TextAlignCenter:
		at.X += room / 2
	case fyne.TextAlignTrailing:
		at.X += room
	}
	place(l.picture, at, l.size)
}
