package deck

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// rooms yields tables of every number of players and every length of lines, in
// windows of every shape.
func rooms(yield func(room) bool) {
	text := textSizes{heading: 27, line: 22, caption: 19, note: 19, news: 76, captionWidth: 118, hintWidth: 390}
	for _, size := range []fyne.Size{{Width: 390, Height: 700}, {Width: 320, Height: 336}, {Width: 636, Height: 326}, {Width: 1280, Height: 656}, {Width: 1920, Height: 936}, {Width: 900, Height: 656}} {
		for players := 2; players <= 6; players++ {
			for line := range uint8(13) {
				r := room{size: size, players: players, text: text, low: size.Height < 456}
				for i := range players {
					r.lines[i] = 4
				}
				r.lines[0], r.lines[players-1] = line, line
				if !yield(r) {
					return
				}
			}
		}
	}
}

func (r room) String() string { return fmt.Sprint(r.size, r.players, r.lines) }

func TestNothingOnTheTableLiesOverAnythingElse(t *testing.T) {
	for r := range rooms {
		p := r.plan()
		all := append([]widgets.Box{p.middle}, p.seats...)
		for i, a := range all {
			if a.Size.Width <= 0 || a.Size.Height <= 0 {
				t.Errorf("%v: part %d is %v", r, i, a.Size)
			}
			if a.At.X < 0 || a.At.Y < 0 || a.At.X+a.Size.Width > r.size.Width || a.At.Y+a.Size.Height > max(r.size.Height, p.height) {
				t.Errorf("%v: part %d is beyond the table: %v", r, i, a)
			}
			for j, b := range all[:i] {
				if a.At.X < b.At.X+b.Size.Width && b.At.X < a.At.X+a.Size.Width && a.At.Y < b.At.Y+b.Size.Height && b.At.Y < a.At.Y+a.Size.Height {
					t.Errorf("%v: part %d %v lies over part %d %v", r, i, a, j, b)
				}
			}
		}
	}
}

func TestPlayersSitClockwise(t *testing.T) {
	for r := range rooms {
		p := r.plan()
		middle := r.size.Width / 2
		for i, b := range p.seats[:r.players-1] {
			left, opposite := b.At.X+b.Size.Width < middle, r.players-1 == 2*i+1
			if x := b.At.X + b.Size.Width/2; opposite != (max(x-middle, middle-x) < 1) && !opposite || !opposite && left != (2*i+1 < r.players-1) {
				t.Errorf("%v: player %d sits at %v", r, i, b)
			}
		}
		if own := p.seats[r.players-1]; own.At.Y < p.middle.At.Y {
			t.Errorf("%v: one's own line is not at the foot: %v", r, own)
		}
	}
}

func TestTableUsesTheWindow(t *testing.T) {
	text := textSizes{heading: 27, line: 22, caption: 19, note: 19, news: 76, captionWidth: 118, hintWidth: 390}
	for size, least := range map[fyne.Size]float32{{Width: 390, Height: 700}: 64, {Width: 1280, Height: 656}: 110, {Width: 1920, Height: 936}: 170} {
		r := room{size: size, players: 4, lines: [6]uint8{4, 4, 4, 4}, text: text}
		if p := r.plan(); p.own < least || p.pile < least || p.height > size.Height {
			t.Errorf("%v: one's own cards are %v wide, piles %v; the table is %v high", size, p.own, p.pile, p.height)
		}
	}
}
