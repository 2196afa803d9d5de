package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"pgregory.net/rapid"

	"tabby/internal/draw/badges"
	"tabby/ui/kit/widgets/shape"
)

// nested returns an object that is as deep within others as pages have them: in tiles
// within rows within columns.
func nested(o fyne.CanvasObject, levels int) fyne.CanvasObject {
	for range levels {
		o = Column(SpaceSmall, Row(SpaceSmall, 0, NewTile(Carded, Inset(SpaceTiny, SpaceTiny, o), nil)))
	}
	return o
}

// counted counts how often it is measured.
type counted struct {
	*canvas.Rectangle

	measured int
}

func (c *counted) MinSize() fyne.Size {
	c.measured++
	return fyne.NewSize(20, 20)
}

func TestMeasuringDoesNotDoubleWithEveryLevel(t *testing.T) {
	const levels = 12
	c := &counted{Rectangle: canvas.NewRectangle(nil)}
	o := nested(c, levels)
	shape.HeightFor(o, 700)
	if most := 2 * levels; c.measured > most {
		t.Errorf("measured %d times for one height, want at most %d", c.measured, most)
	}
}

func TestWidthIsThatOfTheMinimumSize(t *testing.T) {
	leaf := rapid.Custom(func(t *rapid.T) fyne.CanvasObject {
		text := strings.TrimSpace(strings.Repeat("deal ", rapid.IntRange(0, 9).Draw(t, "words")))
		switch rapid.IntRange(0, 6).Draw(t, "kind") {
		case 0:
			return NewButton(Primary, text, nil)
		case 1:
			return NewChip(text, nil)
		case 2:
			return NewIconButton(IconBook, text, nil)
		case 3:
			return NewText(text, TextStyle{Whole: true})
		case 4:
			return NewToggle(text, text, nil)
		case 5:
			return WideOr(400, NewBody(text), NewBadgeView(badges.Seat(1, "Ben"), RowBadge))
		}
		return NewBody(text)
	})
	rapid.Check(t, func(t *rapid.T) {
		all := rapid.SliceOfN(leaf, 1, 5).Draw(t, "objects")
		for name, arrange := range arrangements {
			o := nested(arrange(all...), rapid.IntRange(0, 3).Draw(t, "levels"))
			width := rapid.Float32Range(120, 900).Draw(t, "width")
			o.Resize(fyne.NewSize(width, shape.HeightFor(o, width)))
			if got, want := shape.WidthOf(o), o.MinSize().Width; got != want {
				t.Fatalf("%s is %v wide, and its minimum size %v", name, got, want)
			}
		}
	})
}

// BenchmarkNest lays out what is deep within other objects at another width each time.
func BenchmarkNest(b *testing.B) {
	o := nested(NewBody("Ann leads by seven"), 6)
	width := float32(400)
	b.ReportAllocs()
	for b.Loop() {
		width = 800 - width + 1
		o.Resize(fyne.NewSize(width, 400))
	}
}

func TestOutdentedTileIsLevelAtEveryWidth(t *testing.T) {
	title := NewHeading("Yesterday")
	words := Column(SpaceNone, title, NewText("At Grandma’s – Rain all day, so three games in a row.", TextStyle{Lines: 2}))
	tile := NewTile(Bare, Inset(SpaceNone, SpaceTiny, Row(SpaceSmall, 0, words, NewGlyph(IconNext, ColorFelt))), nil)
	level := Level(Outdent(tile), words)
	for width := float32(200); width < 600; width++ {
		level.Resize(fyne.NewSize(width, shape.HeightFor(level, width)))
		if y := Boxes(level)[title].At.Y; y < -1 || y > 1 {
			t.Errorf("%.0f wide: the title begins at %.1f, want at the top", width, y)
		}
	}
}
