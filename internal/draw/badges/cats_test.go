package badges_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"os"
	"regexp"
	"strings"
	"testing"

	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/raster"
	"tabby/internal/system/contrast"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// small is the side of the smallest badges, in pixels.
const small = 24

// drawn returns a badge in that size.
func drawn(svg string) image.Image {
	return must.Get(raster.Draw(svg, small, small))
}

func grey(c color.Color) float64 { return float64(color.GrayModel.Convert(c).(color.Gray).Y) / 255 }

// apart returns how much of two pictures differs, as a share.
func apart(a, b image.Image) float64 {
	sum := 0.0
	for y := range small {
		for x := range small {
			if d := math.Abs(grey(a.At(x, y)) - grey(b.At(x, y))); d > 0.1 {
				sum++
			}
		}
	}
	return sum / small / small
}

// TestHeadsDifferInOneColour compares all cats in the same coat, in shades of grey, as small as
// they are shown: it is not the colour that tells them apart.
func TestHeadsDifferInOneColour(t *testing.T) {
	const least = 0.15 // of what is seen
	for i := range badges.Cats {
		for j := range i {
			for _, glad := range []bool{false, true} {
				if got := apart(drawn(badges.Plain(i, glad)), drawn(badges.Plain(j, glad))); got < least {
					t.Errorf("%.3f of cats %d and %d differ, glad %v", got, i, j, glad)
				}
			}
		}
	}
}

// TestAWinnerLooksGlad compares each cat with itself where eyes and mouth are.
func TestAWinnerLooksGlad(t *testing.T) {
	const least = 0.02 // of what is seen
	for i := range badges.Cats {
		if got := apart(drawn(badges.Badge{Cat: i}.Painted(false)), drawn(badges.Badge{Cat: i, Glad: true}.Painted(false))); got < least {
			t.Errorf("%.3f of cat %d differs when it is glad", got, i)
		}
	}
}

// TestEyesAreSeenInTheSmallestBadge looks for light and dark where the eyes are.
func TestEyesAreSeenInTheSmallestBadge(t *testing.T) {
	for i := range badges.Cats {
		picture := drawn(badges.Badge{Cat: i}.Painted(false))
		for _, left := range []int{small / 4, small * 7 / 12} {
			darkest, lightest := 1.0, 0.0
			for y := small * 2 / 5; y < small*3/5; y++ {
				for x := left; x < left+small/6; x++ {
					l := contrast.Luminance(picture.At(x, y))
					darkest, lightest = min(darkest, l), max(lightest, l)
				}
			}
			if got := contrast.Ratio(darkest, lightest); got < contrast.Sign {
				t.Errorf("an eye of cat %d has a contrast of %.1f", i, got)
			}
		}
	}
}

// TestComputersHaveNoCollar looks at the badges of two with the same cat.
func TestComputersHaveNoCollar(t *testing.T) {
	person, computer := badges.Of(history.Person{Name: "Ann"}), badges.Of(history.Person{Name: "Mittens"})
	if person.Stray || !computer.Stray {
		t.Fatalf("%+v, %+v", person, computer)
	}
	if got := apart(drawn(person.Painted(false)), drawn(computer.Painted(false))); got < 0.02 {
		t.Errorf("%.3f of the badges differ", got)
	}
	if strings.Contains(computer.SVG(true), "translate") {
		t.Error("a computer has a tag")
	}
}

// TestComputersHaveAGroundThatNoPersonHas looks at it beside the chin of each.
func TestComputersHaveAGroundThatNoPersonHas(t *testing.T) {
	ground := func(b badges.Badge) color.Color { return drawn(b.Painted(false)).At(2, small/2) }
	for colour := range badges.Count {
		computer := badges.Seat(colour, "Mittens")
		expect.Same(t, "the ground of a computer", ground(computer), ground(badges.Seat(0, "Mittens")))
		if person := badges.Seat(colour, "Ann"); ground(person) == ground(computer) {
			t.Errorf("colour %d has the ground of a computer", colour)
		}
	}
}

// TestAComputerHasOneFace compares the badges of one who is known and at any seat.
func TestAComputerHasOneFace(t *testing.T) {
	for i, name := range bot.Names() {
		known, seated := badges.Of(history.Person{Name: name, Colour: i, Chosen: i + 2}), badges.Seat(i+1, name)
		if known.Cat != seated.Cat || seated.Cat != badges.Seat(i, name).Cat {
			t.Errorf("%s: %+v, %+v", name, known, seated)
		}
	}
}

// TestTheSpriteHasEveryBadge looks for what pages refer to.
func TestTheSpriteHasEveryBadge(t *testing.T) {
	sprite := badges.Sprite()
	for _, use := range append(regexp.MustCompile(`href="#([^"]+)"`).FindAllStringSubmatch(sprite, -1),
		[]string{"", "b-11"}, []string{"", "b-11s"}, []string{"", "f-0"}, []string{"", "f-11g"}, []string{"", "t-7"}) {
		expect.Same(t, fmt.Sprintf("how often %s is there", use[1]), strings.Count(sprite, `id="`+use[1]+`"`), 1)
	}
}

func TestEveryDrawingOfACatIsShown(t *testing.T) {
	for _, f := range must.Get(os.ReadDir("cats")) {
		if name, _ := strings.CutSuffix(f.Name(), ".svg"); !badges.Names()[name] {
			t.Errorf("nothing shows %s", f.Name())
		}
	}
}

// TestTagsDifferOnTheCollar compares the tags as they are chosen, and looks for the collar behind them.
func TestTagsDifferOnTheCollar(t *testing.T) {
	for i := range badges.Count {
		for j := range i {
			if apart(drawn(badges.Badge{Shape: i}.Tag()), drawn(badges.Badge{Shape: j}.Tag())) == 0 {
				t.Errorf("tags %d and %d are the same", i, j)
			}
		}
		left := color.NRGBAModel.Convert(drawn(badges.Badge{Shape: i}.Tag()).At(2, small/4))
		expect.Same(t, "collar", left, color.Color(color.NRGBA{A: 255}))
	}
}
