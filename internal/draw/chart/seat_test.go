package chart

import (
	"image"
	"image/color"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/sums"
)

func TestPictureIsTurnedClockwise(t *testing.T) {
	picture := image.NewRGBA(image.Rect(0, 0, 3, 2))
	picture.Set(0, 0, color.White) // top left
	for quarters, at := range map[int]image.Point{0: {0, 0}, 1: {1, 0}, 2: {2, 1}, 3: {0, 2}, 4: {0, 0}, -1: {0, 2}} {
		got := turned(picture, quarters)
		if _, _, _, lit := got.At(at.X, at.Y).RGBA(); lit == 0 {
			t.Errorf("after %d quarter turns the corner is not at %v", quarters, at)
		}
	}
}

func TestSeatHasItsSizeAfterATurn(t *testing.T) {
	seat := Seat{Name: "Ann", Total: 26, Note: "2nd", On: color.White, Size: Size{400, 200}, Turn: 1}
	got := must.Get(seat.Draw(Light()))
	expect.Same(t, "its size", got.Bounds().Size(), image.Pt(200, 400))
	if _, err := (Seat{On: color.White}).Draw(Light()); err == nil {
		t.Error("a seat of no size is drawn")
	}
}

func TestSeatOfTheWinnerIsFilledBelowACrown(t *testing.T) {
	gold := color.NRGBA{0xE0, 0xA0, 0x30, 0xFF}
	plain, won := Seat{Name: "Ann", Total: 7}, Seat{Name: "Ann", Total: 7, Gold: gold}
	if in := written(plain, won); !image.Rect(20, 10, 380, 190).In(in) {
		t.Errorf("they differ at %v", in)
	}
	won.On, won.Size = color.White, Size{400, 200}
	got := must.Get(won.Draw(Dark()))
	expect.Same(t, "the ground", color.NRGBAModel.Convert(got.At(380, 100)), color.Color(gold))
}

// written returns where two pictures of seats differ.
func written(a, b Seat) image.Rectangle {
	var drawn [2]image.Image
	for i, s := range []Seat{a, b} {
		s.On, s.Size = color.White, Size{400, 200}
		drawn[i] = must.Get(s.Draw(Light()))
	}
	differ := image.Rectangle{}
	for y := range 200 {
		for x := range 400 {
			if drawn[0].At(x, y) != drawn[1].At(x, y) {
				differ = differ.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return differ
}

func TestSeatSaysWhoReadsItWhatAndWhere(t *testing.T) {
	for _, name := range []string{"Ann", "Maximiliana Katharina", "Donaudampfschifffahrtsgesellschaftskoch"} {
		for _, total := range []int{0, 7, 119, -42} {
			seat := Seat{Name: name, Total: total}
			if in := written(seat, Seat{Name: " ", Total: total}); in.Min.X < 20 || in.Max.X < 100 || in.Max.X > 380 || in.Max.Y > 75 {
				t.Errorf("%q and %d: the name is at %v", name, total, in)
			}
			for _, tt := range []struct {
				what  string
				other Seat
				least image.Rectangle
			}{
				{"the place", Seat{Name: name, Total: total, Note: "4th"}, image.Rect(280, 140, 385, 195)},
				{"who deals", Seat{Name: name, Total: total, Does: "deals"}, image.Rect(85, 25, 385, 75)},
			} {
				if in := written(seat, tt.other); in.Empty() || !in.In(tt.least) {
					t.Errorf("%q and %d: %s is at %v", name, total, tt.what, in)
				}
			}
		}
	}
}

func TestDigitsOfASeatAreInItsMiddle(t *testing.T) {
	for _, total := range []int{8, 40, 888} {
		in := written(Seat{Name: "Ann", Total: total}, Seat{Name: "Ann", Total: 1})
		if middle := in.Min.X + in.Dx()/2; middle < 194 || middle > 206 || in.Min.Y < 75 {
			t.Errorf("%d is at %v", total, in)
		}
	}
}

func TestNumberThatCanBeReadUpsideDownIsUnderlined(t *testing.T) {
	for total, want := range map[int]bool{6: true, 9: true, 86: true, 90: true, 0: false, 8: false, 26: false, -6: false} {
		expect.Same(t, sums.Text(total), turnsInto(sums.Text(total)), want)
	}
	if in := written(Seat{Total: 6}, Seat{Total: 0}); in.Max.Y < 180 {
		t.Errorf("a 6 ends at %v", in)
	}
}
