package cards

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/draw/art"
)

func TestEveryPossibleFaceHasMotif(t *testing.T) {
	album := albums[art.Day]()
	rapid.Check(t, func(t *rapid.T) {
		f := engine.Face{
			Rank:   rapid.SampledFrom([]string{"", "0", "7", "12", "A", "J", "Q", "K", "99"}).Draw(t, "rank"),
			Suit:   engine.Suit(rapid.IntRange(0, 4).Draw(t, "suit")),
			Points: rapid.IntRange(-5, 50).Draw(t, "points"),
			Power:  engine.Power(rapid.IntRange(0, 9).Draw(t, "power")),
			Name:   strings.Repeat("a ", rapid.IntRange(0, 3).Draw(t, "words")),
		}
		size := sizes().Draw(t, "size")
		p := shown{face: f, size: size}.plan()
		for _, piece := range p.Art {
			if album[piece.Name] == "" {
				t.Fatalf("no drawing %s", piece.Name)
			}
		}
		if len(p.Art)+len(p.Text) == 0 {
			t.Fatalf("the card is blank")
		}
		if len(p.Art) > mostArt || len(p.Text) > mostText {
			t.Fatalf("%d drawings and %d lines are more than a card holds", len(p.Art), len(p.Text))
		}
	})
}
