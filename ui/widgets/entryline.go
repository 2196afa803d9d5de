package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// entryLine covers what Fyne draws of an entry of one line with what a [Scribe] draws.
type entryLine struct {
	ground, cursor *canvas.Rectangle
	picture        *canvas.Image
}

func newEntryLine() *entryLine {
	return &entryLine{
		ground: &canvas.Rectangle{}, cursor: &canvas.Rectangle{},
		picture: &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest},
	}
}

func (c *entryLine) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.ground, c.picture, c.cursor}
}

// show covers an entry if it has letters that Fyne lacks.
func (c *entryLine) show(e *fieldEntry) {
	l := looksOf(e)
	face := typeface{l.size(theme.SizeNameText), e.TextStyle}
	drawn, size := scribe().Picture(e.Text, face.size, face.style.Bold, l.color(theme.ColorNameForeground))
	for _, o := range c.objects() {
		SetVisible(o, drawn != nil && !e.MultiLine)
	}
	if !c.ground.Visible() {
		return
	}
	pad, border := l.size(theme.SizeNameInnerPadding), l.size(theme.SizeNameInputBorder)
	room := fyne.NewSize(e.Size().Width-2*pad, face.lineHeight())
	at := fyne.NewPos(pad, pad)
	cursor := face.width(string([]rune(e.Text)[:e.CursorColumn]))
	hidden := max(0, cursor-room.Width) // on the left
	c.ground.FillColor = l.color(theme.ColorNameInputBackground)
	place(c.ground, at.SubtractXY(border, 0), room.AddWidthHeight(2*border, 0))
	c.picture.Image = window(drawn, hidden/size.Width, (hidden+room.Width)/size.Width)
	place(c.picture, at, fyne.NewSize(min(room.Width, size.Width-hidden), size.Height))
	c.cursor.FillColor = l.color(theme.ColorNamePrimary)
	SetVisible(c.cursor, e.hasIt)
	place(c.cursor, at.AddXY(cursor-hidden-border/2, 0), fyne.NewSize(border, room.Height))
	for _, o := range c.objects() {
		o.Refresh()
	}
}

// window returns what a picture shows between two parts of its width.
func window(whole image.Image, from, to float32) image.Image {
	b := whole.Bounds()
	wide := float32(b.Dx())
	part, ok := whole.(interface {
		SubImage(image.Rectangle) image.Image
	})
	if !ok {
		return whole
	}
	return part.SubImage(image.Rect(b.Min.X+int(from*wide), b.Min.Y, b.Min.X+int(min(1, to)*wide), b.Max.Y))
}
