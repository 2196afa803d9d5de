package pictures

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/draw/badges"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

func TestPodiumPutsTheFirstInTheMiddleAndHighest(t *testing.T) {
	ann := Stand{badges.Seat(0, "Ann"), "Ann", "3 of 4 won", 1, ""}
	ben := Stand{badges.Seat(1, "Ben"), "Ben", "1 of 4 won", 2, ""}
	cy := Stand{badges.Seat(2, "Cy"), "Cy", "1 of 4 won", 2, ""}
	p := NewPodium([]Stand{ann, ben, cy, ben})
	expect.Same(t, "it says", widgets.Label(p), "1. Ann, 3 of 4 won, 2. Ben, 1 of 4 won, 2. Cy, 1 of 4 won")
	widgettest.Scene(t, container.NewWithoutLayout(p), widgettest.Phone())
	p.Resize(fyne.NewSize(300, shape.HeightFor(p, 300)))
	stands := p.podium.Objects
	if len(stands) != podiumMost {
		t.Fatalf("%d stands", len(stands))
	}
	for i, want := range []string{"Ben, 1 of 4 won, 2", "Ann, 3 of 4 won, 1", "Cy, 1 of 4 won, 2"} {
		expect.Same(t, fmt.Sprintf("stand %d", i), widgets.Label(stands[i]), want)
	}
	if stands[0].Position().Y <= stands[1].Position().Y || stands[0].Position().Y != stands[2].Position().Y {
		t.Errorf("tops at %v, %v, %v", stands[0].Position().Y, stands[1].Position().Y, stands[2].Position().Y)
	}
}

func TestPodiumRisesWithTheFirstPlaceLast(t *testing.T) {
	p := NewPodium([]Stand{{Name: "Ann", Place: 1}, {Name: "Ben", Place: 2}, {Name: "Cy", Place: 3}})
	widgettest.Scene(t, container.NewWithoutLayout(p), widgettest.Phone())
	p.Resize(fyne.NewSize(300, shape.HeightFor(p, 300)))
	down := func(i int) bool { return p.podium.Objects[i].Position().Y >= p.podium.Size().Height }
	for part, want := range map[float32][3]bool{0: {true, true, true}, 0.5: {false, true, false}, 1: {false, false, false}} {
		if p.Rise(part); [3]bool{down(0), down(1), down(2)} != want {
			t.Errorf("at %v below are %t, %t, %t", part, down(0), down(1), down(2))
		}
	}
}

func TestTheCrownLiesOnTheHeadOfTheFirst(t *testing.T) {
	for width, least := range map[float32]float32{256: 72, 358: firstBadge, 616: 150} {
		p := NewPodium([]Stand{{Name: "Ann", Place: 1}, {Name: "Ben", Place: 2}, {Name: "Cy", Place: 3}})
		widgettest.Scene(t, container.NewWithoutLayout(p), widgettest.Phone())
		p.Resize(fyne.NewSize(width, shape.HeightFor(p, width)))
		var crown, badge widgets.Box
		for o, box := range widgets.Boxes(p.podium) {
			switch o.(type) {
			case *widgets.Glyph:
				crown = box
			case *widgets.BadgeView:
				if box.Size.Width > badge.Size.Width {
					badge = box
				}
			}
		}
		if badge.Size.Width < least || crown.Size.Width != badge.Size.Width/2 || crown.At.Y >= badge.At.Y || crown.At.Y+crown.Size.Height <= badge.At.Y {
			t.Errorf("%v wide, the crown is at %v and the badge at %v", width, crown, badge)
		}
	}
}

func TestTheFirstIsNotNamedWhileThePodiumRises(t *testing.T) {
	p := NewPodium([]Stand{{Name: "Ann", Place: 1}, {Name: "Ben", Place: 2}})
	for part, want := range map[float32]string{0: "", 0.9: "", 1: "1. Ann, 2. Ben"} {
		if p.Rise(part); p.AccessibilityLabel() != want {
			t.Errorf("at %v it is called %q", part, p.AccessibilityLabel())
		}
	}
}

func TestOnlyTheFirstIsGladOnceThePodiumIsUp(t *testing.T) {
	p := NewPodium([]Stand{{Name: "Ann", Place: 1}, {Name: "Ben", Place: 2}})
	for part, want := range map[float32]int{0: 0, 0.9: 0, 1: 1} {
		p.Rise(part)
		glad := 0
		for o := range widgets.Boxes(p.podium) {
			if b, ok := o.(*widgets.BadgeView); ok && b.Badge.Glad {
				glad++
			}
		}
		expect.Same(t, fmt.Sprintf("how many are glad at %v", part), glad, want)
	}
}

func TestPodiumFitsASmallPhoneInLargeText(t *testing.T) {
	widgettest.Scaled(t, 2)
	p := NewPodium([]Stand{{Name: "Ann", Place: 1}, {Name: "Ben", Place: 2}, {Name: "Cy", Place: 3}})
	const inside = 256 // on a card
	widgettest.Scene(t, container.NewWithoutLayout(p), widgettest.Phone())
	p.Resize(fyne.NewSize(inside, shape.HeightFor(p, inside)))
	last := p.podium.Objects[podiumMost-1]
	if end := last.Position().X + last.Size().Width; end > inside || p.podium.Size().Width > inside {
		t.Errorf("it ends at %v", end)
	}
}

func TestAPodiumShowsEverybodyWhoSharesAPlaceOrNobody(t *testing.T) {
	for _, c := range []struct {
		places []int
		want   string
	}{
		{[]int{1, 2, 3}, "ABC"},
		{[]int{1, 2, 2}, "ABC"},
		{[]int{1, 1, 3}, "ABC"},
		{[]int{1, 2, 3, 3}, "AB"},
		{[]int{1, 2, 2, 2}, "A"},
		{[]int{1, 1, 1, 1}, ""},
	} {
		var stands []Stand
		for i, place := range c.places {
			stands = append(stands, Stand{Name: string(rune('A' + i)), Place: place})
		}
		got := ""
		for _, s := range OnPodium(stands) {
			got += s.Name
		}
		expect.Same(t, "on the podium", got, c.want)
	}
}

func TestPlaceNameAndTotalOfThoseBehindAreInOneLine(t *testing.T) {
	for _, players := range []int{1, 3, 4, 5} {
		others := NewOthers()
		for i := range players {
			others.Add(NewOther(badges.Seat(i, "Mama"), "4th Mama: 142"))
		}
		widgettest.Scene(t, container.NewWithoutLayout(others), widgettest.Phone())
		others.Resize(fyne.NewSize(358, shape.HeightFor(others, 358)))
		for _, o := range others.Objects {
			expect.Same(t, fmt.Sprintf("height of one of %d", players), o.Size().Height, shape.HeightFor(o, 358))
		}
	}
}

func TestPodiumIsLargerThanUsualOnlyIfThereIsRoom(t *testing.T) {
	face := func(share, width float32) (widest float32) {
		p := NewPodium([]Stand{{Name: "Ann", Place: 1}, {Name: "Ben", Place: 2}, {Name: "Cy", Place: 3}})
		widgettest.Scene(t, container.NewWithoutLayout(p), widgettest.Phone())
		p.SetSize(share)
		p.Resize(fyne.NewSize(width, shape.HeightFor(p, width)))
		for o, box := range widgets.Boxes(p.podium) {
			if _, is := o.(*widgets.BadgeView); is {
				widest = max(widest, box.Size.Width)
			}
		}
		return widest
	}
	for _, width := range []float32{358, 1200} {
		if usual, larger := face(1, width), face(1.5, width); larger > usual != (width > PodiumWidest) {
			t.Errorf("%.0f wide: the face of the first is %.0f, and %.0f where it may be larger", width, usual, larger)
		}
	}
}
