package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets/shape"
)

// Modal is a dialog over the page. Escape or a
// tap beside it cancels, Enter accepts; the focus stays inside.
type Modal struct {
	tapper

	OnCancel func() // after it was closed without an answer

	title  *Text
	accept *Button
	all    *fyne.Container
	scroll scroll
	canvas fyne.Canvas
	widest float32 // how wide it grows
}

// NewModal returns a dialog with a title, content and buttons, one below the other.
// Any of the buttons closes it before it acts; Enter taps the last one.
func NewModal(title string, content fyne.CanvasObject, actions ...*Button) *Modal {
	m := &Modal{title: titled(NewHeading(title)), widest: modalWidest}
	row := Columns(modalAction, SpaceSmall)
	for _, b := range actions {
		m.closing(b)
		row.Add(b)
		m.accept = b
	}
	m.all = Column(SpaceLarge, m.title, content, row)
	m.scroll = newScroll(scrolled{SpaceLarge, SpaceLarge, SpaceLarge, modalWidest, false}, Inset(SpaceTiny, SpaceTiny, m.all))
	m.extend(m, m.tappedBeside)
	return m
}

// modalAction is the least width of a button beside another, modalWidest the greatest width
// of a modal and listWidest that of one with a long list, in device-independent pixels.
const (
	modalAction = 128
	modalWidest = 440
	listWidest  = 1000
)

// SetWide lets the dialog use a wide window, for a long list in columns.
func (m *Modal) SetWide() {
	m.widest = listWidest
	m.scroll.layout.Shape = scrolled{SpaceLarge, SpaceLarge, SpaceLarge, m.widest, false}
}

// SetCross puts a cross beside the title, which closes the dialog.
func (m *Modal) SetCross(closes string) {
	m.all.Objects[0] = Row(SpaceSmall, 0, m.title, NewIconButton(IconClose, closes, m.cancel))
}

// closing makes a button close the modal before it acts.
func (m *Modal) closing(b *Button) {
	act := b.OnTapped
	b.OnTapped = func() {
		m.Close()
		call(act)
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

// cancel closes the modal as Escape does.
func (m *Modal) cancel() {
	if m.canvas == nil {
		return
	}
	m.Close()
	call(m.OnCancel)
}

func (m *Modal) tappedBeside(at fyne.Position) {
	from := m.scroll.Position()
	to := from.Add(m.scroll.Size())
	if at.X < from.X || at.Y < from.Y || at.X > to.X || at.Y > to.Y {
		m.cancel()
	}
}

// TypedKey cancels on Escape and accepts on Enter.
func (m *Modal) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		m.cancel()
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

func (m *Modal) Inner() fyne.CanvasObject { return m.scroll.Scroll }

// CreateRenderer draws the modal.
func (m *Modal) CreateRenderer() fyne.WidgetRenderer {
	scrim, panel := newSurface(ColorScrim, "", ""), newSurface(ColorSurface, ColorTileEdge, SizeCorner)
	return widget.NewSimpleRenderer(container.New(modalLayout{m}, scrim, panel, m.scroll.Scroll))
}

// modalLayout puts a modal on its panel in the middle, above the scrim. One that is higher than
// its room takes all the height, so that nothing of the page peeps out above or below it.
type modalLayout struct{ modal *Modal }

func (modalLayout) MinSize([]fyne.CanvasObject) fyne.Size { return LeastPage() }

func (l modalLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin, scroll := theme.Size(SpaceLarge), l.modal.scroll
	width := min(size.Width-2*margin, l.modal.widest)
	room := fyne.NewSize(width, shape.HeightFor(scroll.body, width))
	if room.Height > size.Height-2*margin {
		room.Height = size.Height
	}
	at := fyne.NewPos((size.Width-room.Width)/2, (size.Height-room.Height)/2)
	shape.Place(objects[0], fyne.Position{}, size)
	shape.Place(objects[1], at, room)
	scroll.place(at, room)
}

// Asking shows a question instead of the keys, and is at least as high as they would be. The
// question scrolls if there is no room for it; the answer below it is always in sight.
type Asking struct {
	shape.Composed

	InPlaceOf fyne.CanvasObject // the keys, or nil

	asks   *Bounded
	answer fyne.CanvasObject
}

// NewAsking returns a question with the answer below it.
func NewAsking(asks, answer fyne.CanvasObject) *Asking {
	a := &Asking{asks: NewBounded(asks), answer: answer}
	a.All = shape.In(askShape{a}, a.asks, answer)
	a.ExtendBaseWidget(a)
	return a
}

// Full returns the height of the whole question and answer at that width.
func (a *Asking) Full(width float32) float32 { return a.asks.HeightFor(width) + a.foot(width) }

// foot returns the height of the answer and the gap above it.
func (a *Asking) foot(width float32) float32 {
	return theme.Size(SpaceSmall) + shape.HeightFor(a.answer, width)
}

// leastHeight returns the height in which the answer and a line of what asks are in sight.
func (a *Asking) leastHeight() float32 {
	width := shape.LastWidthOf(a).Or(LeastPage().Width)
	return theme.Size(SizeTouch) + a.foot(width)
}

// askShape is the shape of what asks right above the answer, which is at the foot.
type askShape struct{ *Asking }

func (a askShape) Narrowest([]fyne.CanvasObject) float32 { return shape.WidthOf(a.answer) }

func (a askShape) Arrange(_ []fyne.CanvasObject, size fyne.Size, put shape.Put) float32 {
	foot, gap := a.foot(size.Width), theme.Size(SpaceSmall)
	room := max(0, size.Height-foot)
	height := min(room, shape.HeightFor(a.asks, size.Width))
	put.At(a.asks, fyne.NewPos(0, room-height), fyne.NewSize(size.Width, height))
	put.At(a.answer, fyne.NewPos(0, room+gap), fyne.NewSize(size.Width, foot-gap))
	if a.InPlaceOf == nil {
		return a.Full(size.Width)
	}
	return max(a.Full(size.Width), shape.HeightFor(a.InPlaceOf, size.Width))
}

// A Bounded is as high as its object, or scrolls the object if there is less room.
type Bounded struct {
	shape.Composed

	// Room is the most height, in device-independent pixels; 0 is no bound. Refresh what holds
	// it when it changes.
	Room float32

	on     fyne.CanvasObject
	scroll scroll
}

// NewBounded bounds an object.
func NewBounded(on fyne.CanvasObject) *Bounded {
	s := &Bounded{on: on, scroll: newScroll(scrolled{SpaceTiny, SpaceTiny, SpaceTiny, widestBody, false}, on)}
	s.All = shape.In(bounded{s}, s.scroll.Scroll)
	s.ExtendBaseWidget(s)
	return s
}

// Full returns the height of the object at a width.
func (s *Bounded) Full(width float32) float32 { return shape.HeightFor(s.on, width) }

// bounded gives all the room to what scrolls, and a little around it to the rings of the focus.
type bounded struct{ *Bounded }

func (b bounded) Narrowest([]fyne.CanvasObject) float32 { return shape.WidthOf(b.on) }

func (b bounded) Arrange(_ []fyne.CanvasObject, size fyne.Size, put shape.Put) float32 {
	if tiny := theme.Size(SpaceTiny); put != nil {
		b.scroll.place(fyne.NewSquareOffsetPos(-tiny), size.AddWidthHeight(2*tiny, 2*tiny))
	}
	if b.Room > 0 {
		return min(b.Room, b.Full(size.Width))
	}
	return b.Full(size.Width)
}
