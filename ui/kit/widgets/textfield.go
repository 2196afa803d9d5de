package widgets

import (
	"image"
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets/shape"
	"tabby/ui/kit/widgets/typeset"
)

// TextField is an entry with a label above it and a hint
// below it, which an error replaces.
type TextField struct {
	shape.Composed

	OnChanged   func(string)
	OnSubmitted func(string) // Enter was typed
	OnLeft      func()       // the focus went elsewhere

	label *Text
	note  *note
	entry *fieldEntry
	help  string
	wrong string
}

// NewTextField returns an empty field with that label.
func NewTextField(label string) *TextField {
	f := &TextField{label: NewText(label, TextStyle{Size: SizeSmall, Color: ColorMuted}), note: newNote()}
	f.entry = newFieldEntry()
	f.entry.label = f.label
	f.entry.OnChanged = f.changed
	f.entry.OnSubmitted = func(text string) { callWith(f.OnSubmitted, text) }
	f.entry.focus = func(on bool) {
		if !on && f.OnLeft != nil {
			f.OnLeft()
		}
	}
	SetVisible(f.label, label != "")
	f.All = Column(SpaceTiny, f.label, f.entry, f.note.box)
	f.ExtendBaseWidget(f)
	return f
}

// SetTall shows that many lines, at which the text is wrapped. Enter still submits:
// the text stays one paragraph.
func (f *TextField) SetTall(lines int) {
	f.entry.MultiLine = true
	f.entry.Wrapping = fyne.TextWrapWord
	f.entry.SetMinRowsVisible(lines)
	f.entry.key = func(k *fyne.KeyEvent) bool {
		enter := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter
		if enter {
			f.entry.OnSubmitted(f.entry.Text)
		}
		return enter
	}
}

// SetListed takes several texts, with commas between: lines and columns that are pasted have such.
func (f *TextField) SetListed() { f.entry.listed = true }

// SetBeside shows an object, such as a button, at the right of the line that is typed into.
func (f *TextField) SetBeside(o fyne.CanvasObject) {
	f.All.Objects[1] = Row(SpaceSmall, 0, f.entry, o)
	f.Refresh()
}

// SetHelp shows a hint below the field.
func (f *TextField) SetHelp(text string) {
	f.help = text
	f.showNote()
}

// SetError shows an error instead of the hint, or none if empty.
func (f *TextField) SetError(text string) {
	f.wrong = text
	f.showNote()
}

// Error returns the error, or "".
func (f *TextField) Error() string { return f.wrong }

// SetHint sets the placeholder.
func (f *TextField) SetHint(text string) { f.entry.SetPlaceHolder(text) }

// Text returns the text that was typed.
func (f *TextField) Text() string { return f.entry.Text }

// SetText changes the text and calls OnChanged. In one line what is typed next follows on it.
func (f *TextField) SetText(text string) {
	f.entry.SetText(text)
	if !f.entry.MultiLine {
		f.entry.CursorColumn = utf8.RuneCountInString(text)
		f.entry.Refresh()
	}
}

// Entry returns the entry, to be focused.
func (f *TextField) Entry() fyne.Focusable { return f.entry }

// changed joins the lines of a text, such as one that was pasted.
func (f *TextField) changed(text string) {
	if f.entry.MultiLine && strings.ContainsAny(text, "\r\n") {
		f.entry.SetText(strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\r' || r == '\n' }), " "))
		return
	}
	callWith(f.OnChanged, text)
}

func (f *TextField) showNote() {
	f.note.set(f.help, f.wrong)
	f.entry.wrong = f.wrong != ""
	f.Refresh()
}

// note is the line below a field: a hint in the muted colour, or an error in
// the warning colour with a sign before it.
type note struct {
	text *Text
	sign *Glyph
	box  *fyne.Container
}

func newNote() *note {
	n := &note{text: NewHint(""), sign: NewGlyph(IconWarning, ColorWarning)}
	n.sign.Side = theme.SizeNameCaptionText
	n.text.SetLive()
	n.box = Row(SpaceTiny, 1, n.sign, n.text)
	n.set("", "")
	return n
}

func (n *note) set(help, wrong string) {
	n.text.style.Color, n.text.text = ColorMuted, help
	if wrong != "" {
		n.text.style.Color, n.text.text = ColorWarning, wrong
	}
	SetVisible(n.sign, wrong != "")
	SetVisible(n.box, n.text.text != "")
	n.text.Refresh()
	n.box.Refresh()
}

// fieldEntry is Fyne's entry, a thumb high, with our focus ring. It passes on
// keys that it does not use.
type fieldEntry struct {
	widget.Entry

	accept func(rune) bool // nil: every rune
	digits bool            // asks a phone for its number keys
	number bool            // it is one, which a number block types that is off, too
	late   []rune          // digits of keys whose characters have not come
	listed bool            // what is pasted has commas in place of ends of lines and tabs
	focus  func(on bool)
	key    func(*fyne.KeyEvent) bool // true: the key is used up
	label  *Text                     // that it stands under or beside; may be nil
	said   string                    // to those who listen, or "" for the label
	ring   *canvas.Rectangle
	wheel  *wheel
	wrong  bool
	hasIt  bool
}

func newFieldEntry() *fieldEntry {
	e := &fieldEntry{ring: canvas.NewRectangle(nil)}
	e.wheel = newWheel(e)
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
	e.hasIt, e.late = false, nil
	e.Entry.FocusLost()
	callWith(e.focus, false)
}

func (e *fieldEntry) TypedRune(r rune) {
	if e.number && e.came(r) {
		return
	}
	if e.accept == nil || e.accept(r) {
		e.Entry.TypedRune(r)
	}
}

// came takes the character of a key whose digit stands already, and reports whether it is that. Another one, as
// keys above the letters have in some countries, takes the place of the digit.
func (e *fieldEntry) came(r rune) bool {
	if len(e.late) == 0 {
		return false
	}
	if i := slices.Index(e.late, r); i >= 0 {
		e.late = slices.Delete(e.late, i, i+1)
		return true
	}
	e.late = e.late[:len(e.late)-1]
	e.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	return false
}

// TypedKey types a digit by its key alone: no character follows from a number block that is off.
func (e *fieldEntry) TypedKey(k *fyne.KeyEvent) {
	digit := e.number && len(k.Name) == 1 && '0' <= k.Name[0] && k.Name[0] <= '9'
	if !digit {
		e.late = nil
	}
	switch {
	case digit:
		e.Entry.TypedRune(rune(k.Name[0]))
		e.late = append(e.late, rune(k.Name[0]))
	case e.key != nil && e.key(k):
	case k.Name == fyne.KeyEscape:
		passKey(e, k)
	default:
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut pastes a list in one line.
func (e *fieldEntry) TypedShortcut(s fyne.Shortcut) {
	if paste, is := s.(*fyne.ShortcutPaste); is && e.listed {
		text := strings.FieldsFunc(paste.Clipboard.Content(), func(r rune) bool { return strings.ContainsRune("\r\n\t", r) })
		s = &fyne.ShortcutPaste{Clipboard: pasted(strings.Join(text, ", "))}
	}
	e.Entry.TypedShortcut(s)
}

// pasted is a clipboard with a text of its own.
type pasted string

// Content returns the text.
func (p pasted) Content() string { return string(p) }

// SetContent leaves it.
func (pasted) SetContent(string) {}

// AcceptsTab returns false, so that Tab moves the focus even if the text
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

// fits reports whether all of the text is seen, so that there is nothing to scroll in it.
func (e *fieldEntry) fits() bool {
	l := LooksOf(e)
	face, pad := typeset.Typeface{Size: l.Size(theme.SizeNameText), Style: e.TextStyle}, l.Size(theme.SizeNameInnerPadding)
	return !e.MultiLine || float32(len(face.Lines(e.Text, e.Size().Width-2*pad, 0)))*face.LineHeight() <= e.Size().Height-2*pad+rounding
}

// CreateRenderer draws Fyne's entry and the ring around it.
func (e *fieldEntry) CreateRenderer() fyne.WidgetRenderer {
	r := &entryRing{WidgetRenderer: e.Entry.CreateRenderer(), entry: e}
	if typeset.CurrentScribe() != nil {
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
	r.entry.wheel.Resize(size)
	SetVisible(r.entry.wheel, r.entry.fits())
	if r.line != nil {
		r.line.show(r.entry)
	}
}

func (r *entryRing) Refresh() {
	l, e := LooksOf(r.entry), r.entry
	r.WidgetRenderer.Refresh()
	e.ring.FillColor = l.Named("")
	e.ring.CornerRadius = l.Size(SizeCorner)
	e.ring.StrokeWidth, e.ring.StrokeColor = 0, l.Named("")
	switch {
	case e.hasIt:
		e.ring.StrokeWidth, e.ring.StrokeColor = RingWidth, l.Color(ColorFocus)
	case e.wrong:
		e.ring.StrokeWidth, e.ring.StrokeColor = edgeWidth+1, l.Color(ColorWarning)
	}
	e.ring.Refresh()
	SetVisible(e.wheel, e.fits())
	if r.line != nil {
		r.line.show(e)
	}
}

func (r *entryRing) Objects() []fyne.CanvasObject {
	all := slices.Clip(r.WidgetRenderer.Objects())
	if r.line != nil {
		all = append(all, r.line.objects()...)
	}
	return append(all, r.entry.ring, r.entry.wheel)
}

// entryLine covers what Fyne draws of an entry of one line with what a [typeset.Scribe] draws.
type entryLine struct {
	ground, cursor *canvas.Rectangle
	picture        *canvas.Image
}

func newEntryLine() *entryLine {
	return &entryLine{
		ground: &canvas.Rectangle{}, cursor: &canvas.Rectangle{},
		picture: &canvas.Image{FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest},
	}
}

func (c *entryLine) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.ground, c.picture, c.cursor}
}

// show covers an entry if it has letters that are missing in Fyne's fonts.
func (c *entryLine) show(e *fieldEntry) {
	l := LooksOf(e)
	face := typeset.Typeface{Size: l.Size(theme.SizeNameText), Style: e.TextStyle}
	drawn, size := typeset.CurrentScribe().Picture(e.Text, face.Size, face.Style.Bold, l.Color(theme.ColorNameForeground))
	for _, o := range c.objects() {
		SetVisible(o, drawn != nil && !e.MultiLine)
	}
	if !c.ground.Visible() {
		return
	}
	pad, border := l.Size(theme.SizeNameInnerPadding), l.Size(theme.SizeNameInputBorder)
	room := fyne.NewSize(e.Size().Width-2*pad, face.LineHeight())
	at := fyne.NewPos(pad, pad)
	cursor := face.Width(string([]rune(e.Text)[:e.CursorColumn]))
	hidden := max(0, cursor-room.Width) // on the left
	c.ground.FillColor = l.Color(theme.ColorNameInputBackground)
	shape.Place(c.ground, at.SubtractXY(border, 0), room.AddWidthHeight(2*border, 0))
	c.picture.Image = window(drawn, hidden/size.Width, (hidden+room.Width)/size.Width)
	shape.Place(c.picture, at, fyne.NewSize(min(room.Width, size.Width-hidden), size.Height))
	c.cursor.FillColor = l.Color(theme.ColorNamePrimary)
	SetVisible(c.cursor, e.hasIt)
	shape.Place(c.cursor, at.AddXY(cursor-hidden-border/2, 0), fyne.NewSize(border, room.Height))
	for _, o := range c.objects() {
		o.Refresh()
	}
}

// window returns what a picture shows between two parts of its width.
func window(whole image.Image, from, to float32) image.Image {
	b := whole.Bounds()
	wide := float32(b.Dx())
	part, ok := whole.(interface {
		SubImage(image.Rectangle) image.Image
	})
	if !ok {
		return whole
	}
	return part.SubImage(image.Rect(b.Min.X+int(from*wide), b.Min.Y, b.Min.X+int(min(1, to)*wide), b.Max.Y))
}
