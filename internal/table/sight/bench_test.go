package sight

import (
	"bytes"
	"context"
	"image"
	"image/jpeg"
	"math/rand/v2"
	"testing"

	"tabby/internal/testing/must"
)

// BenchmarkOneLine opens a photo of 12 megapixels of a line of four cards, and reads it.
func BenchmarkOneLine(b *testing.B) {
	r := rand.New(rand.NewPCG(3, 2))
	deck := catDeck()
	s := scene{w: 1600, h: 1200, table: wood(r), hard: 0.4, Rand: r}
	for i, c := range deck[2:6] {
		s.cards = append(s.cards, lying{c, Point{float64(i)*310 - 465, 0}, 0.1, 400})
	}
	small := s.taken().img
	large := image.NewRGBA(image.Rect(0, 0, 4000, 3000))
	for y := range 3000 {
		for x := range 4000 {
			large.Set(x, y, small.At(x*2/5, y*2/5))
		}
	}
	var photo bytes.Buffer
	must.Do(b, jpeg.Encode(&photo, large, nil))
	d := known(deck)
	b.ReportAllocs()
	for b.Loop() {
		if got := must.Get(d.Read(b.Context(), must.Get(Open(photo.Bytes())))); len(got) != 4 {
			b.Fatalf("%d cards are read, want 4", len(got))
		}
	}
}

// BenchmarkTeach finds the 13 cards of a deck in a photo of 4 megapixels.
func BenchmarkTeach(b *testing.B) {
	r := rand.New(rand.NewPCG(7, 5))
	photo := photoOf(taughtBy(catDeck(), oak(r), 0.35, r).taken().img)
	b.ReportAllocs()
	for b.Loop() {
		if found := must.Get(photo.Cards(context.Background())); len(found) != len(catDeck()) {
			b.Fatalf("%d cards are found, want %d", len(found), len(catDeck()))
		}
	}
}
