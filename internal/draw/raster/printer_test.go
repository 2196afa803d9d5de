package raster

import "testing"

const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#000000"/></svg>`

func squares() *Printer[int] { return NewPrinter(func(int) string { return square }) }

func TestDrawingIsPrintedOncePerSize(t *testing.T) {
	p := squares()
	first := p.Print(1, 20, 30)
	if first == nil || first != p.Print(1, 20, 30) {
		t.Error("it is printed anew")
	}
	if p.Print(1, 40, 60) == first || p.Print(2, 20, 30) == first || len(p.prints) != 3 {
		t.Errorf("%d prints of two sizes and another", len(p.prints))
	}
}

func TestNothingIsPrintedWithoutRoom(t *testing.T) {
	p := squares()
	for _, size := range [][2]float32{{}, {-20, 30}, {20, -1}} {
		if img := p.Print(1, size[0], size[1]); img != nil {
			t.Errorf("%v: %v", size, img.Bounds())
		}
	}
	if p.Print(1, 0.1, 0.1) == nil {
		t.Error("a tiny one is not printed")
	}
}

func TestOnlyDrawingsArePrinted(t *testing.T) {
	if img := NewPrinter(func(int) string { return "" }).Print(1, 20, 20); img != nil {
		t.Errorf("%v is printed", img.Bounds())
	}
}

func TestPrintsAreBounded(t *testing.T) {
	p := squares()
	for i := range mostPrints + 10 {
		p.Print(i, 4, 4)
	}
	if len(p.prints) > mostPrints {
		t.Errorf("%d prints", len(p.prints))
	}
}
