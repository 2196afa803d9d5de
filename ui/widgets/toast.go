package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Toasts shows one short message at a time over the page, with at most one
// button, such as "Undo"; it goes away by itself. Lay it over the
// content of the window: it takes no taps beside the message.
type Toasts struct {
	composed

	// Over is the screen below: a message stands above the bars of its pages and
	// leaves their buttons free. If nil, there are none.
	Over func() fyne.CanvasObject

	after  After
	text   *Text
	action *Button
	box    *fyne.Container // the message on its ground
	margin *inset          // around the message
	turn   int             // counts the messages
	stop   func()
}

// After runs f once d has passed, unless stop was called before. It runs f
// where the widgets may be changed.
type After func(d time.Duration, f func()) (stop func())

// How long a message stays at least, how long for each letter, and how wide it
// grows in device-independent pixels.
const (
	toastStay   = 6 * time.Second
	perLetter   = 90 * time.Millisecond
	toastWidest = 480
)

// NewToasts returns a layer without a message.
func NewToasts(after After) *Toasts {
	t := &Toasts{after: after, stop: func() {}, margin: &inset{across: SpaceLarge}}
	t.text = NewText("", TextStyle{Color: ColorOnToast})
	t.action = NewButton(onToast, "", nil)
	t.box = layers(newSurface(ColorToast, "", SizeCorner), inShape(t.margin, Row(SpaceSmall, 0, t.text, t.action)))
	t.box.Hide()
	t.all = container.New(toastLayout{t}, t.box)
	t.ExtendBaseWidget(t)
	return t
}

// room returns where a message may stand in a window of that size: above the bars
// at the foot of its pages, and beside keys that are at the right.
func (t *Toasts) room(window fyne.Size) fyne.Size {
	if t.Over == nil || !t.box.Visible() {
		return window
	}
	bars, width := barsOf(t.Over())
	if width < window.Width {
		return fyne.NewSize(width, window.Height)
	}
	return fyne.NewSize(width, window.Height-bars)
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
	t.margin.along = SpaceMedium
	if do != nil {
		t.margin.along = SpaceTiny
	}
	t.box.Show()
	t.turn++
	turn := t.turn
	t.stop = t.after(max(toastStay, time.Duration(len(text))*perLetter), func() {
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
	t.box.Hide()
	t.Refresh()
}

// Message returns the message that is shown, or "".
func (t *Toasts) Message() string {
	if !t.box.Visible() {
		return ""
	}
	return t.text.Text()
}

// toastLayout puts a message above the footers.
type toastLayout struct{ toasts *Toasts }

// MinSize returns nothing: a message takes no room.
func (toastLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (l toastLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	margin, room := theme.Size(SpaceLarge), l.toasts.room(size)
	width := min(room.Width-2*margin, toastWidest)
	height := HeightFor(l.toasts.box, width)
	at := fyne.NewPos((room.Width-width)/2, max(margin, room.Height-margin-height))
	place(l.toasts.box, at, fyne.NewSize(width, height))
}
