package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Toasts shows one short message at a time over the page, with at most one
// button, such as "Undo"; it goes away by itself. Lay it over the
// content of the window: it takes no taps beside the message.
type Toasts struct {
	widget.BaseWidget

	// Over is the screen below: a message stands above the footers of its pages
	// and leaves their buttons free. If nil, there are none.
	Over func() fyne.CanvasObject

	after  After
	text   *Text
	action *Button
	row    *fyne.Container
	shown  bool
	turn   int // counts the messages
	stop   func()
}

// After runs f once d has passed, unless stop was called before. It runs f
// where the widgets may be changed.
type After func(d time.Duration, f func()) (stop func())

// How long a message stays, and how wide it grows in device-independent pixels.
const (
	toastStay   = 6 * time.Second
	toastWidest = 480
)

// NewToasts returns a layer without a message.
func NewToasts(after After) *Toasts {
	t := &Toasts{after: after, stop: func() {}}
	t.text = NewText("", TextStyle{Color: ColorOnToast})
	t.action = NewButton(onToast, "", nil)
	t.row = Row(SpaceSmall, 0, t.text, t.action)
	t.ExtendBaseWidget(t)
	return t
}

// lift returns the height of the footers below, in device-independent pixels.
func (t *Toasts) lift() float32 {
	if t.Over == nil || !t.shown {
		return 0
	}
	return footersOf(t.Over())
}

// Say shows a message without a button.
func (t *Toasts) Say(text string) { t.Offer(text, "", nil) }

// Offer shows a message with a button.
func (t *Toasts) Offer(text, action string, do func()) {
	t.stop()
	t.text.SetText(text)
	t.action.SetText(action)
	t.action.OnTapped = func() {
		t.Clear()
		do()
	}
	SetVisible(t.action, do != nil)
	t.shown = true
	t.turn++
	turn := t.turn
	t.stop = t.after(toastStay, func() {
		if t.turn == turn { // else the timer of an earlier message was stopped too late
			t.Clear()
		}
	})
	t.Refresh()
}

// Clear removes the message.
func (t *Toasts) Clear() {
	t.stop()
	t.stop = func() {}
	t.shown = false
	t.Refresh()
}

// Message returns the message that is shown, or "".
func (t *Toasts) Message() string {
	if !t.shown {
		return ""
	}
	return t.text.Text()
}

func (t *Toasts) inner() fyne.CanvasObject { return t.row }

// CreateRenderer draws the message.
func (t *Toasts) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &toastRenderer{toasts: t, ground: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ground, r.toasts.row}
	r.Refresh()
	return r
}

type toastRenderer struct {
	rendererBase

	toasts *Toasts
	ground *canvas.Rectangle
}

func (r *toastRenderer) MinSize() fyne.Size { return fyne.Size{} }

func (r *toastRenderer) Layout(size fyne.Size) {
	l, t := looksOf(r.toasts), r.toasts
	margin, pad := l.size(SpaceLarge), l.size(SpaceMedium)
	width := min(size.Width-2*margin, toastWidest)
	inner := width - margin - pad
	height := HeightFor(t.row, inner) + 2*l.size(SpaceTiny)
	if !t.action.Visible() {
		height += 2 * l.size(SpaceSmall)
	}
	at := fyne.NewPos((size.Width-width)/2, max(margin, size.Height-t.lift()-margin-height))
	r.ground.Move(at)
	r.ground.Resize(fyne.NewSize(width, height))
	t.row.Move(at.AddXY(margin, 0))
	t.row.Resize(fyne.NewSize(inner, height))
}

func (r *toastRenderer) Refresh() {
	l := looksOf(r.toasts)
	r.ground.FillColor, r.ground.CornerRadius = l.color(ColorToast), l.size(SizeCorner)
	r.ground.Hidden = !r.toasts.shown
	SetVisible(r.toasts.row, r.toasts.shown)
	r.Layout(r.toasts.Size())
	r.ground.Refresh()
	r.toasts.row.Refresh()
	canvas.Refresh(r.toasts) // what was hidden is on no canvas yet and requests no frame
}
