package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/draw/raster"
)

// PixelScale returns how many pixels a device-independent one has, in the window that has most.
func PixelScale() float32 {
	most := float32(1)
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		most = max(most, w.Canvas().Scale())
	}
	return most
}

// Print shows a drawing of a printer in an image, as large as the image, in pixels of a scale.
func Print[K comparable](image *canvas.Image, scale float32, by *raster.Printer[K], of K) {
	size := image.Size()
	if printed := by.Print(of, size.Width*scale, size.Height*scale); printed != image.Image {
		image.Image = printed
		image.Refresh()
	}
}
