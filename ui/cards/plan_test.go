package cards

import (
	"testing"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"

	"tabby/engine"
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
		card := planOf(shown{face: engine.Face{Rank: "5", Points: 5}, size: size}).card
		if got := card.size.Width / card.size.Height; got < 0.713 || got > 0.715 {
			t.Fatalf("%v is not 5:7", card.size)
		}
		left, right := card.at.X, size.Width-card.at.X-card.size.Width
		above, below := card.at.Y, size.Height-card.at.Y-card.size.Height
		if !near(left, right) || !near(above, below) || min(left, above) < -0.01 {
			t.Fatalf("%v at %v is not in the middle of %v", card.size, card.at, size)
		}
	})
}

func near(a, b float32) bool { return a-b < 0.1 && b-a < 0.1 }

func TestNothingExtendsBeyondCard(t *testing.T) {
	faces := all()
	rapid.Check(t, func(t *rapid.T) {
		s := shown{
			face: rapid.SampledFrom(faces).Draw(t, "face"), size: sizes().Draw(t, "size"),
			keyed: rapid.Bool().Draw(t, "keyed"), inset: rapid.SampledFrom([]float32{0, ringGap}).Draw(t, "inset"),
		}
		p := planOf(s)
		for _, piece := range p.art {
			if !holds(p.card, piece.box.at, piece.box.size) {
				t.Fatalf("%s at %v sticks out of %v", piece.name, piece.box, p.card)
			}
		}
		for _, l := range p.text {
			at, size := l.capitals()
			if !holds(p.card, at, size) {
				t.Fatalf("%q at %v, %v sticks out of %v", l.text, at, size, p.card)
			}
		}
	})
}

// capitals returns the place of the capitals of a line.
func (l line) capitals() (fyne.Position, fyne.Size) {
	size := fyne.NewSize(widthOf(l.text, l.size), l.size*capitals)
	at := l.at.SubtractXY(0, size.Height/2)
	if l.centred {
		at = at.SubtractXY(size.Width/2, 0)
	}
	return at, size
}

func holds(b box, at fyne.Position, size fyne.Size) bool {
	const rounding = 1
	end, edge := at.Add(size), b.at.Add(b.size)
	return at.X > b.at.X-rounding && at.Y > b.at.Y-rounding && end.X < edge.X+rounding && end.Y < edge.Y+rounding
}

func TestSmallerCardShowsLess(t *testing.T) {
	for _, c := range []struct {
		name, code string
		size       fyne.Size
		keyed      bool
		art, text  int
	}{
		{"a small number is only the number", "7", fyne.NewSize(44, 62), false, 0, 1},
		{"a small power is only its sign", "S", fyne.NewSize(44, 62), false, 1, 0},
		{"a small king is rank and suit", "KD", fyne.NewSize(44, 62), false, 1, 1},
		{"a card in the hand has a picture", "7", fyne.NewSize(80, 112), false, 1, 1},
		{"a power in the hand has its name", "S", fyne.NewSize(80, 112), false, 1, 1},
		{"a name too small to read is left out", "SP", fyne.NewSize(50, 70), false, 1, 0},
		{"a card on the table has an index", "7", fyne.NewSize(125, 175), false, 1, 2},
		{"a long name takes two lines", "SP", fyne.NewSize(125, 175), false, 2, 2},
		{"a jack on the table shows what it does", "JC", fyne.NewSize(125, 175), false, 4, 2},
		{"a key is plain also where there is room", "7", fyne.NewSize(80, 112), true, 0, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := planOf(shown{face: face(t, c.code), size: c.size, keyed: c.keyed})
			if len(p.art) != c.art || len(p.text) != c.text {
				t.Errorf("got %d drawings and %d lines, want %d and %d", len(p.art), len(p.text), c.art, c.text)
			}
		})
	}
}

func TestCardsOfDeckLookDifferent(t *testing.T) {
	for _, v := range engine.Variants() {
		for _, d := range v.Decks {
			seen := map[string]string{}
			for _, f := range d.Deck {
				p := planOf(shown{face: f, size: fyne.NewSize(44, 62)})
				looks := ""
				for _, piece := range p.art {
					looks += piece.name + " "
				}
				for _, l := range p.text {
					looks += l.text
				}
				if other, ok := seen[looks]; ok && other != f.Code {
					t.Errorf("%s: %s and %s both show %q", v.ID, other, f.Code, looks)
				}
				seen[looks] = f.Code
			}
		}
	}
}
