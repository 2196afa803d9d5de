package cards

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"tabby/internal/draw/art"
	"tabby/internal/system/contrast"
	"tabby/internal/testing/golden"
)

var (
	picker = fyne.NewSize(44, 62)
	hand   = fyne.NewSize(80, 112)
	table  = fyne.NewSize(250, 350)
)

func TestFacesMatchGoldens(t *testing.T) {
	for _, c := range []struct {
		name, code string
		size       fyne.Size
		light      art.Light
	}{
		{"cat_on_the_table", "0", table, art.Day},
		{"rat_in_the_hand", "9", hand, art.Day},
		{"number_in_the_picker", "7", picker, art.Night},
		{"swap_on_the_table", "S", table, art.Night},
		{"super_peek_in_the_hand", "SP", hand, art.Day},
		{"draw_two_in_the_picker", "D", picker, art.Stark},
		{"ten_of_hearts_on_the_table", "10H", table, art.Stark},
		{"king_of_clubs_on_the_table", "KC", table, art.Day},
		{"queen_of_spades_in_the_picker", "QS", picker, art.Day},
		{"joker_in_the_hand", "Jk1", hand, art.Night},
	} {
		t.Run(c.name, func(t *testing.T) {
			under(t, c.light)
			golden.Same(t, "testdata/face/"+c.name+".xml", test.RenderToMarkup(onTable(t, New(face(c.code)), c.size)))
		})
	}
}

func TestCardFollowsTheme(t *testing.T) {
	card := New(face("0"))
	c := onTable(t, card, table)
	under(t, art.Stark)
	card.Refresh()
	if got, want := test.RenderToMarkup(c), test.RenderToMarkup(onTable(t, New(face("0")), table)); got != want {
		t.Error("it looks as before")
	}
}

// TestUnchangedRefreshDrawsNothing tells by the pixels of the pictures:
// Fyne makes new ones whenever a picture is refreshed or resized.
func TestUnchangedRefreshDrawsNothing(t *testing.T) {
	card := New(face("KC"))
	onTable(t, card, table)
	before := pixels(card)
	card.Refresh()
	card.Resize(card.Size())
	for i, p := range pixels(card) {
		if p != before[i] {
			t.Errorf("picture %d was drawn again", i)
		}
	}
	if allocs := testing.AllocsPerRun(100, card.Refresh); allocs > 10 {
		t.Errorf("%.0f allocations", allocs)
	}
}

func pixels(card fyne.Widget) []image.Image {
	var all []image.Image
	for _, o := range test.WidgetRenderer(card).Objects() {
		if i, ok := o.(*canvas.Image); ok {
			all = append(all, i.Image)
		}
	}
	return all
}

func TestBackAndEmptyMatchGoldens(t *testing.T) {
	for _, c := range []struct {
		name  string
		card  fyne.CanvasObject
		light art.Light
	}{
		{"back", NewBack(""), art.Day},
		{"back_at_night", NewBack(""), art.Night},
		{"empty", NewEmpty(""), art.Day},
	} {
		t.Run(c.name, func(t *testing.T) {
			under(t, c.light)
			golden.Same(t, "testdata/face/"+c.name+".xml", test.RenderToMarkup(onTable(t, c.card, hand)))
		})
	}
}

// TestBackIsSymmetric compares it with itself upside down: a
// card somebody turned must not be known by its back.
func TestBackIsSymmetric(t *testing.T) {
	img := onTable(t, NewBack(""), table).Capture()
	b, differ := img.Bounds(), 0
	for y := range b.Dy() {
		for x := range b.Dx() {
			if far(contrast.Luminance(img.At(x, y)), contrast.Luminance(img.At(b.Dx()-1-x, b.Dy()-1-y))) {
				differ++
			}
		}
	}
	if share := float64(differ) / float64(b.Dx()*b.Dy()); share > 0.01 {
		t.Errorf("%.1f %% of it differs", share*100)
	}
}

func far(a, b float64) bool { return contrast.Ratio(a, b) > 1.2 }

func BenchmarkACardIsShown(b *testing.B) {
	f := face("KC")
	for b.Loop() {
		card := New(f)
		card.Resize(table)
	}
}

func BenchmarkARefreshWithoutNews(b *testing.B) {
	card := New(face("KC"))
	onTable(b, card, table)
	for b.Loop() {
		card.Refresh()
	}
}

func BenchmarkAnAlbumIsDrawn(b *testing.B) {
	for b.Loop() {
		art.Drawings(art.Day)
	}
}
