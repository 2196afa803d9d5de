//go:build long

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/longlist"
)

func TestGamesAreLoadedAsFarAsTheListIsScrolled(t *testing.T) {
	w := walk(t)
	w.opens = &library{w.store, 1000}
	w.start(uitest.Phone())
	w.games()
	number := w.text("1000 games.")
	filter := w.Find("Finished or not").(fyne.CanvasObject)
	if number.Size().Height == 0 || boxOf(number).Top < boxOf(filter).Bottom {
		t.Errorf("the number is at %v, the filter at %v", boxOf(number), boxOf(filter))
	}
	w.Shows("1000 games.", "Ann wins")
	list := uitest.All[*longlist.List](w.Front(), nil)[0]
	before := list.Rows()
	if before > 200 {
		t.Errorf("%d rows at once", before)
	}
	for range 5 {
		w.Scroll(3000)
	}
	if list.Rows() <= before {
		t.Errorf("%d rows, before %d", list.Rows(), before)
	}
	for range 1000 {
		w.Scroll(3000)
	}
	want(t, "all games and evenings", list.Rows(), 1000+200)
}
