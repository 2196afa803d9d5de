package cards

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/draw/art"
)

func TestDrawingIsPrintedOncePerSize(t *testing.T) {
	p := newPrinter(art.Day)
	small, large := fyne.NewSize(20, 30), fyne.NewSize(40, 60)
	first := p.print(art.Stripes, small)
	if first == nil || first != p.print(art.Stripes, small) {
		t.Error("it is printed anew")
	}
	if p.print(art.Stripes, large) == first || len(p.prints) != 2 {
		t.Errorf("%d prints of two sizes", len(p.prints))
	}
}

func TestNothingIsPrintedWhereThereIsNoRoom(t *testing.T) {
	p := newPrinter(art.Day)
	for _, size := range []fyne.Size{{}, {Width: -20, Height: 30}, {Width: 20, Height: -1}} {
		if img := p.print(art.Stripes, size); img != nil {
			t.Errorf("%v: %v", size, img.Bounds())
		}
	}
	if img := p.print(art.Stripes, fyne.NewSize(0.1, 0.1)); img == nil {
		t.Error("a tiny one is not printed")
	}
}

func TestPrintCacheIsBounded(t *testing.T) {
	p := newPrinter(art.Day)
	for i := range mostPrints + 10 {
		p.print("suit-clubs", fyne.NewSize(float32(4+i%40), float32(4+i/40)))
	}
	if len(p.prints) > mostPrints {
		t.Errorf("%d prints", len(p.prints))
	}
}

// TestAheadLeavesFyneAlone prints where there is no Fyne, which belongs to another goroutine.
func TestAheadLeavesFyneAlone(t *testing.T) {
	work := Ahead([]engine.Face{face("5"), face("S")}, fyne.NewSize(61, 87))
	app := fyne.CurrentApp()
	defer fyne.SetCurrentApp(app)
	fyne.SetCurrentApp(nil)
	work()
}

func TestAheadPrintsWhatCardsNeed(t *testing.T) {
	everyLight(t, func(t *testing.T, l art.Light) {
		under(t, l)
		size := fyne.NewSize(63, 88)
		var faces []engine.Face
		for _, code := range []string{"0", "9", "S", "10H", "Jk1"} {
			faces = append(faces, face(code))
		}
		var work sync.WaitGroup
		work.Go(Ahead(faces, size))
		work.Wait()
		p := printers[l]()
		before := len(p.prints)
		for _, f := range faces {
			onTable(t, New(f), size)
		}
		onTable(t, NewBack(""), size)
		if before == 0 || len(p.prints) != before {
			t.Errorf("%d prints, and %d more were needed", before, len(p.prints)-before)
		}
	})
}
