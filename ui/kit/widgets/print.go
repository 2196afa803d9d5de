package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/draw/raster"
)

// sharpest is the least scale at which drawings are printed, so that they are sharp between pixels.
const sharpest = 2

// Sharpness returns the scale at which drawings are printed: that of the window, or a higher one.
func Sharpness() float32 {
	most := float32(sharpest)
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		most = max(most, w.Canvas().Scale())
	}
	return most
}

// Print shows a drawing of a printer in an image, as large as the image.
func Print[K comparable](image *canvas.Image, by *raster.Printer[K], of K) {
	scale, size := Sharpness(), image.Size()
	if printed := by.Print(of, size.Width*scale, size.Height*scale); printed != image.Image {
		image.Image = printed
		image.Refresh()
	}
}
