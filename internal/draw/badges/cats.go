package badges

import (
	"fmt"
	"slices"
	"strings"

	"tabby/engine/bot"
	"tabby/history"
)

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
