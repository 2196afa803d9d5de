package typeset

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/draw/letters"
	"tabby/ui/kit/widgets/shape"
)

// A Scribe is a driver that draws lines with letters that are missing in Fyne's fonts, and that
// measures them so. Where Fyne finds the fonts of the system, no driver has to be one.
type Scribe interface {
	// Picture returns a picture of a line in pixels of the screen, as high as
	// Fyne's lines, and its size in device-independent pixels. It returns nil for
	// a line that Fyne can draw.
	Picture(text string, size float32, bold bool, ink color.Color) (image.Image, fyne.Size)
}

// CurrentScribe returns the driver if it is a scribe, or nil.
func CurrentScribe() Scribe {
	s, _ := fyne.CurrentApp().Driver().(Scribe)
	return s
}

// Line is a line of text: Fyne's, or in its place the picture of a [Scribe].
type Line struct {
	Text    *canvas.Text
	picture *canvas.Image // nil where there is no scribe
	size    fyne.Size     // of the picture
}

// NewLine returns a line without a text.
func NewLine() *Line {
	l := &Line{Text: canvas.NewText("", color.Transparent)}
	if CurrentScribe() != nil {
		l.picture = &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}
		l.picture.Hide()
	}
	return l
}

// Objects returns what the line is drawn with.
func (l *Line) Objects() []fyne.CanvasObject {
	if l.picture == nil {
		return []fyne.CanvasObject{l.Text}
	}
	return []fyne.CanvasObject{l.Text, l.picture}
}

// Hide hides the line until it shows something again.
func (l *Line) Hide() {
	l.Text.Hidden = true
	if l.picture != nil {
		l.picture.Hidden = true
	}
}

// Show shows a text.
func (l *Line) Show(text string, f Typeface, ink color.Color) {
	l.Text.Hidden = false
	l.Text.Text, l.Text.TextSize, l.Text.TextStyle, l.Text.Color = letters.Drawn(text), f.Size, f.Style, ink
	if l.picture != nil {
		l.draw()
	}
	l.Text.Refresh()
}

// draw makes the picture of the text, if it needs one.
func (l *Line) draw() {
	drawn, size := CurrentScribe().Picture(l.Text.Text, l.Text.TextSize, l.Text.TextStyle.Bold, l.Text.Color)
	l.Text.Hidden, l.picture.Hidden = drawn != nil, drawn == nil
	if drawn == l.picture.Image {
		return
	}
	l.picture.Image, l.size = drawn, size
	l.Place(l.Text.Position(), l.Text.Size())
	l.picture.Refresh()
}

// Place gives the line its place. Its picture is aligned there as the text would be.
func (l *Line) Place(at fyne.Position, size fyne.Size) {
	shape.Place(l.Text, at, size)
	if l.picture == nil {
		return
	}
	switch room := size.Width - l.size.Width; l.Text.Alignment {
	case fyne.TextAlignCenter:
		at.X += room / 2
	case fyne.TextAlignTrailing:
		at.X += room
	}
	shape.Place(l.picture, at, l.size)
}
