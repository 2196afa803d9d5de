package badges

import (
	"fmt"
	"strings"

	"tabby/engine/bot"
	"tabby/history"
)

// A Badge is the mark of a person: the face of a cat on a ground, whose colour its collar has as
// well, and a shape as the tag on the collar. The numbers wrap.
type Badge struct {
	Colour, Shape, Cat int

	Stray bool // has no collar: a computer player
}

// Seat returns the badge of a player who is not known.
func Seat(n int) Badge { return Badge{Colour: n, Shape: n, Cat: n} }

// Of returns the badge of a person.
func Of(p history.Person) Badge {
	return Badge{Colour: p.Colour, Shape: p.Shape, Cat: p.Cat(), Stray: bot.IsName(p.Name)}
}

// Tagged is the side from which on a badge shows its tag, in device-independent pixels.
const Tagged = 40

// Cats is the number of cats.
const Cats = history.Cats

// A cat is drawn in the paints of the cat of the deck; its own take their place.
type cat struct {
	head                string // its drawing
	over                string // what is drawn over its eyes, or ""
	coat, stripes, iris string // an empty iris: the head has eyes
}

// cats are all cats, in the order in which people get them. Their heads differ in what they are
// shaped like, then in their markings: the coat alone tells no two apart.
var cats = [Cats]cat{
	{head: "fold", coat: "#AFC0D0", stripes: "#7F95AB", iris: "#F2B632"},
	{head: "siamese", coat: "#F6E6CB", stripes: "#5A3B30", iris: "#7CC6EA"},
	{head: "lynx", coat: "#E6BB85", stripes: "#7A4A2B", iris: "#C9DB74"},
	{head: "tuxedo", coat: "#2E2D39", stripes: "#1F2430", iris: "#C9DB74"},
	{head: "beanie", coat: "#F0A04B", stripes: "#B85C00", iris: "#C9DB74"},
	{head: "persian", coat: "#FFF8EE", stripes: "#E9DCC8", iris: "#7CC6EA", over: "lids"},
	{head: "drowsy", coat: "#F3C9A2", stripes: "#C98A5E"},
	{head: "mask", coat: "#D8D6DE", stripes: "#4A4756", iris: "#F2B632"},
	{head: "patch", coat: "#FFF6E6", stripes: "#3B3A46", iris: "#C9DB74"},
	{head: "round", coat: "#7A4B33", stripes: "#5A3626", iris: "#F2B632", over: "glasses"},
	{head: "punk", coat: "#EDC160", stripes: "#7A4A1E", iris: "#C9DB74"},
	{head: "calico", coat: "#FFF8EE", stripes: "#4A3F44", iris: "#C9DB74"},
}

// The paints of the cat of the deck.
const fur, stripes, iris = "#F0A04B", "#B85C00", "#C9DB74"

// own paints a drawing as the cat is.
func (c cat) own(drawing string) string {
	return strings.NewReplacer(fur, c.coat, stripes, c.stripes, iris, c.iris).Replace(drawing)
}

// Ground returns the ground of a badge, as the inside of an SVG of 100 by 100: its edge in
// #ffffff, and its colour in #000000.
func Ground() string { return part("ground") }

// Chest returns what is below the head of a cat, and on it the collar unless it is a stray, in
// the colours of a ground.
func Chest(number int, stray bool) string {
	chest := cats[wrap(number, Cats)].own(part("chest"))
	if stray {
		return chest
	}
	return chest + part("collar")
}

// Head returns the head of a cat.
func Head(number int) string {
	c := cats[wrap(number, Cats)]
	head := part(c.head)
	if c.iris != "" {
		head += part("eyes")
	}
	if head += part("nose"); c.over != "" {
		head += part(c.over)
	}
	return c.own(head)
}

// Tag returns a shape as the tag on a collar.
func Tag(number int) string {
	shape := inside(Drawing(Shapes()[wrap(number, Count)].Name))
	return `<g transform="translate(38.5,75) scale(0.23,0.23)">` +
		strings.NewReplacer("#ffffff", "#1F2430", "#000000", "#F7CB45").Replace(shape) + `</g>`
}

// SVG returns the badge, with its tag where it is large. Its edge is #ffffff, and its colour
// #000000.
func (b Badge) SVG(large bool) string {
	drawing := Ground() + Chest(b.Cat, b.Stray) + Head(b.Cat)
	if large && !b.Stray {
		drawing += Tag(b.Shape)
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">` + drawing + `</svg>`
}

// Painted returns the badge in its colour.
func (b Badge) Painted(large bool) string {
	return strings.ReplaceAll(b.SVG(large), "#000000", fmt.Sprintf("#%06X", Colors()[wrap(b.Colour, Count)]))
}

// part returns a part of a cat.
func part(name string) string {
	svg, err := drawings.ReadFile("cats/" + name + ".svg")
	if err != nil {
		panic("badges: no part " + name)
	}
	return inside(svg)
}

// inside returns a drawing without its svg element.
func inside(svg []byte) string {
	_, rest, _ := strings.Cut(string(svg), ">")
	return strings.TrimSuffix(strings.TrimSpace(rest), "</svg>")
}

func wrap(i, n int) int { return ((i % n) + n) % n }
