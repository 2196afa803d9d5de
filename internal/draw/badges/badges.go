// Package badges has what tells people apart in the window, on pages, charts and paper: a cat,
// a colour and a shape.
package badges

import (
	"embed"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tabby/engine/bot"
	"tabby/history"
)

//go:embed *.svg cats/*.svg
var drawings embed.FS

// drawing returns the drawing of a shape as SVG: its outline in white, and on it the
// shape in black. It panics if there is none.
func drawing(name string) []byte {
	svg, err := drawings.ReadFile(name + ".svg")
	if err != nil {
		panic("badges: no drawing " + name)
	}
	return svg
}

// A Shape is the tag on the collar of a cat, and marks the line of a person in a chart.
type Shape struct {
	Name   string // of its drawing, too
	Round  bool   // a circle: it has no outline of corners
	Ringed bool   // a ring around a core, with a gap between them
}

// The sides of circles, as shares of the side of a shape.
const (
	Radius = 0.46 // of a round shape
	Hole   = 0.38 // of the hole in a ring
	Core   = 0.29 // of what stands in the hole
)

// CrownShare is the side of a crown as a share of the side of its badge, and CrownLift the part of
// the crown above the badge.
const (
	CrownShare = 0.5
	CrownLift  = 0.7
)

// StepHigh returns how high the step of one of the first three places is on a podium, as a share of the highest.
func StepHigh(place int) float64 { return float64(9-2*place) / 7 }

// Count is the number of shapes, and of colours.
const Count = 8

// Shapes returns the shapes there are, in the order they are offered.
func Shapes() [Count]Shape {
	return [Count]Shape{
		{Name: "disc", Round: true},
		{Name: "square"},
		{Name: "triangle"},
		{Name: "diamond"},
		{Name: "star"},
		{Name: "hexagon"},
		{Name: "plus"},
		{Name: "ring", Round: true, Ringed: true},
	}
}

// A Point lies on a grid of 100 by 100, from the top left.
type Point struct{ X, Y float64 }

// token is a command or a number of a path.
var token = regexp.MustCompile(`[MLCz]|-?[0-9.]+`)

// Outline returns the corners of a shape, curves drawn as short lines. It panics
// if the drawing is missing or has other commands than M, L, C and z.
func (s Shape) Outline() []Point {
	_, path, _ := strings.Cut(string(drawing(s.Name)), ` d="`)
	path, _, _ = strings.Cut(path, `"`)
	var points, from []Point
	command, numbers := "", []float64(nil)
	for _, word := range token.FindAllString(path, -1) {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			command, numbers = word, nil
			continue
		}
		if numbers = append(numbers, n); len(numbers)%2 == 0 {
			from = append(from, Point{numbers[len(numbers)-2], n})
		}
		switch {
		case command == "C" && len(from) == 3:
			points, from = curve(points, from), nil
		case command != "C" && len(from) == 1:
			points, from = append(points, from[0]), nil
		}
	}
	return points
}

// curve adds a Bézier curve from the last point over two others to a third.
func curve(points, over []Point) []Point {
	const parts = 4
	a := points[len(points)-1]
	for i := 1; i <= parts; i++ {
		t := float64(i) / parts
		u := 1 - t
		at := func(a, b, c, d float64) float64 { return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d }
		points = append(points, Point{at(a.X, over[0].X, over[1].X, over[2].X), at(a.Y, over[0].Y, over[1].Y, over[2].Y)})
	}
	return points
}

// Colors returns the colours of badges, as 0xRRGGBB: the same in every theme, on
// charts and on paper. They have the hues of Okabe and Ito, which people with any
// vision can tell apart: blue, orange, bluish green, reddish purple, sky blue,
// vermillion, yellow and black. All are about equally dark: light and dark cats stand out
// from them, and they from light and from dark grounds.
func Colors() [Count]uint32 {
	return [Count]uint32{0x1F75CD, 0x9C6C00, 0x008560, 0xAF5399, 0x257E9D, 0xC05500, 0x7D7700, 0x73737B}
}

// A Badge is the mark of a person: the face of a cat on a ground, a collar in the colour of that
// ground, and a shape as the tag on the collar. The numbers wrap.
type Badge struct {
	Colour, Shape, Cat int

	Stray bool // a computer player: it has no collar, and a ground that no person has
	Glad  bool // has won: it smiles with closed eyes
}

// Seat returns the badge of a player whose person is not known, by the name and the number of the
// seat.
func Seat(number int, name string) Badge {
	return Badge{Colour: number, Shape: number, Cat: number}.named(name)
}

// Of returns the badge of a person.
func Of(p history.Person) Badge {
	return Badge{Colour: p.Colour, Shape: p.Shape, Cat: p.Cat()}.named(p.Name)
}

// named returns the badge with the face that belongs to the name of a computer player, which are
// the cats that a family gets last.
func (b Badge) named(name string) Badge {
	if i := slices.Index(bot.Names(), name); i >= 0 {
		b.Cat, b.Stray = Cats-1-i, true
	}
	return b
}

// Tagged is the side from which on a badge shows its tag, in device-independent pixels.
const Tagged = 40

// Cats is the number of cats.
const Cats = history.Cats

// A cat is drawn in the paints of the cat of the deck; its own take their place.
type cat struct {
	head                string // its drawing
	over                string // what is drawn over its eyes, or ""
	bare                bool   // has the muzzle of no other
	coat, stripes, iris string // an empty iris: the head has eyes
}

// cats are all cats, in the order in which people get them. Their heads differ in what they are
// shaped like, then in their markings: the coat alone tells no two apart.
var cats = [Cats]cat{
	{head: "fold", coat: "#AFC0D0", stripes: "#7F95AB", iris: "#F2B632"},
	{head: "siamese", bare: true, coat: "#F6E6CB", stripes: "#5A3B30", iris: "#7CC6EA"},
	{head: "lynx", coat: "#E6BB85", stripes: "#7A4A2B", iris: "#C9DB74"},
	{head: "tuxedo", bare: true, coat: "#2E2D39", stripes: "#1F2430", iris: "#C9DB74"},
	{head: "beanie", coat: "#F0A04B", stripes: "#B85C00", iris: "#C9DB74"},
	{head: "persian", bare: true, coat: "#FFF8EE", stripes: "#E9DCC8", iris: "#7CC6EA", over: "lids"},
	{head: "drowsy", coat: "#F3C9A2", stripes: "#C98A5E"},
	{head: "mask", coat: "#D8D6DE", stripes: "#4A4756", iris: "#F2B632"},
	{head: "patch", coat: "#FFF6E6", stripes: "#3B3A46", iris: "#C9DB74"},
	{head: "round", coat: "#7A4B33", stripes: "#5A3626", iris: "#F2B632", over: "glasses"},
	{head: "punk", coat: "#EDC160", stripes: "#7A4A1E", iris: "#C9DB74"},
	{head: "calico", coat: "#FFF8EE", stripes: "#4A3F44", iris: "#C9DB74"},
}

// The paints of the cat of the deck.
const fur, stripes, iris = "#F0A04B", "#B85C00", "#C9DB74"

// A layer is one of the drawings that make up a badge, and its paint if each cat has its own.
// Without paint, the drawing is that of one cat alone, or the same for all.
type layer struct{ name, paint, own string }

// body returns the drawings below the face of a badge with the cat, from back to front.
func (c cat) body(stray bool) []layer {
	ground, collar := "ground", "collar"
	if stray {
		ground, collar = "neutral", ""
	}
	return c.shown(layer{name: ground}, layer{"chest", fur, c.coat}, layer{name: collar}, layer{name: c.head}, layer{name: "muzzle"}, layer{name: "whiskers"})
}

// face returns what is over that, from back to front.
func (c cat) face(glad bool) []layer {
	if glad {
		return c.shown(layer{"glad", iris, c.iris}, layer{name: "smile"}, layer{name: strings.TrimSuffix(c.over, "lids")})
	}
	return c.shown(layer{"eyes", iris, c.iris}, layer{name: "nose"}, layer{name: c.over})
}

// shown returns those of some layers that the cat has.
func (c cat) shown(all ...layer) []layer {
	return slices.DeleteFunc(all, func(l layer) bool {
		return l.name == "" || l.paint == iris && c.iris == "" || l.name == "muzzle" && c.bare
	})
}

// own paints a drawing as the cat is.
func (c cat) own(drawing string) string {
	return strings.NewReplacer(fur, c.coat, stripes, c.stripes, iris, c.iris).Replace(drawing)
}

// SVG returns the badge, with its tag if it is large. Its edge is #ffffff, and its colour
// #000000.
func (b Badge) SVG(large bool) string {
	drawing := cats[wrap(b.Cat, Cats)].drawing(b)
	if large && !b.Stray {
		drawing += tag(wrap(b.Shape, Count))
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">` + drawing + `</svg>`
}

// drawing returns a badge with the cat, without its tag.
func (c cat) drawing(b Badge) string {
	var w strings.Builder
	for _, l := range slices.Concat(c.body(b.Stray), c.face(b.Glad)) {
		w.WriteString(c.own(inside("cats/" + l.name)))
	}
	return w.String()
}

// Painted returns the badge in its colour.
func (b Badge) Painted(large bool) string {
	return strings.ReplaceAll(b.SVG(large), "#000000", fmt.Sprintf("#%06X", Colors()[wrap(b.Colour, Count)]))
}

// tag returns a shape as the tag on a collar.
func tag(shape int) string {
	return `<g transform="translate(38.5,75) scale(0.23,0.23)">` +
		strings.NewReplacer("#ffffff", "#1F2430", "#000000", "#F7CB45").Replace(inside(Shapes()[shape].Name)) + `</g>`
}

// Tag returns the tag on a piece of the collar, in the paints of [Badge.SVG].
func (b Badge) Tag() string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><g transform="translate(-97,-196) scale(2.94,2.94)">` +
		inside("cats/collar") + tag(wrap(b.Shape, Count)) + `</g></svg>`
}

// Sprite returns all that badges consist of as symbols of a page: b- and the number of the cat, behind it
// an s for a stray; f- and that number for the face, behind it a g for one that is glad; and t- and the
// number of the shape for the tag. They are 100 wide and high, their edge is
// #ffffff, and their colour #000000.
func Sprite() string {
	w := &sprite{written: map[string]bool{}}
	for i, c := range cats {
		w.layers(fmt.Sprintf("b-%d", i), c, c.body(false))
		w.layers(fmt.Sprintf("f-%d", i), c, c.face(false))
		w.layers(fmt.Sprintf("f-%dg", i), c, c.face(true))
	}
	for _, name := range bot.Names() {
		stray := Seat(0, name).Cat
		w.layers(fmt.Sprintf("b-%ds", stray), cats[stray], cats[stray].body(true))
	}
	for i := range Count {
		w.symbol(fmt.Sprintf("t-%d", i), tag(i))
	}
	return w.String()
}

// A sprite is written symbol by symbol.
type sprite struct {
	strings.Builder

	written map[string]bool // the layers that are there
}

func (w *sprite) symbol(id, drawing string) {
	fmt.Fprintf(w, `<symbol id="%s">%s</symbol>`, id, drawing)
}

// layers writes layers of a cat as one symbol, and before it those that are not there.
func (w *sprite) layers(id string, c cat, layers []layer) {
	var uses strings.Builder
	for _, l := range layers {
		if !w.written[l.name] {
			w.written[l.name] = true
			drawing := inside("cats/" + l.name)
			if l.paint != "" { // it comes with each use
				drawing = strings.ReplaceAll(drawing, filled(l.paint), "")
			}
			w.symbol("cat-"+l.name, c.own(drawing))
		}
		fill := ""
		if l.own != "" {
			fill = filled(l.own)
		}
		fmt.Fprintf(&uses, `<use xlink:href="#cat-%s"%s/>`, l.name, fill)
	}
	w.symbol(id, uses.String())
}

// filled returns what paints a part of a drawing.
func filled(paint string) string { return fmt.Sprintf(` fill="%s"`, paint) }

// inside returns a drawing without its svg element.
func inside(name string) string {
	_, rest, _ := strings.Cut(string(drawing(name)), ">")
	return strings.TrimSuffix(strings.TrimSpace(rest), "</svg>")
}

func wrap(i, n int) int { return ((i % n) + n) % n }
