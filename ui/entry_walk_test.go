package ui_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/uitest"
	"tabby/ui/widgets"
)

// A box is where something is in the window.
type box struct{ Left, Top, Right, Bottom float32 }

// boxOf returns where an object is.
func boxOf(o fyne.CanvasObject) box {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return box{at.X, at.Y, at.X + o.Size().Width, at.Y + o.Size().Height}
}

// within reports whether a box is inside another.
func (b box) within(c box) bool {
	return b.Left >= c.Left && b.Top >= c.Top && b.Right <= c.Right && b.Bottom <= c.Bottom
}

// textScale sets the scale of the text, from the next start on.
func (w *walker) textScale(scale float32) {
	w.store.setting["preferences"] = fmt.Sprintf(`{"text":%v,"still":true}`, scale)
}

func TestActiveRowIsInSightOfAKeypadThatKeepsItsPlace(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 320, Height: 480}, {Width: 844, Height: 390}, {Width: 932, Height: 430}} {
		for _, scale := range []float32{1, 2} {
			t.Run(fmt.Sprint(size, scale), func(t *testing.T) {
				w := walk(t)
				w.textScale(scale)
				w.begin(to100, "Ann", "Ben", "Cy", "Dot", "Eve", "Fay")
				w.start(size)
				w.Tap("Enter round 1")
				pad := boxOf(uitest.All[*widgets.Keypad](w.Front(), nil)[0])
				for _, score := range []string{"7", "8", "9", "12", "15", "20"} {
					w.activeRowIsInSight(pad)
					w.digits(score)
					want(t, "keypad after "+score, boxOf(uitest.All[*widgets.Keypad](w.Front(), nil)[0]), pad)
				}
			})
		}
	}
}

// activeRowIsInSight fails unless the row that is typed into is on the screen and
// not below the keypad, whose keys fit a thumb.
func (w *walker) activeRowIsInSight(pad box) {
	w.Helper()
	window := box{0, 0, w.Window.Canvas().Size().Width, w.Window.Canvas().Size().Height}
	row := uitest.All(w.Front(), func(t *widgets.Tile) bool { return t.Selected() })[0]
	for _, s := range uitest.All[*container.Scroll](w.Front(), nil) {
		if seen := boxOf(s); !boxOf(row).within(seen) || seen.Bottom > pad.Top && seen.Right > pad.Left || !pad.within(window) {
			w.Errorf("row %v, rows %v, keypad %v", boxOf(row), seen, pad)
		}
	}
	if key := w.Find("5").(fyne.CanvasObject).Size(); key.Width < 44 || key.Height < 44 {
		w.Errorf("a key is %v", key)
	}
}
