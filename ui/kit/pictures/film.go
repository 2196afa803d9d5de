package pictures

import (
	"bytes"
	"image"
	"image/draw"
	"image/gif"
	"math"
	"time"

	"fyne.io/fyne/v2/canvas"
)

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
