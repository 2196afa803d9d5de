package cards

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"tabby/internal/draw/art"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/golden"
)

// keyOf returns a key of a face that counts its taps.
func keyOf(code string) (key *Key, taps *int) {
	taps = new(int)
	return NewKey(face(code), func() { *taps++ }), taps
}

func TestKeysMatchGoldens(t *testing.T) {
	for _, c := range []struct {
		name, code string
		light      art.Light
		with       func(*Key)
	}{
		{"number", "7", art.Day, func(*Key) {}},
		{"spent", "P", art.Day, func(k *Key) { k.SetSpent(true) }},
		{"spent_at_night", "KD", art.Night, func(k *Key) { k.SetSpent(true) }},
		{"focused", "KD", art.Day, (*Key).FocusGained},
		{"hovered", "9", art.Stark, func(k *Key) { k.MouseIn(&desktop.MouseEvent{}) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			under(t, c.light)
			key, _ := keyOf(c.code)
			canvas := onTable(t, key, fyne.NewSize(56, 78))
			c.with(key)
			golden.Same(t, "testdata/key/"+c.name+".xml", test.RenderToMarkup(canvas))
		})
	}
}

func TestKeyActsOnTapSpaceAndEnter(t *testing.T) {
	key, taps := keyOf("5")
	onTable(t, key, picker)
	test.Tap(key)
	key.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	key.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	expect.Same(t, "taps", *taps, 3)
}

func TestAUsedUpCardIsReported(t *testing.T) {
	key, taps := keyOf("5")
	onTable(t, key, picker)
	key.SetSpent(true)
	test.Tap(key)
	key.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	expect.Same(t, "taps", *taps, 2)
}

func TestAUsedUpCardDiffersByMoreThanColour(t *testing.T) {
	key, _ := keyOf("P")
	onTable(t, key, picker)
	key.SetSpent(true)
	d := test.WidgetRenderer(key).(*keyRenderer).drawing
	if _, _, _, alpha := d.panel.FillColor.RGBA(); alpha != 0 {
		t.Error("its panel is still there")
	}
	if d.art[0].Translucency == 0 {
		t.Error("its sign is as strong as ever")
	}
}

func TestKeyIsThumbSized(t *testing.T) {
	key, _ := keyOf("5")
	least := key.MinSize()
	if least.Width < 44 || least.Height < 56 {
		t.Errorf("it may be as small as %v", least)
	}
	expect.Same(t, "its height where it is 60 wide", key.HeightFor(60), 84)
	expect.Same(t, "its height where it is 20 wide", key.HeightFor(20), least.Height)
}

func TestCardsHaveTheNamesOfTheirFaces(t *testing.T) {
	key, _ := keyOf("KC")
	for _, o := range []fyne.Accessible{key, New(face("KC"))} {
		if got, want := o.AccessibilityLabel(), face("KC").Name; got != want || want == "" {
			t.Errorf("%T is %q, want %q", o, got, want)
		}
	}
}
