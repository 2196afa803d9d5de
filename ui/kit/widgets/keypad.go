package widgets

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/words"
	"tabby/ui/kit/widgets/shape"
)

// Key is a key of a [Keypad]: a digit from 0 to 9, or one of the constants.
type Key int

// The keys that are not digits.
const (
	KeyBack  Key = 10 // deletes the last digit
	KeyNext  Key = 11 // moves on
	KeyPlus  Key = 12 // adds the digits that follow
	KeyMinus Key = 13 // takes the digits that follow off, or begins a number below zero
)

// keyOrder returns the keys in order, three a row, and flatOrder six a row. The signs
// share the place of Backspace, and have none in a flat keypad; in one with a minus, which
// is signedOrder, they have a column of their own.
func keyOrder() []Key {
	return []Key{1, 2, 3, 4, 5, 6, 7, 8, 9, KeyBack, 0, KeyNext, KeyPlus, KeyMinus}
}
func flatOrder() []Key { return []Key{1, 2, 3, 4, 5, KeyBack, 6, 7, 8, 9, 0, KeyNext} }
func signedOrder() []Key {
	return []Key{1, 2, 3, 4, 5, KeyMinus, KeyBack, 6, 7, 8, 9, 0, KeyPlus, KeyNext}
}

// Keypad has ten digits, Backspace, a plus and Enter, big enough for a thumb, and a minus
// if numbers below zero are typed.
// It takes the same keys from the keyboard: while it has the focus, or passed
// to [Keypad.TypedRune] and [Keypad.TypedKey].
type Keypad struct {
	shape.Composed

	OnKey func(Key)
	Idle  func(Key) bool // looks as if it did nothing, and is reported all the same; nil: none; call Refresh when its answers change

	// Room is the height the keypad should keep to if a thumb allows, in
	// device-independent pixels; 0 is no bound. Where four rows of keys do not fit
	// it, there are two.
	Room float32

	// Signed shows the minus; call Refresh when it changes.
	Signed bool

	// Done says that nothing has to be typed any more: KeyNext looks as all keys do. Call Refresh when it
	// changes.
	Done bool

	keys    [14]*padKey
	ring    *surface
	passing bool // a key is being passed on; the canvas may pass it back
}

// NewKeypad returns a keypad that reports its keys.
func NewKeypad(w *words.Kit, pressed func(Key)) *Keypad {
	k := &Keypad{OnKey: pressed, ring: newSurface("", ColorFocus, SpaceLarge)}
	k.ring.width = RingWidth
	k.ring.Hide()
	k.All = container.New(padLayout{k})
	for i, key := range keyOrder() {
		k.keys[i] = newPadKey(k, key, w)
		k.All.Objects = append(k.All.Objects, k.keys[i])
	}
	k.All.Objects = append(k.All.Objects, k.ring)
	k.ExtendBaseWidget(k)
	return k
}

// TypedRune presses a digit or a sign; it passes other runes on.
func (k *Keypad) TypedRune(r rune) {
	switch {
	case r >= '0' && r <= '9':
		callWith(k.OnKey, Key(r-'0'))
		return
	case r == '+':
		callWith(k.OnKey, KeyPlus)
		return
	case r == '-', r == '−':
		callWith(k.OnKey, KeyMinus)
		return
	}
	k.pass(func() { passRune(k, r) })
}

// TypedKey presses KeyBack on Backspace and Delete and KeyNext on Enter; it passes other keys on, and Enter
// while KeyNext is idle.
func (k *Keypad) TypedKey(e *fyne.KeyEvent) {
	enter := e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter
	switch {
	case e.Name == fyne.KeyBackspace, e.Name == fyne.KeyDelete:
		callWith(k.OnKey, KeyBack)
	case enter && (k.Idle == nil || !k.Idle(KeyNext)):
		callWith(k.OnKey, KeyNext)
	default:
		k.pass(func() { passKey(k, e) })
	}
}

// pass passes on what came by the focus, once.
func (k *Keypad) pass(on func()) {
	if k.ring.Visible() && !k.passing {
		k.passing = true
		on()
		k.passing = false
	}
}

// FocusGained shows the ring.
func (k *Keypad) FocusGained() {
	k.ring.Show()
	reveal(k)
}

// FocusLost hides the ring.
func (k *Keypad) FocusLost() { k.ring.Hide() }

// flattestKey and highestKey bound a key's height: its share of its width,
// and device-independent pixels.
const (
	flattestKey = 0.56
	highestKey  = 96
)

// HeightFor returns the height at that width: keys grow with the room there is.
func (k *Keypad) HeightFor(width float32) float32 {
	rows, columns, gap := k.shape()
	height := float32(highestKey)
	if rows > 2 {
		height = min((width-(columns-1)*gap)/columns*flattestKey, highestKey)
	}
	least := max(LooksOf(k).Size(SizeKey), k.keys[0].digit.HeightFor(shape.AnyHeight)+LooksOf(k).Size(SpaceSmall))
	if k.Room > 0 {
		least = k.leastKey()
		height = max(height, least)
		height = min(height, (k.Room-(rows-1)*gap)/rows)
	}
	return rows*max(height, least) + (rows-1)*gap
}

// leastKey returns the height of a key that a thumb hits, and into which its digit
// fits.
func (k *Keypad) leastKey() float32 {
	const digit = 0.7 // of the height of a line
	return max(LooksOf(k).Size(SizeTouchFloor), digit*k.keys[0].digit.HeightFor(shape.AnyHeight))
}

// LeastRoom returns the least height of four rows of keys.
func (k *Keypad) LeastRoom() float32 { return 4*k.leastKey() + 3*LooksOf(k).Size(SpaceSmall) }

// shape returns how many rows and columns of keys there are, and the gap between
// them.
func (k *Keypad) shape() (rows, columns, gap float32) {
	gap = LooksOf(k).Size(SpaceSmall)
	if k.Room > 0 && k.Room < k.LeastRoom() {
		if k.Signed {
			return 2, 7, LooksOf(k).Size(SpaceTiny)
		}
		return 2, 6, LooksOf(k).Size(SpaceTiny)
	}
	return 4, 3, gap
}

// Flat reports whether there is room for two rows of keys only, and none for the plus
// unless there is a minus.
func (k *Keypad) Flat() bool {
	rows, columns, _ := k.shape()
	return rows < columns
}

// leastHeight returns the height with the smallest keys that a thumb hits.
func (k *Keypad) leastHeight() float32 {
	rows, _, gap := k.shape()
	return rows*LooksOf(k).Size(SizeTouchFloor) + (rows-1)*gap
}

// Refresh shows which keys are idle.
func (k *Keypad) Refresh() {
	for _, key := range k.keys {
		set(key, &key.idle, k.Idle != nil && k.Idle(key.key))
	}
	k.Composed.Refresh()
}

// padLayout lays out the keys of a keypad, and the ring around them.
type padLayout struct{ pad *Keypad }

func (p padLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	width := 3*theme.Size(SizeKey) + 2*theme.Size(SpaceSmall)
	return fyne.NewSize(width, p.pad.HeightFor(width))
}

func (p padLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	rows, columns, gap := p.pad.shape()
	order := keyOrder()
	switch {
	case p.pad.Flat() && p.pad.Signed:
		order = signedOrder()
	case p.pad.Flat():
		order = flatOrder()
	}
	key := fyne.NewSize((size.Width-(columns-1)*gap)/columns, (size.Height-(rows-1)*gap)/rows)
	for _, o := range p.pad.keys {
		i := slices.Index(order, o.key)
		row, column := i/int(columns), i%int(columns)
		o.put(fyne.NewPos(float32(column)*(key.Width+gap), float32(row)*(key.Height+gap)), key, gap)
	}
	p.shareCorner(key, size)
	shape.Place(p.pad.ring, fyne.NewSquareOffsetPos(-RingGap), size.AddWidthHeight(2*RingGap, 2*RingGap))
}

// shareCorner lets the signs share the place of Backspace, and shows them unless the keypad
// is flat. If a share is too narrow for a thumb, the other keys of that row are narrower by
// what is missing.
func (p padLayout) shareCorner(key, size fyne.Size) {
	at := func(k Key) *padKey {
		return p.pad.keys[slices.IndexFunc(p.pad.keys[:], func(w *padKey) bool { return w.key == k })]
	}
	plus, minus, zero, next := at(KeyPlus), at(KeyMinus), at(0), at(KeyNext)
	plus.Hidden, minus.Hidden = p.pad.Flat() && !p.pad.Signed, !p.pad.Signed
	if p.pad.Flat() {
		return
	}
	_, _, gap := p.pad.shape()
	corner := []*padKey{at(KeyBack), plus}
	if p.pad.Signed {
		corner = append(corner, minus)
	}
	tiny, top, n := theme.Size(SpaceTiny), size.Height-key.Height, float32(len(corner))
	share := max((key.Width-(n-1)*tiny)/n, theme.Size(SizeTouchFloor))
	for i, w := range corner {
		w.put(fyne.NewPos(float32(i)*(share+tiny), top), fyne.NewSize(share, key.Height), gap)
	}
	left := n*share + (n-1)*tiny + gap
	width := (size.Width - left - gap) / 2
	zero.put(fyne.NewPos(left, top), fyne.NewSize(width, key.Height), gap)
	next.put(fyne.NewPos(left+width+gap, top), fyne.NewSize(width, key.Height), gap)
}

// padKey is one key. The keypad takes the focus for it.
type padKey struct {
	tapper
	plate

	pad   *Keypad
	key   Key
	label string
	idle  bool
	sign  *Glyph
	digit *Text
}

func newPadKey(pad *Keypad, key Key, say *words.Kit) *padKey {
	w := &padKey{pad: pad, key: key, sign: NewGlyph("", ""), digit: NewText("", TextStyle{Size: SizeName, Whole: true})}
	switch key {
	case KeyBack:
		w.sign.Icon, w.label = IconBackspace, say.Backspace
	case KeyNext:
		w.sign.Icon, w.label = IconNext, say.Enter
	case KeyPlus:
		w.sign.Icon, w.label = IconPlus, say.Plus
	case KeyMinus:
		w.sign.Icon, w.label = IconMinus, say.Minus
	default:
		w.label = strconv.Itoa(int(key))
		w.digit.text = w.label
	}
	form := touch{Shape: snug{gap: SpaceNone}, across: SpaceTiny, along: SpaceNone}
	w.plate = plate{press: &w.tapper, content: shape.In(form, w.sign, w.digit), paint: w.paint}
	w.extend(w, func(fyne.Position) { callWith(pad.OnKey, key) })
	return w
}

// put places the key, with a sign as large as leaves a margin beside it.
func (w *padKey) put(at fyne.Position, size fyne.Size, margin float32) {
	for _, w.sign.Side = range []fyne.ThemeSizeName{SizeName, SizeHeading, SizeSmall} {
		if w.sign.MinSize().Width <= size.Width-2*margin {
			break
		}
	}
	shape.Place(w, at, size)
}

func (w *padKey) paint() skinLook {
	look, ink := skinLook{fill: ColorTile, stroke: ColorTileEdge}, theme.ColorNameForeground
	switch {
	case w.idle:
		look, ink = skinLook{fill: ColorDisabledFill}, ColorDisabledInk
	case w.key == KeyNext && !w.pad.Done:
		look, ink = skinLook{fill: ColorFelt}, ColorOnFelt
	}
	w.sign.set(w.sign.Icon, ink)
	w.digit.SetColor(ink)
	return look
}
