package widgets

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"pgregory.net/rapid"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets/shape"
)

func boxes(n int, size fyne.Size) []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, n)
	for i := range all {
		r := canvas.NewRectangle(nil)
		r.SetMinSize(size)
		all[i] = r
	}
	return all
}

// arrangement is one of the layouts, filled with objects.
var arrangements = map[string]func(objects ...fyne.CanvasObject) *fyne.Container{
	"a column": func(o ...fyne.CanvasObject) *fyne.Container { return Column(SpaceSmall, o...) },
	"columns":  func(o ...fyne.CanvasObject) *fyne.Container { return Columns(100, SpaceSmall, o...) },
	"even":     func(o ...fyne.CanvasObject) *fyne.Container { return EvenColumns(100, SpaceSmall, o...) },
	"a board":  func(o ...fyne.CanvasObject) *fyne.Container { return Board(100, SpaceSmall, o...) },
	"a flow":   func(o ...fyne.CanvasObject) *fyne.Container { return Flow(SpaceSmall, o...) },
	"an inset": func(o ...fyne.CanvasObject) *fyne.Container {
		return Inset(SpaceLarge, SpaceSmall, Flow(SpaceSmall, o...))
	},
}

func TestLayoutsKeepObjectsInsideAndApart(t *testing.T) {
	for name, arrange := range arrangements {
		t.Run(name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				var objects []fyne.CanvasObject
				for _, words := range rapid.SliceOfN(rapid.IntRange(1, 9), 1, 12).Draw(t, "words") {
					objects = append(objects, NewBody(strings.Repeat("deal ", words)))
				}
				c := arrange(objects...)
				width := rapid.Float32Range(120, 900).Draw(t, "width")
				c.Resize(fyne.NewSize(width, shape.HeightFor(c, width)))
				checkApart(t, objects, c)
			})
		})
	}
}

func checkApart(t *rapid.T, objects []fyne.CanvasObject, c *fyne.Container) {
	const rounding = 0.5
	for i, o := range objects {
		end := o.Position().Add(o.Size())
		if end.X > c.Size().Width+rounding || end.Y > c.Size().Height+rounding {
			t.Fatalf("object %d ends at %v, outside %v", i, end, c.Size())
		}
		if o.Size().Height+rounding < shape.HeightFor(o, o.Size().Width) {
			t.Fatalf("object %d is %v high and wants %v", i, o.Size().Height, shape.HeightFor(o, o.Size().Width))
		}
		for j, other := range objects[:i] {
			apart := end.X <= other.Position().X+rounding || o.Position().X+rounding >= other.Position().X+other.Size().Width ||
				end.Y <= other.Position().Y+rounding || o.Position().Y+rounding >= other.Position().Y+other.Size().Height
			if !apart {
				t.Fatalf("objects %d and %d overlap", i, j)
			}
		}
	}
}

func TestLayoutHasItsHeightAfterLayout(t *testing.T) {
	for name, arrange := range arrangements {
		t.Run(name, func(t *testing.T) {
			c := arrange(boxes(7, fyne.NewSize(90, 40))...)
			for _, width := range []float32{120, 390, 800} {
				c.Resize(fyne.NewSize(width, 10))
				if got, want := c.MinSize().Height, shape.HeightFor(c, width); got != want {
					t.Errorf("at %v it wants %v, and says %v", width, want, got)
				}
			}
		})
	}
}

func TestColumnsFitTheWidth(t *testing.T) {
	for _, c := range []struct {
		width         float32
		objects, want int
	}{{100, 8, 1}, {207, 8, 1}, {208, 8, 2}, {390, 8, 3}, {900, 8, 8}, {900, 2, 2}} {
		t.Run(fmt.Sprintf("%v wide with %d objects", c.width, c.objects), func(t *testing.T) {
			objects := boxes(c.objects, fyne.NewSize(10, 10))
			columns := Columns(100, SpaceSmall, objects...)
			columns.Resize(fyne.NewSize(c.width, 100))
			inFirstRow := 0
			for _, o := range objects {
				if o.Position().Y == 0 {
					inFirstRow++
				}
			}
			each := (c.width - 8*float32(c.want-1)) / float32(c.want)
			if got := objects[0].Size().Width; inFirstRow != c.want || got != each {
				t.Errorf("%d columns of %v, want %d of %v", inFirstRow, got, c.want, each)
			}
		})
	}
}

func TestColumnsOfABoardEndTogether(t *testing.T) {
	high := func(height float32) fyne.CanvasObject { return Sized(NewBody("Ana"), fyne.NewSize(100, height)) }
	all := []fyne.CanvasObject{high(300), high(100), high(80), high(40)}
	b := Board(100, SpaceSmall, all...)
	b.Resize(fyne.NewSize(330, shape.HeightFor(b, 330)))
	for i, o := range all {
		end := o.Position().Y + o.Size().Height
		expect.Same(t, fmt.Sprint(i, " is the last of its column"), end == b.Size().Height, i != 2)
	}
}

func TestFirstOfTwoLeadsWhereThereIsRoomForThree(t *testing.T) {
	for width, want := range map[float32][2]float32{99: {99, 99}, 208: {100, 100}, 316: {208, 100}, 616: {408, 200}} {
		first, second := NewBody("Ana"), NewBody("Ben")
		l := Lead(100, SpaceSmall, first, second)
		l.Resize(fyne.NewSize(width, shape.HeightFor(l, width)))
		expect.Same(t, fmt.Sprintf("the widths in %v", width), [2]float32{first.Size().Width, second.Size().Width}, want)
		expect.Same(t, fmt.Sprintf("in %v the second is beside the first", width), second.Position().Y == 0, width >= 208)
	}
}

func TestPortraitIsHalfAsWideAsItsColumnWithinBounds(t *testing.T) {
	for width, side := range map[float32]float32{60: 48, 96: 48, 140: 70, 400: 88} {
		face := NewBody("")
		p := Portrait(48, 88, face)
		p.Resize(fyne.NewSize(width, shape.HeightFor(p, width)))
		expect.Same(t, fmt.Sprintf("in %v", width), face.Size(), fyne.NewSquareSize(side))
		expect.Same(t, fmt.Sprintf("in %v it is at the middle", width), face.Position().X, (width-side)/2)
	}
}

func TestEvenColumnsLeaveNoOrphan(t *testing.T) {
	for objects, want := range map[int]int{4: 4, 5: 5, 6: 3, 7: 4, 11: 4} {
		all := boxes(objects, fyne.NewSize(100, 10))
		EvenColumns(100, SpaceSmall, all...).Resize(fyne.NewSize(532, 100)) // room for five
		first := 0
		for _, o := range all {
			if o.Position().Y == 0 {
				first++
			}
		}
		expect.Same(t, fmt.Sprintf("of %d, those in the first line", objects), first, want)
	}
}

func TestLastLineOfEvenColumnsIsInTheMiddle(t *testing.T) {
	all := boxes(5, fyne.NewSize(100, 10))
	EvenColumns(100, SpaceSmall, all...).Resize(fyne.NewSize(316, 100)) // room for three
	expect.Same(t, "the left of the fourth", all[3].Position().X, 54)
	expect.Same(t, "the right of the last", all[4].Position().X+all[4].Size().Width, 316-54)
}

func TestColumnsBesideEachOtherAreAsHighAsTheHighest(t *testing.T) {
	low, high := boxes(2, fyne.NewSize(40, 10)), boxes(2, fyne.NewSize(40, 30))
	all := Columns(100, SpaceSmall, Columns(40, SpaceSmall, low...), Columns(40, SpaceSmall, high...))
	all.Resize(fyne.NewSize(300, shape.HeightFor(all, 300)))
	for _, o := range append(low, high...) {
		expect.Same(t, "the height", o.Size().Height, float32(30))
	}
}

func TestHiddenObjectsTakeNoSpace(t *testing.T) {
	for name, arrange := range arrangements {
		t.Run(name, func(t *testing.T) {
			objects := boxes(3, fyne.NewSize(200, 40))
			c := arrange(objects...)
			full := shape.HeightFor(c, 220)
			objects[1].Hide()
			expect.Same(t, "the height without the second", shape.HeightFor(c, 220), full-48)
		})
	}
}

func TestFlowInScrollIsAsHighAsItsLines(t *testing.T) {
	flow := Flow(SpaceSmall, boxes(10, fyne.NewSize(100, 40))...)
	scroll := container.NewVScroll(flow)
	widgettest.Scene(t, scroll, widgettest.Phone())
	expect.Same(t, "the height of three in a row of 390", flow.MinSize().Height, float32(4*40+3*8))
}

func TestARowGivesItsSpareRoomToOneObject(t *testing.T) {
	objects := boxes(3, fyne.NewSize(50, 40))
	Row(SpaceSmall, 1, objects...).Resize(fyne.NewSize(400, 60))
	expect.Same(t, "the width of the one that grows", objects[1].Size().Width, 400-100-16)
	expect.Same(t, "where those in the middle stand", objects[0].Position().Y, 10)
}
