package chart

import (
	"image"
	"image/color"
	"testing"
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
	seat := Seat{Name: "Ann", Total: 26, Note: "2nd", Size: Size{400, 200}, Turn: 1}
	got, err := seat.Draw(Light())
	if err != nil {
		t.Fatal(err)
	}
	if got.Bounds().Size() != image.Pt(200, 400) {
		t.Errorf("it is %v large", got.Bounds().Size())
	}
	if _, err := (Seat{}).Draw(Light()); err == nil {
		t.Error("a seat of no size is drawn")
	}
}

func TestSeatHasItsPlaceBesideAnyName(t *testing.T) {
	drawn := func(name, note string) image.Image {
		got, err := Seat{Name: name, Total: 1119, Note: note, Size: Size{400, 200}}.Draw(Light())
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	for _, name := range []string{"Ann", "Donaudampfschifffahrtsgesellschaftskoch"} {
		with, without := drawn(name, "4th"), drawn(name, "")
		ink := 0
		for y := range 100 {
			for x := 330; x < 400; x++ { // where names end and places stand
				if with.At(x, y) != without.At(x, y) {
					ink++
				}
			}
		}
		if ink == 0 {
			t.Errorf("%s has no place", name)
		}
	}
}
