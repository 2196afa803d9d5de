package pictures

import (
	"errors"
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"rsc.io/qr"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// ErrLongCode means that a text is longer than a QR code can be, which is 2953 bytes.
var ErrLongCode = errors.New("too long for a QR code")

// A Code is a text as a QR code, black on white in every theme, because cameras read
// no other, and as large as there is room for.
type Code struct {
	shape.Composed
	widgets.Reading

	code *qr.Code
}

const (
	codeQuiet  = 4   // modules of white that a camera needs around a code
	codeWide   = 117 // modules of the widest code at level M: version 25
	codeMost   = 480 // the greatest width, in device-independent pixels
	codeLeast  = 180 // the width that a low window leaves it
	codeBeside = 152 // the height that the bars of a page take of a window
)

// NewCode returns a QR code of a text; label is what a screen reader reads. The error
// is [ErrLongCode].
func NewCode(text, label string) (*Code, error) {
	code, err := qr.Encode(text, qr.M)
	if err != nil || code.Size > codeWide { // a long one is read more easily with larger modules
		code, err = qr.Encode(text, qr.L)
	}
	if err != nil {
		return nil, ErrLongCode
	}
	c := &Code{Reading: widgets.Reading{Label: label}, code: code}
	picture := canvas.NewRaster(c.draw)
	picture.ScaleMode = canvas.ImageScalePixels
	c.All = shape.In(c, picture)
	c.ExtendBaseWidget(c)
	return c, nil
}

// modules returns how many modules the code and the white around it are wide.
func (c *Code) modules() int { return c.code.Size + 2*codeQuiet }

// Narrowest returns the width at which a module is one pixel wide.
func (c *Code) Narrowest([]fyne.CanvasObject) float32 { return float32(c.modules()) }

// Arrange puts the code in the middle. It is a square, and a camera has to see all of it, also in a low window.
func (c *Code) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	side := min(room.Width, room.Height)
	put.At(objects[0], fyne.NewPos((room.Width-side)/2, (room.Height-side)/2), fyne.NewSquareSize(side))
	return max(float32(c.modules()), min(codeMost, room.Width, c.inSight()))
}

// inSight returns how high a code can be that is seen as a whole.
func (c *Code) inSight() float32 {
	window := fyne.CurrentApp().Driver().CanvasForObject(c)
	if window == nil {
		return codeMost
	}
	return max(codeLeast, window.Size().Height-codeBeside)
}

// draw draws the code in that many pixels, every module as many whole pixels wide.
func (c *Code) draw(width, height int) image.Image {
	black, white := color.NRGBA{A: 0xFF}, color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0xFF}
	picture := image.NewPaletted(image.Rect(0, 0, width, height), color.Palette{white, black})
	each := max(1, min(width, height)/c.modules())
	left, top := (width-each*c.code.Size)/2, (height-each*c.code.Size)/2
	for y := range each * c.code.Size {
		for x := range each * c.code.Size {
			if c.code.Black(x/each, y/each) {
				picture.SetColorIndex(left+x, top+y, 1)
			}
		}
	}
	return picture
}
