package uitest

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// frameTime is how long a frame is on a screen that shows sixty a second.
const frameTime = time.Second / 60

// Frames stands in for the driver of a program: movements wait in it until they are
// shown frame by frame, and it counts what is drawn anew.
type Frames struct {
	fyne.Driver

	Drawn   []fyne.CanvasObject // refreshed since this was emptied
	Dirty   int                 // how often something was moved or refreshed since this was 0
	running []*movement
}

// A movement is an animation that has been running for a while.
type movement struct {
	*fyne.Animation

	at time.Duration
}

// framed is a program whose movements wait in frames.
type framed struct {
	fyne.App
	frames *Frames
}

// Driver returns the frames.
func (a framed) Driver() fyne.Driver { return a.frames }

// Frames holds the movements of the program from now on, until it is opened again.
func (u *User) Frames() *Frames {
	f := &Frames{Driver: u.App.Driver()}
	fyne.SetCurrentApp(framed{u.App, f})
	u.frames = f
	return f
}

// StartAnimation keeps an animation for the next frames.
func (f *Frames) StartAnimation(a *fyne.Animation) {
	f.running = append(f.running, &movement{Animation: a})
}

// StopAnimation forgets it.
func (f *Frames) StopAnimation(a *fyne.Animation) {
	f.running = slices.DeleteFunc(f.running, func(m *movement) bool { return m.Animation == a })
}

// Moving reports whether a movement waits.
func (f *Frames) Moving() bool { return len(f.running) > 0 }

// Next shows the next frame of everything that moves.
func (f *Frames) Next() {
	for _, m := range slices.Clone(f.running) {
		if !slices.Contains(f.running, m) {
			continue // stopped by another
		}
		m.at += frameTime
		part := min(1, float32(m.at)/float32(m.Duration))
		if part == 1 {
			f.StopAnimation(m.Animation)
		}
		if m.Curve != nil {
			part = m.Curve(part)
		}
		m.Tick(part)
	}
}

// Land shows the frames of what moves until nothing does.
func (f *Frames) Land() {
	for f.Moving() {
		f.Next()
	}
}

// CanvasForObject returns a canvas that counts what is drawn anew.
func (f *Frames) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	c := f.Driver.CanvasForObject(o)
	if c == nil {
		return nil
	}
	return &counted{c, f}
}

// A counted canvas counts what is drawn anew on it.
type counted struct {
	fyne.Canvas
	frames *Frames
}

// Refresh counts an object.
func (c *counted) Refresh(o fyne.CanvasObject) {
	c.frames.Drawn = append(c.frames.Drawn, o)
	c.SetDirty()
	c.Canvas.Refresh(o)
}

// SetDirty counts a change of what is drawn already.
func (c *counted) SetDirty() { c.frames.Dirty++ }
