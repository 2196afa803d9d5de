package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// fieldEntry is Fyne's entry, a thumb high, with our focus ring. It passes on
// keys that it does not use.
type fieldEntry struct {
	widget.Entry

	accept func(rune) bool // nil: every rune
	digits bool            // asks a phone for its number keys
	focus  func(on bool)
	key    func(*fyne.KeyEvent) bool // true: the key is used up
	label  *Text                     // that it stands under or beside; may be nil
	ring   *canvas.Rectangle
	wrong  bool
	hasIt  bool
}

func newFieldEntry() *fieldEntry {
	e := &fieldEntry{ring: canvas.NewRectangle(nil)}
	e.ExtendBaseWidget(e)
	return e
}

func (e *fieldEntry) FocusGained() {
	e.hasIt = true
	e.Entry.FocusGained()
	reveal(e)
	callWith(e.focus, true)
}

func (e *fieldEntry) FocusLost() {
	e.hasIt = false
	e.Entry.FocusLost()
	callWith(e.focus, false)
}

func (e *fieldEntry) TypedRune(r rune) {
	if e.accept == nil || e.accept(r) {
		e.Entry.TypedRune(r)
	}
}

func (e *fieldEntry) TypedKey(k *fyne.KeyEvent) {
	switch {
	case e.key != nil && e.key(k):
	case k.Name == fyne.KeyEscape:
		passKey(e, k)
	default:
		e.Entry.TypedKey(k)
	}
}

// AcceptsTab returns false, so that Tab moves the focus even where the text
// has several lines.
func (e *fieldEntry) AcceptsTab() bool { return false }

func (e *fieldEntry) Keyboard() mobile.KeyboardType {
	if e.digits {
		return mobile.NumberKeyboard
	}
	return mobile.SingleLineKeyboard
}

func (e *fieldEntry) MinSize() fyne.Size {
	least := e.Entry.MinSize()
	return fyne.NewSize(max(least.Width, e.Theme().Size(SizeTouchFloor)), max(least.Height, e.Theme().Size(SizeTouch)))
}

// CreateRenderer draws Fyne's entry and the ring around it.
func (e *fieldEntry) CreateRenderer() fyne.WidgetRenderer {
	r := &entryRing{WidgetRenderer: e.Entry.CreateRenderer(), entry: e}
	if scribe() != nil {
		r.line = newEntryLine()
		e.OnCursorChanged = func() { r.line.show(e) }
	}
	return r
}

type entryRing struct {
	fyne.WidgetRenderer
	entry *fieldEntry
	line  *entryLine // nil where there is no scribe
}

func (r *entryRing) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.entry.ring.Resize(size)
	if r.line != nil {
		r.line.show(r.entry)
	}
}

func (r *entryRing) Refresh() {
	l, e := looksOf(r.entry), r.entry
	r.WidgetRenderer.Refresh()
	e.ring.FillColor = l.named("")
	e.ring.CornerRadius = l.size(SizeCorner)
	e.ring.StrokeWidth, e.ring.StrokeColor = 0, l.named("")
	switch {
	case e.hasIt:
		e.ring.StrokeWidth, e.ring.StrokeColor = ringWidth, l.color(ColorFocus)
	case e.wrong:
		e.ring.StrokeWidth, e.ring.StrokeColor = edgeWidth+1, l.color(ColorWarning)
	}
	e.ring.Refresh()
	if r.line != nil {
		r.line.show(e)
	}
}

func (r *entryRing) Objects() []fyne.CanvasObject {
	all := slices.Clip(r.WidgetRenderer.Objects())
	if r.line != nil {
		all = append(all, r.line.objects()...)
	}
	return append(all, r.entry.ring)
}
