package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// Modal is a dialog over the page. Escape or a
// tap beside it cancels, Enter accepts; the focus stays inside.
type Modal struct {
	tapper

	OnCancel func() // after it was closed without an answer

	accept *Button
	all    *fyne.Container
	body   *modalBody
	scroll *container.Scroll
	canvas fyne.Canvas
}

// NewModal returns a dialog with a title, content and buttons, one below the other.
// Any of the buttons closes it before it acts; Enter taps the last one.
func NewModal(title string, content fyne.CanvasObject, actions ...*Button) *Modal {
	m := &Modal{}
	row := Columns(modalAction, SpaceSmall)
	for _, b := range actions {
		m.closing(b)
		row.Add(b)
		m.accept = b
	}
	m.all = Column(SpaceLarge, NewHeading(title), content, row)
	m.body = &modalBody{content: m.all}
	m.scroll = container.NewVScroll(&fyne.Container{Layout: m.body, Objects: []fyne.CanvasObject{m.all}})
	m.extend(m, m.tappedBeside)
	return m
}

// modalAction is the least width of a button beside another, and
// modalWidest the greatest width of a modal, in device-independent pixels.
const (
	modalAction = 128
	modalWidest = 440
)

// closing makes a button close the modal before it acts.
func (m *Modal) closing(b *Button) {
	act := b.OnTapped
	b.OnTapped = func() {
		m.Close()
		if act != nil {
			act()
		}
	}
}

// ConfirmWords are the words of a confirmation.
type ConfirmWords struct {
	Title, Text    string
	Accept, Cancel string
	Danger         bool // accepting cannot be undone
}

// NewConfirm returns a dialog with two buttons; accepted runs on the second.
func NewConfirm(words ConfirmWords, accepted func()) *Modal {
	kind := Primary
	if words.Danger {
		kind = Danger
	}
	return NewModal(words.Title, NewBody(words.Text),
		NewButton(Secondary, words.Cancel, nil), NewButton(kind, words.Accept, accepted))
}

// Open shows the modal on a canvas and takes the focus.
func (m *Modal) Open(c fyne.Canvas) {
	if m.canvas != nil {
		return
	}
	m.canvas = c
	c.Overlays().Add(m)
	m.Resize(c.Size())
	c.Focus(m)
}

// Close hides the modal; it may be opened again.
func (m *Modal) Close() {
	if m.canvas == nil {
		return
	}
	c := m.canvas
	m.canvas = nil
	c.Overlays().Remove(m)
}

// Cancel closes the modal as Escape does.
func (m *Modal) Cancel() {
	if m.canvas == nil {
		return
	}
	m.Close()
	if m.OnCancel != nil {
		m.OnCancel()
	}
}

func (m *Modal) tappedBeside(at fyne.Position) {
	from := m.scroll.Position()
	to := from.Add(m.scroll.Size())
	if at.X < from.X || at.Y < from.Y || at.X > to.X || at.Y > to.Y {
		m.Cancel()
	}
}

// TypedKey cancels on Escape and accepts on Enter.
func (m *Modal) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		m.Cancel()
	case fyne.KeyReturn, fyne.KeyEnter:
		if m.accept != nil && !m.accept.Disabled() {
			m.accept.OnTapped()
		}
	}
}

// TypedRune does nothing, and keeps the rune from the page below.
func (m *Modal) TypedRune(rune) {}

// FocusGained does nothing.
func (m *Modal) FocusGained() {}

// FocusLost does nothing.
func (m *Modal) FocusLost() {}

func (m *Modal) inner() fyne.CanvasObject { return m.scroll }

// CreateRenderer draws the modal.
func (m *Modal) CreateRenderer() fyne.WidgetRenderer {
	m.ExtendBaseWidget(m)
	r := &modalRenderer{modal: m, scrim: canvas.NewRectangle(nil), panel: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.scrim, r.panel, r.modal.scroll}
	r.Refresh()
	return r
}

type modalRenderer struct {
	rendererBase

	modal        *Modal
	scrim, panel *canvas.Rectangle
}

func (r *modalRenderer) MinSize() fyne.Size { return leastPage() }

func (r *modalRenderer) Layout(size fyne.Size) {
	margin := looksOf(r.modal).size(SpaceLarge)
	r.scrim.Resize(size)
	width := min(size.Width-2*margin, modalWidest)
	r.modal.body.width = lastWidth(width)
	height := min(size.Height-2*margin, r.modal.body.height(width))
	at := fyne.NewPos((size.Width-width)/2, (size.Height-height)/2)
	for _, o := range []fyne.CanvasObject{r.panel, r.modal.scroll} {
		o.Move(at)
		o.Resize(fyne.NewSize(width, height))
	}
}

func (r *modalRenderer) Refresh() {
	l := looksOf(r.modal)
	r.scrim.FillColor = l.color(ColorScrim)
	r.panel.FillColor, r.panel.StrokeColor = l.color(ColorSurface), l.color(ColorTileEdge)
	r.panel.StrokeWidth, r.panel.CornerRadius = edgeWidth, l.size(SizeCorner)
	r.Layout(r.modal.Size())
	r.modal.scroll.Refresh()
	r.scrim.Refresh()
	r.panel.Refresh()
}

// modalBody keeps a margin around the content of a modal and knows its width
// before the scroll asks for its height.
type modalBody struct {
	content fyne.CanvasObject
	width   lastWidth
}

func (b *modalBody) pad() float32 {
	return currentLooks().size(SpaceHuge) - currentLooks().size(SpaceTiny)
}

func (b *modalBody) height(width float32) float32 {
	return HeightFor(b.content, width-2*b.pad()) + 2*b.pad()
}

// Layout places the content.
func (b *modalBody) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	b.width = lastWidth(size.Width)
	pad, width := b.pad(), size.Width-2*b.pad()
	b.content.Move(fyne.NewPos(pad, pad))
	b.content.Resize(fyne.NewSize(width, HeightFor(b.content, width)))
}

// MinSize returns a small width and the height of the content.
func (b *modalBody) MinSize([]fyne.CanvasObject) fyne.Size {
	width := b.width.or(leastPage().Width)
	return fyne.NewSize(min(width, leastPage().Width), b.height(width))
}
