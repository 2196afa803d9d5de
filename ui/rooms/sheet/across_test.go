package sheet

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestEverybodyHasTheirOwnSeatAtTheTable(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(390, 700), fyne.NewSize(320, 340), fyne.NewSize(844, 250), fyne.NewSize(1280, 640)} {
		for i := range 18 {
			n := 2 + i/2
			all := spots(n, size, i%2 == 1)
			if len(all) != n {
				t.Fatalf("%d players have %d seats", n, len(all))
			}
			free := middle(all, size)
			if free.Size.Width < 80 || free.Size.Height < 40 {
				t.Errorf("%v, %d players: the middle is %v", size, n, free)
			}
			for i, a := range all {
				if a.At.X < free.At.X+free.Size.Width && free.At.X < a.At.X+a.Size.Width && a.At.Y < free.At.Y+free.Size.Height && free.At.Y < a.At.Y+a.Size.Height {
					t.Errorf("%v, %d players: seat %d is in the middle %v: %v", size, n, i, free, a)
				}
				if a.At.X < 0 || a.At.Y < 0 || a.At.X+a.Size.Width > size.Width || a.At.Y+a.Size.Height > size.Height {
					t.Errorf("%v, %d players: seat %d is outside: %v", size, n, i, a)
				}
				if i > 0 && a.turn < all[i-1].turn {
					t.Errorf("%d players do not sit clockwise: %v", n, all)
				}
				for _, b := range all[:i] {
					if a.At.X < b.At.X+b.Size.Width && b.At.X < a.At.X+a.Size.Width && a.At.Y < b.At.Y+b.Size.Height && b.At.Y < a.At.Y+a.Size.Height {
						t.Errorf("%v, %d players: seats overlap: %v, %v", size, n, a, b)
					}
				}
			}
		}
	}
}
