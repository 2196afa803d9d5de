package cards

import (
	"testing"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
)

// sizes returns those cards are shown at, and odd ones.
func sizes() *rapid.Generator[fyne.Size] {
	return rapid.Custom(func(t *rapid.T) fyne.Size {
		return fyne.NewSize(rapid.Float32Range(leastWidth, 400).Draw(t, "width"), rapid.Float32Range(35, 500).Draw(t, "height"))
	})
}

func TestCardIsFiveBySevenAndCentred(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := sizes().Draw(t, "size")
		card := shown{face: engine.Face{Rank: "5", Points: 5}, size: size}.plan().Card
		if got := card.Width / card.Height; got < 0.713 || got > 0.715 {
			t.Fatalf("%v is not 5:7", card)
		}
		left, right := card.X, size.Width-card.X-card.Width
		above, below := card.Y, size.Height-card.Y-card.Height
		if !near(left, right) || !near(above, below) || min(left, above) < -0.01 {
			t.Fatalf("%v is not in the middle of %v", card, size)
		}
	})
}

func near(a, b float32) bool { return a-b < 0.1 && b-a < 0.1 }

func TestNothingExtendsBeyondCard(t *testing.T) {
	faces := all()
	rapid.Check(t, func(t *rapid.T) {
		s := shown{
			face: rapid.SampledFrom(faces).Draw(t, "face"), size: sizes().Draw(t, "size"),
			plain: rapid.Bool().Draw(t, "plain"), inset: rapid.SampledFrom([]float32{0, widgets.RingGap}).Draw(t, "inset"),
		}
		p := s.plan()
		for _, piece := range p.Art {
			if !holds(p.Card, piece.Box) {
				t.Fatalf("%s at %v sticks out of %v", piece.Name, piece.Box, p.Card)
			}
		}
		for _, l := range p.Text {
			if at := capitalsOf(l); !holds(p.Card, at) {
				t.Fatalf("%q at %v sticks out of %v", l.Text, at, p.Card)
			}
		}
	})
}

// capitalsOf returns the place of the capitals of a line.
func capitalsOf(l art.Line) art.Box {
	b := art.Box{X: l.X, Width: widthOf(l.Text, l.Size), Height: l.Size * capitals}
	b.Y = l.Y - b.Height/2
	if l.Centred {
		b.X -= b.Width / 2
	}
	return b
}

func holds(b, in art.Box) bool {
	const rounding = 1
	return in.X > b.X-rounding && in.Y > b.Y-rounding && in.X+in.Width < b.X+b.Width+rounding && in.Y+in.Height < b.Y+b.Height+rounding
}

func TestSmallerCardShowsLess(t *testing.T) {
	for _, c := range []struct {
		name, code string
		size       fyne.Size
		inset      float32
		plain      bool
		art, text  int
	}{
		{"a small number is only the number", "7", fyne.NewSize(44, 62), 0, false, 0, 1},
		{"a small power is only its sign", "S", fyne.NewSize(44, 62), 0, false, 1, 0},
		{"a small king is rank and suit", "KD", fyne.NewSize(44, 62), 0, false, 1, 1},
		{"a card in the hand has a picture", "7", fyne.NewSize(80, 112), 0, false, 1, 1},
		{"a power in the hand has its name", "S", fyne.NewSize(80, 112), 0, false, 1, 1},
		{"a name too small to read is left out", "SP", fyne.NewSize(50, 70), 0, false, 1, 0},
		{"a card on the table has an index", "7", fyne.NewSize(125, 175), 0, false, 1, 2},
		{"a long name takes two lines", "SP", fyne.NewSize(125, 175), 0, false, 2, 2},
		{"a jack on the table shows what it does", "JC", fyne.NewSize(125, 175), 0, false, 4, 2},
		{"a card with the focus shows as much", "7", fyne.NewSize(50, 70), widgets.RingGap, false, 1, 1},
		{"a key in large text is plain", "7", fyne.NewSize(80, 112), 0, true, 0, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := shown{face: face(c.code), size: c.size, inset: c.inset, plain: c.plain}.plan()
			if len(p.Art) != c.art || len(p.Text) != c.text {
				t.Errorf("got %d drawings and %d lines, want %d and %d", len(p.Art), len(p.Text), c.art, c.text)
			}
		})
	}
}

func TestCardsOfDeckLookDifferent(t *testing.T) {
	for _, v := range engine.Variants() {
		for _, d := range v.Decks {
			seen := map[string]string{}
			for _, f := range d.Deck {
				p := shown{face: f, size: fyne.NewSize(44, 62)}.plan()
				looks := ""
				for _, piece := range p.Art {
					looks += piece.Name + " "
				}
				for _, l := range p.Text {
					looks += l.Text
				}
				if other, ok := seen[looks]; ok && other != f.Code {
					t.Errorf("%s: %s and %s both show %q", v.ID, other, f.Code, looks)
				}
				seen[looks] = f.Code
			}
		}
	}
}
