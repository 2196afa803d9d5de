package widgets

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func newHeardKeypad(t *testing.T, size fyne.Size) (*Keypad, *[]Key, fyne.Canvas) {
	heard := &[]Key{}
	k := NewKeypad(func(key Key) { *heard = append(*heard, key) })
	return k, heard, scene(t, Column(SpaceSmall, k), size)
}

func TestEveryKeyIsReportedOnce(t *testing.T) {
	k, heard, _ := newHeardKeypad(t, phone)
	want := []Key{}
	for key := Key(0); key <= KeyPlus; key++ {
		test.Tap(k.keys[slices.IndexFunc(k.keys[:], func(w *padKey) bool { return w.key == key })])
		want = append(want, key)
	}
	if !slices.Equal(*heard, want) {
		t.Errorf("heard %v", *heard)
	}
}

func TestDisabledKeyIsNotReported(t *testing.T) {
	k, heard, _ := newHeardKeypad(t, phone)
	k.Enabled = func(key Key) bool { return key == 1 || key == KeyNext }
	k.Refresh()
	for key := Key(0); key <= KeyNext; key++ {
		test.Tap(k.keys[slices.IndexFunc(k.keys[:], func(w *padKey) bool { return w.key == key })])
	}
	for _, r := range "0123456789" {
		k.TypedRune(r)
	}
	k.TypedKey(key(fyne.KeyBackspace))
	if want := []Key{1, KeyNext, 1}; !slices.Equal(*heard, want) {
		t.Errorf("heard %v, want %v", *heard, want)
	}
}

func TestKeyboardTypesOnKeypad(t *testing.T) {
	k, heard, c := newHeardKeypad(t, phone)
	c.Focus(k)
	k.TypedRune('4')
	k.TypedRune('+')
	k.TypedRune('2')
	k.TypedKey(key(fyne.KeyBackspace))
	k.TypedKey(key(fyne.KeyReturn))
	if want := []Key{4, KeyPlus, 2, KeyBack, KeyNext}; !slices.Equal(*heard, want) {
		t.Errorf("heard %v, want %v", *heard, want)
	}
}

func TestKeypadPassesOtherKeysOnOnlyWhenFocused(t *testing.T) {
	k, _, c := newHeardKeypad(t, phone)
	runes := ""
	c.SetOnTypedRune(func(r rune) { runes += string(r); k.TypedRune(r) })
	c.OnTypedRune()('?')
	c.Focus(k)
	k.TypedRune('?')
	c.Unfocus()
	if runes != "??" {
		t.Errorf("the canvas heard %q", runes)
	}
}

func TestKeysAreThumbSizedAndGrow(t *testing.T) {
	for name, c := range map[string]struct {
		width, least, most float32
	}{
		"on the smallest phone": {288, 64, 64},
		"on a phone":            {358, 64, 70},
		"on a desktop":          {480, 80, 96},
		"with all the room":     {1200, 96, 96},
	} {
		t.Run(name, func(t *testing.T) {
			k := NewKeypad(nil)
			k.Resize(fyne.NewSize(c.width, k.HeightFor(c.width)))
			if got := k.keys[0].Size().Height; got < c.least || got > c.most {
				t.Errorf("a key is %v high", got)
			}
		})
	}
}

func TestKeypadTakesUnsteadyTap(t *testing.T) {
	_, heard, c := newHeardKeypad(t, phone)
	newPointer(c).tap(fyne.NewPos(60, 30), 5, 5)
	if !slices.Equal(*heard, []Key{1}) {
		t.Errorf("heard %v", *heard)
	}
}

func TestPlusSharesThePlaceOfBackspace(t *testing.T) {
	for _, width := range []float32{288, 358, 1200} {
		k := NewKeypad(nil)
		k.Resize(fyne.NewSize(width, k.HeightFor(width)))
		for _, w := range k.keys {
			if s := w.Size(); s.Width < 44 || s.Height < 44 || w.Position().X+s.Width > width+0.1 {
				t.Errorf("at %v key %d is %v at %v", width, w.key, s, w.Position())
			}
		}
		for _, other := range k.keys {
			for _, w := range k.keys {
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

func TestKeypadInLittleRoomHasTwoRowsOfKeys(t *testing.T) {
	k := NewKeypad(nil)
	for _, c := range []struct{ room, key float32 }{{120, 58}, {k.LeastRoom(), 44}} {
		k.Room = c.room
		k.Resize(fyne.NewSize(288, k.HeightFor(288)))
		if k.Size().Height != c.room || k.keys[0].Size().Height != c.key || k.keys[0].Size().Width < 44 {
			t.Errorf("in %v it is %v high, and a key %v", c.room, k.Size().Height, k.keys[0].Size())
		}
	}
}
