package moving

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/ui/kit/widgets"
)

// A Paw comes down over the whole screen for a moment and knocks twice, with the face of who
// called. It takes no taps and no keys.
type Paw struct {
	layer *fyne.Container
	end   func()
}

// NewPaw returns a layer without a paw, to lie over the screen, as large as it.
func NewPaw() *Paw { return &Paw{layer: container.NewWithoutLayout(), end: func() {}} }

// Layer returns the layer.
func (p *Paw) Layer() fyne.CanvasObject { return p.layer }

// Down reports whether the paw is over the screen.
func (p *Paw) Down() bool { return len(p.layer.Objects) > 0 }

// knocking is how long the paw is over the screen. At the first part of that it has come down,
// and after the second it goes up again; between them it knocks, so far up, in device-independent
// pixels.
const (
	knocking = 900 * time.Millisecond
	cameDown = 0.3
	goesUp   = 0.94
	liftedUp = 24
)

// Strike shows the paw, with the caller and the word for a call. animate moves it, or calls its
// step with 1 if nothing moves; then nothing is seen.
func (p *Paw) Strike(by widgets.Badge, says string, animate func(time.Duration, func(part float32)) (finish func())) {
	p.end()
	hand, height := p.hand(by, says)
	ground := canvas.NewRectangle(widgets.CurrentLooks().Color(widgets.ColorScrim))
	ground.Resize(p.layer.Size())
	hand.Move(fyne.NewPos(0, -height))
	p.layer.Objects = []fyne.CanvasObject{ground, hand}
	p.end = animate(knocking, func(part float32) {
		hand.Move(fyne.NewPos(0, height*heightOf(part)-liftedUp*lifted(part)))
		if part == 1 {
			p.layer.RemoveAll()
		}
		canvas.Refresh(p.layer)
	})
}

// heightOf returns how far above its place the paw is, as a share of the screen, below zero.
func heightOf(part float32) float32 {
	switch {
	case part < cameDown:
		left := 1 - part/cameDown
		return -left * left
	case part > goesUp:
		return -(part - goesUp) / (1 - goesUp)
	}
	return 0
}

// lifted returns how far the paw is lifted between two knocks, from 0 to 1.
func lifted(part float32) float32 {
	const once = (goesUp - cameDown) / 2
	if part < cameDown || part > cameDown+once {
		return 0
	}
	return float32(math.Sin(float64((part - cameDown) / once * math.Pi)))
}

// The parts of the paw as shares of the shorter side of the screen, and where on it the face is.
const (
	pawShare  = 0.86
	faceShare = 0.3
	onPad     = 0.7
)

// hand returns the paw with a face on its pad, and a text below, in the middle of the screen, and
// how high that is.
func (p *Paw) hand(by widgets.Badge, says string) (hand *fyne.Container, height float32) {
	size := p.layer.Size()
	side := min(size.Width, size.Height) * pawShare
	print, face := widgets.NewGlyph(widgets.IconPaw, widgets.ColorAccent), widgets.NewBadgeView(by, side*faceShare)
	text := widgets.Layers(widgets.NewSurface(widgets.ColorToast, ""), widgets.Inset(widgets.SpaceLarge, widgets.SpaceSmall,
		widgets.NewText(says, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true, Tight: widgets.SizeHeading, Color: widgets.ColorOnToast, Align: fyne.TextAlignCenter})))
	hand = container.NewWithoutLayout(print, face, text)
	hand.Resize(size)
	middle := fyne.NewPos(size.Width/2, size.Height*0.44)
	at := func(o fyne.CanvasObject, centre fyne.Position, size fyne.Size) {
		o.Resize(size)
		move(o, centre)
	}
	at(print, middle, fyne.NewSquareSize(side))
	at(face, middle.AddXY(0, side*(onPad-0.5)), fyne.NewSquareSize(side*faceShare))
	wide := min(size.Width-16, max(text.MinSize().Width, side*0.7))
	at(text, fyne.NewPos(middle.X, min(middle.Y+side/2+40, size.Height-40)), fyne.NewSize(wide, text.MinSize().Height))
	return hand, size.Height
}
