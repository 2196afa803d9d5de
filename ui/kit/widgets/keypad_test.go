package widgets

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func newHeardKeypad(t *testing.T, size fyne.Size) (*Keypad, *[]Key, fyne.Canvas) {
	heard := &[]Key{}
	k := NewKeypad(said(), func(key Key) { *heard = append(*heard, key) })
	return k, heard, widgettest.Scene(t, Column(SpaceSmall, k), size)
}

func TestEveryKeyIsReportedOnce(t *testing.T) {
	k, heard, _ := newHeardKeypad(t, widgettest.Phone())
	want := []Key{}
	for key := Key(0); key <= KeyPlus; key++ {
		test.Tap(k.keys[slices.IndexFunc(k.keys[:], func(w *padKey) bool { return w.key == key })])
		want = append(want, key)
	}
	if !slices.Equal(*heard, want) {
		t.Errorf("heard %v", *heard)
	}
}

func TestSignsLieWithinTheirKeysInLargeText(t *testing.T) {
	widgettest.Scaled(t, 2)
	k, _, _ := newHeardKeypad(t, fyne.NewSize(320, 480))
	k.Signed = true
	for _, room := range []float32{150, 300} { // two rows, and four
		k.Room = room
		k.Resize(fyne.NewSize(288, room))
		_, _, gap := k.shape()
		for _, key := range k.keys {
			if sign, room := key.sign.MinSize().Width, key.Size().Width-2*gap; key.Visible() && sign > room {
				t.Errorf("the sign of key %d is %v wide, its room %v", key.key, sign, room)
			}
		}
	}
}

func TestEveryKeyIsReported(t *testing.T) {
	k, heard, _ := newHeardKeypad(t, widgettest.Phone())
	k.Idle = func(key Key) bool { return key != 1 }
	k.Refresh()
	var want []Key
	for key := Key(0); key <= KeyMinus; key++ {
		test.Tap(k.keys[slices.IndexFunc(k.keys[:], func(w *padKey) bool { return w.key == key })])
		want = append(want, key)
	}
	for i, r := range "0123456789" {
		k.TypedRune(r)
		want = append(want, Key(i))
	}
	k.TypedKey(widgettest.Key(fyne.KeyBackspace))
	if want = append(want, KeyBack); !slices.Equal(*heard, want) {
		t.Errorf("heard %v, want %v", *heard, want)
	}
}

func TestKeyboardTypesOnKeypad(t *testing.T) {
	k, heard, c := newHeardKeypad(t, widgettest.Phone())
	c.Focus(k)
	k.TypedRune('4')
	k.TypedRune('+')
	k.TypedRune('2')
	k.TypedKey(widgettest.Key(fyne.KeyBackspace))
	k.TypedKey(widgettest.Key(fyne.KeyReturn))
	if want := []Key{4, KeyPlus, 2, KeyBack, KeyNext}; !slices.Equal(*heard, want) {
		t.Errorf("heard %v, want %v", *heard, want)
	}
}

func TestKeypadPassesOtherKeysOnOnlyWhenFocused(t *testing.T) {
	k, _, c := newHeardKeypad(t, widgettest.Phone())
	runes := ""
	c.SetOnTypedRune(func(r rune) { runes += string(r); k.TypedRune(r) })
	c.OnTypedRune()('?')
	c.Focus(k)
	k.TypedRune('?')
	c.Unfocus()
	expect.Same(t, "the canvas heard", runes, "??")
}

func TestKeysAreThumbSizedAndGrow(t *testing.T) {
	for name, c := range map[string]struct {
		width, Least, most float32
	}{
		"on the smallest phone": {288, 64, 64},
		"on a phone":            {358, 64, 70},
		"on a desktop":          {480, 80, 96},
		"with all the room":     {1200, 96, 96},
	} {
		t.Run(name, func(t *testing.T) {
			k := NewKeypad(said(), nil)
			k.Resize(fyne.NewSize(c.width, k.HeightFor(c.width)))
			if got := k.keys[0].Size().Height; got < c.Least || got > c.most {
				t.Errorf("a key is %v high", got)
			}
		})
	}
}

func TestKeypadTakesUnsteadyTap(t *testing.T) {
	_, heard, c := newHeardKeypad(t, widgettest.Phone())
	widgettest.NewPointer(c).Tap(fyne.NewPos(60, 30), 5, 5)
	if !slices.Equal(*heard, []Key{1}) {
		t.Errorf("heard %v", *heard)
	}
}

func TestSignsShareThePlaceOfBackspace(t *testing.T) {
	for _, width := range []float32{288, -288, 358, -358, 1200, -1200} {
		k := NewKeypad(said(), nil)
		k.Signed, width = width < 0, max(width, -width)
		k.Resize(fyne.NewSize(width, k.HeightFor(width)))
		keys := slices.DeleteFunc(slices.Clone(k.keys[:]), func(w *padKey) bool { return !w.Visible() })
		expect.Same(t, fmt.Sprintf("keys at %v", width), len(keys), 13+map[bool]int{true: 1}[k.Signed])
		for _, w := range keys {
			if s := w.Size(); s.Width < 44 || s.Height < 44 || w.Position().X+s.Width > width+0.1 {
				t.Errorf("at %v key %d is %v at %v", width, w.key, s, w.Position())
			}
		}
		for _, other := range keys {
			for _, w := range keys {
				if other != w && over(w, other) {
					t.Errorf("at %v keys %d and %d overlap", width, w.key, other.key)
				}
			}
		}
	}
}

// over reports whether two keys overlap.
func over(a, b *padKey) bool {
	p, q, s, r := a.Position(), b.Position(), a.Size(), b.Size()
	return p.X < q.X+r.Width && q.X < p.X+s.Width && p.Y < q.Y+r.Height && q.Y < p.Y+s.Height
}

func TestTheMinusIsThereIfNumbersGoBelowZero(t *testing.T) {
	k, heard, _ := newHeardKeypad(t, widgettest.Phone())
	minus := k.keys[13]
	if minus.Visible() {
		t.Error("there is a minus")
	}
	k.Signed = true
	k.Refresh()
	k.TypedRune('-')
	k.TypedRune('−')
	test.Tap(minus)
	if want := []Key{KeyMinus, KeyMinus, KeyMinus}; !minus.Visible() || !slices.Equal(*heard, want) {
		t.Errorf("the minus is there: %v, and %v is heard", minus.Visible(), *heard)
	}
	k.Signed = false
	k.Refresh()
	if minus.Visible() {
		t.Error("the minus stays")
	}
}

func TestAFlatKeypadHasRoomForBothSigns(t *testing.T) {
	k := NewKeypad(said(), nil)
	k.Signed, k.Room = true, 120
	k.Resize(fyne.NewSize(340, k.HeightFor(340)))
	for _, w := range k.keys {
		if s := w.Size(); !w.Visible() || s.Width < 44 || s.Height < 44 || w.Position().X+s.Width > 340.1 || w.Position().Y+s.Height > 120.1 {
			t.Errorf("key %d is %v at %v", w.key, s, w.Position())
		}
		for _, other := range k.keys {
			if other != w && over(w, other) {
				t.Errorf("keys %d and %d overlap", w.key, other.key)
			}
		}
	}
}

func TestKeypadInLittleRoomHasTwoRowsOfKeys(t *testing.T) {
	k := NewKeypad(said(), nil)
	for _, c := range []struct{ room, key float32 }{{120, 58}, {k.LeastRoom(), 44}} {
		k.Room = c.room
		k.Resize(fyne.NewSize(288, k.HeightFor(288)))
		if k.Size().Height != c.room || k.keys[0].Size().Height != c.key || k.keys[0].Size().Width < 44 {
			t.Errorf("in %v it is %v high, and a key %v", c.room, k.Size().Height, k.keys[0].Size())
		}
	}
}
